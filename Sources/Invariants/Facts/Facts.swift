internal import Model
internal import Replay
internal import Text

/// The facts about one view at one step, computed once for all invariants.
///
/// A class, because it is large and has a fixed address: passing a structure of this size to an
/// invariant would copy it. One judge writes it, between two steps, so no access needs an
/// exclusivity check. Values of their own hold what belongs together; each of them changes only
/// through its methods.
final class Facts {
  @exclusivity(unchecked) var step = StepFacts()
  /// The view's index in the scene.
  let view: Int
  /// The declared properties of the view, after the changes so far.
  @exclusivity(unchecked) var scene: ViewScene
  /// Pixels per point.
  @exclusivity(unchecked) var scale: Double
  /// The view this one is inside, at the same step; nil for one directly in the window.
  let outer: Facts?
  /// The steps in which the engine shows offsets: an offset that is nearer to an edge than that may
  /// be past it.
  let resolution: Double
  /// How far the shown offset may be from the observed one; 0 for an engine.
  let error: Double
  /// The step of the engine's clock, in seconds.
  let clockStep: Double
  /// Whether the engine shows events at frames only.
  let actsAtFrames: Bool
  /// What the engine reports. Insets that it does not report are those of the scene.
  let reports: Abilities

  @exclusivity(unchecked) var now = ViewState()
  /// The view at the last step; the same as `now` at the first.
  @exclusivity(unchecked) var was = ViewState()
  /// Whether the view has the scroll range and the content that it had at the last step.
  @exclusivity(unchecked) var scrollRangeUnchanged = true
  @exclusivity(unchecked) var pace = PaceFacts()
  /// How well this step is known. `Tally` ignores steps that were not observed.
  @exclusivity(unchecked) var sight = Step.Sight()
  /// Whether the view really was at `was` at the last step: it was observed, or it was at rest.
  @exclusivity(unchecked) var isWasKnown = true
  /// Whether a finger is down on an unknown view.
  @exclusivity(unchecked) var isOwnerUnknown = false
  /// How far the offset is outside its range on each axis; negative inside.
  @exclusivity(unchecked) var overscroll = Point.zero
  @exclusivity(unchecked) var wasOverscroll = Point.zero

  /// The fingers that came down on this view or on one inside it.
  @exclusivity(unchecked) var fingers = Fingers()
  @exclusivity(unchecked) var wereFingers = Fingers()
  /// How far the only finger travelled in a moment of touches: the sum of all its moves. Nil if it
  /// was not one and the same finger throughout, or if it was found again after a rotation.
  @exclusivity(unchecked) var travel: Point?
  /// The total path of all its fingers since the last step, along each axis.
  @exclusivity(unchecked) var path = Point.zero
  @exclusivity(unchecked) var sequence = TouchSequence()
  /// Whether a finger is on a view inside this one.
  @exclusivity(unchecked) var isTouchedInside = false
  /// Whether fingers scroll a view inside this one; they then no longer belong to this one.
  @exclusivity(unchecked) var isCarriedInside = false
  /// How many touches of the view began in this step: in one moment several touches may begin and
  /// end.
  @exclusivity(unchecked) var touchesBegun = 0

  /// The events in this step's moment.
  @exclusivity(unchecked) var happened: StepEvents = []
  @exclusivity(unchecked) var app = AppFacts()
  @exclusivity(unchecked) var keyboard: KeyboardFacts
  /// What the recorded device showed of the view when it reported that it had come to rest.
  @exclusivity(unchecked) var expected: Observation?
  /// Whether there is such a report: it is large, and tested at every step.
  @exclusivity(unchecked) var isExpected = false
  /// The time of the last event.
  @exclusivity(unchecked) var lastInput = Instant(nanoseconds: .min)
  /// Whether this view, and everything else, has been at rest for long enough to be certain.
  @exclusivity(unchecked) var isAtRest = false
  /// Whether it was at rest at the last step. Before the first step everything is at rest.
  @exclusivity(unchecked) var wasAtRest = true
  /// What happened since the rest before this one.
  @exclusivity(unchecked) var sinceRest = SinceRest()
  /// The distance travelled according to its reported velocity since it last visibly moved.
  @exclusivity(unchecked) var hiddenDistance = 0.0
  @exclusivity(unchecked) var callbacks: [Callback] = []
  /// The named signals of the app.
  @exclusivity(unchecked) var signals = AppSignals()
  @exclusivity(unchecked) var interest: Interest = []

  init(_ scene: ViewScene, at view: Int, inside outer: Facts?, _ window: Window, _ terms: Terms) {
    self.scene = scene
    self.view = view
    self.outer = outer
    scale = window.scale
    keyboard = KeyboardFacts(windowBottom: window.size.height)
    resolution = terms.contract.offsetResolution
    error = terms.observationError
    clockStep = terms.contract.timeResolution.seconds
    actsAtFrames = terms.contract.actsAtFrames > 0
    reports = terms.abilities
  }

  var time: Instant { step.time }

  /// Seconds since the last step.
  var elapsed: Double { step.elapsed }

  /// Whether the speed in this step is the speed of the view.
  var showsSpeed: Bool { elapsed >= 0.004 && !step.isPartial }

