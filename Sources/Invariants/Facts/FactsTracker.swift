internal import Model
internal import Replay

/// Computes the facts of every view, step by step.
final class FactsTracker {
  let scene: Scene
  /// How long everything must have been still to count as being at rest.
  private let quiet: TimeSpan
  /// How long everything must have been still while a view reports motion. Rounding may hide the
  /// end of a motion for longer, and a view that is not yet at rest may move on.
  private let quietInMotion: TimeSpan
  let notes: [Facts]
  /// The same facts as in `notes`, for access in every step.
  private let views: Uncounted<Facts>
  let touches: TouchTracker
  /// How often each view got a new frame rectangle in this moment.
  @exclusivity(unchecked) var framesRequested: [Int]
  /// Whether any view got a new frame rectangle in this moment.
  @exclusivity(unchecked) var hasRequestedFrames = false
  @exclusivity(unchecked) var isFirst = true
  @exclusivity(unchecked) var lastTime = Instant.zero
  @exclusivity(unchecked) var wasAtRest = true
  @exclusivity(unchecked) var stepFacts = StepFacts()
  /// Whether a finger is down and it is unknown on which view.
  @exclusivity(unchecked) var isOwnerUnknown = false
  @exclusivity(unchecked) private var lastFrame = Instant.zero
  /// Whether events after the last frame were passed on at the time of that frame, or an engine
  /// that moves only at frames has shown no frame yet, so that the time of its last frame is
  /// unknown.
  @exclusivity(unchecked) private var hadEventsSinceFrame: Bool
  /// When a view was last notified of the keyboard late, or changed its range because a drag
  /// dismissed the keyboard: the view may begin to move at that time.
  @exclusivity(unchecked) private var keyboardArrived = Instant(nanoseconds: .min / 2)
  private let inference: Inference?
  let actsAtFrames: Bool
  /// The additional delay of frames, compared with an engine that shows its input at the next
  /// frame.
  let lag: TimeSpan
  /// Whether there are nested views.
  let isNested: Bool
  /// Whether each view contains other views.
  let containsViews: [Bool]
  /// Whether any view currently has a keyboard policy.
  @exclusivity(unchecked) var hasKeyboards: Bool
  /// Whether a drag may dismiss the keyboard.
  let mayDismiss: Bool

  /// - Parameter terms: What the engine reports, and the steps to which it rounds offsets. With
  ///   large steps, the slow end of a motion looks like rest for longer.
  init(_ scene: Scene, _ terms: Terms) {
    self.scene = scene
    inference = Inference(scene, terms)
    isNested = scene.views.contains { $0.inside != nil }
    var containsViews = Array(repeating: false, count: scene.views.count)
    for view in scene.views {
      guard let outer = view.inside, containsViews.indices.contains(outer) else { continue }
      containsViews[outer] = true
    }
    self.containsViews = containsViews
    hasKeyboards = scene.views.contains { $0.keyboard != nil }
    mayDismiss = scene.views.contains { $0.keyboard.map { $0.dismiss != .none } ?? false }
    actsAtFrames = terms.contract.actsAtFrames > 0
    hadEventsSinceFrame = !actsAtFrames && terms.contract.movesAtFrames
    // The times of frames are rounded to nanoseconds, so that two frames may be closer together.
    lag = TimeSpan(
      nanoseconds: (terms.frame.nanoseconds - 1) * Int64(max(0, terms.contract.actsAtFrames - 1)))
    touches = TouchTracker(views: scene.views.count)
    framesRequested = Array(repeating: 0, count: scene.views.count)
    // Errors hide the end of a motion for longer than rounding does.
    let isRounded = terms.contract.offsetResolution > 0
    quiet = .milliseconds(terms.observationError > 0 ? 250 : isRounded ? 200 : 100)
    quietInMotion = isRounded ? max(quiet, .seconds(1)) : quiet
    var notes: [Facts] = []
    // A parent precedes the views inside it.
    for (index, view) in scene.views.enumerated() {
      let outer = view.inside.flatMap { notes.indices.contains($0) ? notes[$0] : nil }
      notes.append(Facts(view, at: index, inside: outer, scene.window, terms))
    }
    self.notes = notes
    views = Uncounted(notes)
  }

