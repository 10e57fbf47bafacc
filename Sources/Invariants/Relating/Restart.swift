internal import Model
internal import Replay
internal import Text

/// Replaces an engine by a fresh engine wherever the first engine rests; the fresh engine must
/// continue in the same way.
struct Restart {
  private(set) var agreement: Agreement
  private let engine: EngineFactory
  private var start: FreshStart
  private var fresh: SecondEngine?
  /// Whether any input occurred since the beginning or the last fresh start.
  private var isUsed = false
  private var objection = "nothing happens after a rest"

  /// Why a fresh start cannot be exact; nil if it can.
  static func objection(_ terms: Terms) -> Reason? {
    terms.contract.offsetResolution == 0
      ? nil
      : .unsuited("the engine rounds offsets, so a fresh start cannot match the offset at rest")
  }

  init(_ original: Original, image: String, _ terms: Terms) {
    agreement = Agreement(image, terms)
    engine = original.engine
    start = FreshStart(original.scene)
  }

  /// Processes a step of the first engine.
  ///
  /// - Parameters:
  ///   - frame: What the engine shows.
  ///   - isDrawn: Whether the step is a frame of the clock.
  ///   - moment: The input that the engine received in this step.
  ///   - rest: The time since which the engine has been still.
  ///   - isWanted: Whether a fresh engine may start at a rest just before this input.
  mutating func follow(
    _ frame: Frame, _ cause: Step.Cause, drawing isDrawn: Bool, _ moment: Moment?,
    _ rest: Step.Rest, isWanted: Bool, _ location: StepLocation
  ) throws(EngineError) {
    guard agreement.isOpen else { return }
    if let moment {
      start.apply(moment)
      isUsed = true
    }
    try fresh?.follow(to: location.time, drawing: isDrawn, moment)
    if let fresh {
      agreement.compare(frame, fresh.frame, location)
      agreement.compareCallbacks(frame.callbacks, fresh.frame.callbacks, location)
    }
    if cause == .before, isWanted, isUsed, rest.isAtRest(at: location.time) {
      do throws(Objection) {
        try startAfresh(frame, at: location.time)
      } catch {
        objection = error.message
      }
    }
  }

  private mutating func startAfresh(_ frame: Frame, at time: Instant) throws(Objection) {
    let second: SecondEngine
    let scene = try start.scene(showing: frame)
    do { second = try SecondEngine(engine, in: scene, at: time) } catch {
      throw Objection(.sense, error.message)
    }
    let views = zip(frame.views, second.frame.views).map {
      (one: OffsetAndZoom($0), other: OffsetAndZoom($1))
    }
    guard views.allSatisfy({ agreement.isSame($0.one, $0.other) }) else {
      throw Objection(
        .sense, "a new engine that starts at the rest position shows another position")
    }
    fresh = second
    isUsed = false
    agreement.begin(views)
  }

  func verdict(_ end: End) -> Verdict {
    var agreement = agreement
    if fresh == nil { agreement.close(because: objection) }
    return agreement.verdict(end)
  }
}