  var hasMoved: Bool { now.offset != was.offset || now.zoom != was.zoom }

  /// Whether the offset has changed since another one by more than the errors of both.
  func hasSurelyLeft(_ other: Point) -> Bool {
    guard error > 0 else { return now.offset != other }
    return Axis.allCases.contains { (now.offset[$0] - other[$0]).magnitude > 2 * error }
  }

  /// The same in this step, or its zoom has changed.
  var hasSurelyMoved: Bool { hasSurelyLeft(was.offset) || now.zoom != was.zoom }

  /// Whether a touch of the view began in this step; it may have ended in it too.
  var isTouched: Bool { wereFingers.count == 0 && touchesBegun > 0 }

  /// Whether a finger that lifts at this step was held for longer than the declared time: since it
  /// last moved, or since it came down if the contract says so.
  func wasHeld(_ contract: EngineContract) -> Bool {
    let since = contract.heldSinceDown ? sequence.finger.landed : sequence.finger.lastMove
    return step.inputTime - since > contract.heldStill + contract.timeResolution
  }

  /// The same of a gesture so short that it certainly was not held, for an engine that measures the
  /// gesture.
  func isShortGesture(_ contract: EngineContract) -> Bool {
    !contract.heldSinceDown
      || step.inputTime - sequence.finger.landed + contract.timeResolution < contract.heldStill
  }

  /// Whether the finger of the last touch has passed the slop.
  func isPastSlop(_ contract: EngineContract) -> Bool {
    sequence.finger.reach(contract.slopShape) > contract.slop
  }

  /// Whether the engine reported this callback in this step.
  func isReported(_ kind: Callback.Kind) -> Bool { callbacks.contains { $0.kind == kind } }

  /// Whether this is the first step at rest since anything happened.
  var hasJustRested: Bool { isAtRest && !wasAtRest }

  /// Whether the offset is strictly inside its range on an axis, now and at the last step.
  func isInside(_ axis: Axis) -> Bool {
    overscroll[axis] < -resolution && wasOverscroll[axis] < -resolution
  }

  /// The scroll range along an axis.
  func space(_ axis: Axis) -> Double { now.highest(axis) - now.lowest(axis) }

  /// Whether it reports a speed so low that in the time for which rest is observed the movement
  /// stays within the resolution of its offsets, or the distance so far is that small. Errors of a
  /// recorder hide the end of a motion for up to a second.
  var isCreeping: Bool {
    if error > 0, !(reportsActivity && now.activity.isEmpty) {
      return sight.stillness ?? .zero < .seconds(1)
    }
    guard resolution > 0, now.speed > 0 else { return false }
    return now.speed * 0.2 <= 2 * resolution || hiddenDistance <= 2 * resolution
  }

  /// The size of a point of the view in the window: larger for a view inside one that is zoomed.
  var pointInWindow: Double { pointInWindow(now) }

  func pointInWindow(_ state: ViewState) -> Double {
    guard scene.inside != nil, state.bounds.width > 0 else { return 1 }
    let scale = state.frame.size.width / state.bounds.width
    return scale > 0 ? scale : 1
  }

  private var reportsInsets: Bool { reports.contains(.insets) }

  /// Whether the engine reports the scroll range at this step.
  var isScrollRangeReported: Bool { !sight.isRecorded && reportsInsets }

  var reportsActivity: Bool { reports.contains(.activity) }

  var reportsVelocity: Bool { reports.contains(.velocity) }

  /// Whether the scroll range is known. A recorded device does not report how its keyboard, its
  /// refresh control and its wheels change the range, and neither does an engine that reports no
  /// insets.
  var isScrollRangeKnown: Bool {
    if isScrollRangeReported { return true }
    if scene.refresh != nil, now.readouts.refreshing != false { return false }
    if let policy = scene.keyboard, policy.avoids != .ignore, keyboard.current != .hidden {
      return false
    }
    guard let wheel = scene.wheel else { return isCentringKnown }
    let first = (wheel.rowHeight - now.bounds.height) / 2
    let last = first + wheel.lastContentRow(turns: turns(of: wheel)) * wheel.rowHeight
    let end = now.highest(.y)
    return abs(now.lowest(.y) - first) <= 1 && end >= last - 1 && end <= last + 1
  }

  /// Whether the zoom limits of the view are known: the scene alone does not specify what fitted
  /// the first layout.
  var areLimitsKnown: Bool {
    reportsInsets || scene.zoom.limits == .fixed || scene.zoom.limits == .fit && isScrollRangeKnown
  }

  /// Insets that differ between the two sides move the centre of small content.
  private var isCentringKnown: Bool {
    scene.layout.small == .leading
      || Axis.allCases.allSatisfy { axis in
        now.content[axis] + min(0, scene.insets.leading(axis) + scene.insets.trailing(axis))
          >= now.bounds[axis]
          || scene.insets.leading(axis) == scene.insets.trailing(axis)
      }
  }

  var isZoomInLimits: Bool { now.zoom >= now.minimumZoom && now.zoom <= now.maximumZoom }

  /// Whether the view comes to rest only at defined positions.
  var restsOnPositions: Bool {
    scene.scroll.paging || scene.snap != nil || scene.wheel != nil || now.traits.contains(.slides)
  }
}