  /// Processes a step, and passes the facts of each view to `report`. If values must be inferred,
  /// the reported facts belong to an earlier step.
  ///
  /// - Parameter times: The times of the step's events, if they differ from the time of the step.
  func note(_ step: borrowing Step, at times: [Instant] = [], _ report: (Int, Facts) -> Void) {
    if let inference {
      inference.add(step, times)
      while inference.isReady { infer(inference, report) }
    } else {
      begin(step, times)
      write(step, report)
    }
  }

  /// Processes the steps that were waiting for further steps, because there are no further steps.
  func finish(_ report: (Int, Facts) -> Void) {
    while let inference, !inference.isEmpty { infer(inference, report) }
  }

  private func infer(_ inference: Inference, _ report: (Int, Facts) -> Void) {
    begin(inference.next, inference.nextTimes)
    inference.fill(touches)
    write(inference.next, report)
    inference.drop()
  }

  private func begin(_ step: borrowing Step, _ times: [Instant]) {
    if isFirst {
      lastFrame = step.time
      stepFacts.seenSince = step.time
    }
    if isBehindHole(step) { stepFacts.seenSince = step.time }
    if step.cause == .frame { lastFrame = step.time }
    if hasKeyboards {
      for note in notes where note.scene.keyboard != nil {
        note.keyboard.beginStep()
        note.keyboard.notify(at: step.time)
      }
    }
    if step.cause != .before, !step.moment.events.isEmpty { update(step, times) }
    // If an engine acts at frames, the keyboard may already have arrived when a frame first shows
    // the event that moved it.
    if hasKeyboards {
      for note in notes where note.scene.keyboard != nil {
        note.keyboard.notify(at: step.time)
        if note.keyboard.hasArrived { keyboardArrived = step.time }
      }
    }
    // No event reports when a keyboard that a drag dismisses has disappeared.
    if mayDismiss, hasOtherScrollRange(step) { keyboardArrived = step.time }
    stepFacts.inputTime = times.last ?? step.time
    stepFacts.isPartial = step.cause == .frame && hadEventsSinceFrame
    if step.cause == .frame { hadEventsSinceFrame = false }
    if step.cause == .after, stepFacts.inputTime > step.time { hadEventsSinceFrame = true }
    stepFacts.isOfSeveralTimes = times.first != times.last
    stepFacts.index = step.index
    stepFacts.time = step.time
    stepFacts.cause = step.cause
    stepFacts.location = step.location
    if !isFirst { stepFacts.elapsed = step.time.seconds(since: lastTime) }
  }

  private func hasOtherScrollRange(_ step: borrowing Step) -> Bool {
    zip(step.frame.views, notes).contains { state, note in
      note.scene.keyboard != nil
        && (state.insets != note.now.insets || state.bounds != note.now.bounds)
    }
  }

  private func write(_ step: borrowing Step, _ report: (Int, Facts) -> Void) {
    // A newly created engine is at rest, and so is a device when its recording begins.
    let isAtRest = isFirst ? step.sight.isLook : isQuiet(step)
    let count = min(step.frame.views.count, views.count)
    // A formula may read the facts of any view at the same step.
    for view in 0..<count { views.with(view) { write($0, view, step, isAtRest) } }
    for view in 0..<count { views.with(view) { report(view, $0) } }
    isFirst = false
    lastTime = step.time
    wasAtRest = isAtRest
  }

  /// Whether the state just before this step is unknown. An engine is queried in every step, but an
  /// engine that moves only at frames shows nothing in between if its frames are far apart.
  private func isBehindHole(_ step: borrowing Step) -> Bool {
    step.sight.isRecorded ? step.sight.isHole : step.time - lastFrame > .milliseconds(100)
  }

  /// Whether everything has certainly been still for long enough.
  private func isQuiet(_ step: borrowing Step) -> Bool {
    guard step.time - keyboardArrived >= quiet else { return false }
    let sight = step.sight
    guard let stillness = sight.stillness else {
      let lapse = step.rest.declaresMotion ? quietInMotion : quiet
      return step.rest.isQuiet(for: lapse, at: step.time)
    }
    // A view that was observed at rest remains at rest until something happens. Without an
    // observation there is no proof of rest.
    guard sight.isLook else { return wasAtRest && step.happened.isEmpty && !sight.isHole }
    return step.rest.fingers.count == 0 && stillness >= quiet
      && step.time - step.rest.lastInput >= quiet
  }
}
