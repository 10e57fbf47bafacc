internal import Model
internal import Replay

/// A touch that the system cancels has no lasting effect: from the next rest on, the engine behaves
/// like a fresh engine.
///
/// The check cancels every second stroke of the recording instead of lifting the finger. If the
/// view then rests before the next stroke, a fresh engine starts from the same state, and the
/// behaviour of both engines is compared.
///
/// If this invariant is broken, a user receives a call in the middle of a swipe, and the list does
/// not respond until the app is restarted. Engines have treated a cancelled finger as a finger that
/// is still down, or coasted at its speed.
struct CancelEqualsFresh: Relation {
  static let summary = "after a cancelled touch the engine behaves as if there had been none"
  static let needs: Abilities = [.cancel]

  static func trials(of original: Original, _ terms: Terms) -> Trials {
    if let reason = Restart.objection(terms) { return .untested(reason) }
    return .replays([0, 1].map { Interrupted(original, $0, terms) })
  }

  private struct Interrupted: Trial {
    private let original: Original
    private let phase: Int
    private var second: SecondEngine?
    private var restart: Restart
    private var strokes = 0

    init(_ original: Original, _ phase: Int, _ terms: Terms) {
      self.original = original
      self.phase = phase
      restart = Restart(original, image: "as if no touch had been cancelled", terms)
    }

    private var isCancelling: Bool { strokes % 2 == phase }

    mutating func observe(_ step: borrowing Step) throws(ReplayError) {
      guard restart.agreement.isOpen else { return }
      do { try follow(step) } catch { throw .engine(error) }
    }

    private mutating func follow(_ step: borrowing Step) throws(EngineError) {
      if second == nil {
        second = try SecondEngine(original.engine, in: original.scene, at: step.time)
        // A recording without events begins with a frame.
        guard step.isDrawn else { return }
      }
      let input =
        step.cause == .after ? step.moment.input.map { cancelled($0, step.fingersBefore) } : nil
      try second?.follow(to: step.time, drawing: step.isDrawn, input)
      guard let second else { return }
      try restart.follow(
        second.frame, step.cause, drawing: step.isDrawn, input, second.rest,
        isWanted: strokes > 0 && isCancelling, StepLocation(step))
    }

    private mutating func cancelled(_ moment: Moment, _ before: FingersDown) -> Moment {
      var (moment, fingers) = (moment, before)
      moment.mapTouches { touch in
        if touch.phase == .down, fingers.count == 0 { strokes += 1 }
        if touch.phase != .move { fingers.toggle(touch.finger) }
        if touch.phase == .up, isCancelling { touch.phase = .cancel }
      }
      return moment
    }

    func conclude(_ end: End) -> Verdict { restart.verdict(end) }
  }
}
