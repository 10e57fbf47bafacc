internal import Model
internal import Replay
internal import Text

/// A second engine that receives a changed recording while the first engine receives the original
/// recording. At every step the second engine must show a correspondingly changed picture.
struct TransformedReplay<Change: Transformation>: Trial {
  private var change: Change
  private let original: Original
  private let engine: EngineFactory
  private var second: SecondEngine?
  private var agreement: Agreement
  private var before = Frame()
  private var location = StepLocation()

  /// - Parameters:
  ///   - engine: The engine of the second replay, if its settings differ from the first engine's
  ///     settings.
  init(_ change: Change, of original: Original, on engine: EngineFactory? = nil, _ terms: Terms) {
    self.change = change
    self.original = original
    self.engine = engine ?? original.engine
    agreement = Agreement(Change.image, terms)
  }

  mutating func observe(_ step: borrowing Step) throws(ReplayError) {
    guard agreement.isOpen else { return }
    do {
      try follow(step)
    } catch let error as EngineError {
      throw .engine(error)
    } catch let error as Objection {
      agreement.close(because: error.message)
    } catch {
      agreement.close(because: "\(error)")
    }
  }

  func conclude(_ end: End) -> Verdict { agreement.verdict(end) }

  private mutating func follow(_ step: borrowing Step) throws {
    location = StepLocation(step)
    let time = change.time(step.time)
    guard second != nil else {
      try begin(step.frame, at: time)
      // A recording without events begins with a frame.
      if step.isDrawn { try second?.follow(to: time, drawing: true, nil) }
      return
    }
    if step.cause == .after, var moment = step.moment.input {
      moment.time = time
      try change.change(&moment, showing: before, step.fingersBefore)
      try second?.follow(to: time, drawing: false, moment)
    } else {
      try second?.follow(to: time, drawing: step.isDrawn, nil)
    }
    try compare(step.frame, step.rest)
    if step.cause == .before { before = step.frame }
  }

  private mutating func begin(_ frame: Frame, at time: Instant) throws {
    let scene = try change.scene(original.scene, showing: frame)
    let second = try SecondEngine(engine, in: scene, at: time)
    self.second = second
    before = frame
    for view in frame.views.indices {
      let image = try change.image(of: frame.views[view])
      guard agreement.isSame(image, OffsetAndZoom(second.frame.views[view])) else {
        throw Objection(.sense, "the engine does not start at the offset of the changed scene")
      }
    }
  }

  private mutating func compare(_ frame: Frame, _ rest: Step.Rest) throws(Objection) {
    guard let second else { return }
    var images: [OffsetAndZoom] = []
    for view in frame.views.indices { images.append(try change.image(of: frame.views[view])) }
    guard change.hasChanged, areComparable(rest, second) else { return }
    for view in frame.views.indices where view < second.frame.views.count {
      agreement.compare(
        images[view], OffsetAndZoom(second.frame.views[view]), view: view,
        width: frame.views[view].bounds.width, location)
    }
    guard !Change.isComparedAtRest else { return }
    agreement.compareActivity(frame, second.frame, location)
    agreement.compareCallbacks(frame.callbacks, second.frame.callbacks, location)
  }

  private func areComparable(_ rest: Step.Rest, _ second: SecondEngine) -> Bool {
    !Change.isComparedAtRest
      || rest.isAtRest(at: location.time) && second.rest.isAtRest(at: second.now)
  }
}
