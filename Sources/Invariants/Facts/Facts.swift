internal import Model
internal import Replay
internal import Text

/// The facts about one view at one step, computed once for all invariants.
///
/// This is a class because it is large: passing a structure of this size to an invariant would copy
/// it. Only one judge writes it, between two steps, so no access needs an exclusivity check.
/// Related values are grouped in separate types, which change only through their methods.
final class Facts {
  @exclusivity(unchecked) var step = StepFacts()
  /// The view's index in the scene.
  let view: Int
  /// The declared properties of the view, after the changes so far.
  @exclusivity(unchecked) var scene: ViewScene { didSet { declared = DeclaredTraits(scene) } }
  /// What the scene declares of the view.
  @exclusivity(unchecked) private(set) var declared: DeclaredTraits
  /// Pixels per point.
  @exclusivity(unchecked) var scale: Double
  /// The view that contains this view, at the same step; nil for a view directly in the window.
  let outer: Facts?
  /// The steps to which the engine rounds offsets: the true offset may be outside its range if the
  /// shown offset is less than a step inside it.
  let resolution: Double
  /// How far the observed offset of a recorded device may be from the true offset; 0 for an engine.
  let error: Double
  /// The step of the engine's clock, in seconds.
  let clockStep: Double
  /// Whether the engine shows the effects of events only at frames.
  let actsAtFrames: Bool
  /// What the engine reports. Insets that the engine does not report are taken from the scene.
  let reports: Abilities

  @exclusivity(unchecked) var now = ViewState()
  /// The view at the last step; equal to `now` at the first step.
  @exclusivity(unchecked) var was = ViewState()
  /// Whether the view has the same scroll range and content as at the last step.
  @exclusivity(unchecked) var scrollRangeUnchanged = true
  @exclusivity(unchecked) var pace = PaceFacts()
  /// How well this step is known. `Tally` ignores steps that were not observed.
  @exclusivity(unchecked) var sight = Step.Sight()
  /// Whether `was` is the true state of the view at the last step: the view was observed or at
  /// rest.
  @exclusivity(unchecked) var isWasKnown = true
  /// Whether a finger is down and it is unknown on which view.
  @exclusivity(unchecked) var isOwnerUnknown = false
  /// How far the offset is outside its range on each axis; negative inside.
  @exclusivity(unchecked) var overscroll = Point.zero
  @exclusivity(unchecked) var wasOverscroll = Point.zero

  /// The fingers that are down, and came down on this view or on a view inside it.
  @exclusivity(unchecked) var fingers = Fingers()
  @exclusivity(unchecked) var wereFingers = Fingers()
  /// How far the only finger travelled in a moment of touches: the sum of all its moves. The value
  /// is nil if it was not the same finger throughout, or if its path was interrupted by a layout
  /// change.
  @exclusivity(unchecked) var travel: Point?
  /// The total path of all the view's fingers since the last step, along each axis.
  @exclusivity(unchecked) var path = Point.zero
  @exclusivity(unchecked) var sequence = TouchSequence()
  /// Whether a finger is on a view inside this view.
  @exclusivity(unchecked) var isTouchedInside = false
  /// Whether fingers scroll a view inside this view; such fingers do not scroll this view.
  @exclusivity(unchecked) var isCarriedInside = false
  /// The number of touches that began on the view in this step: several touches may begin and end
  /// in one moment.
  @exclusivity(unchecked) var touchesBegun = 0

  /// The events in this step's moment.
  @exclusivity(unchecked) var happened: StepEvents = []
  @exclusivity(unchecked) var app = AppFacts()
  @exclusivity(unchecked) var keyboard: KeyboardFacts
  /// The state of the view that the recorded device showed when it reported rest.
  @exclusivity(unchecked) var expected: Observation?
  /// Whether `expected` is set. This is a separate flag, because `expected` is large, and the test
  /// is made at every step.
  @exclusivity(unchecked) var isExpected = false
  /// The time of the last event.
  @exclusivity(unchecked) var lastInput = Instant(nanoseconds: .min)
  /// Whether this view, and everything else, has been still for long enough to be certainly at
  /// rest.
  @exclusivity(unchecked) var isAtRest = false
  /// Whether the view was at rest at the last step. Before the first step everything is at rest.
  @exclusivity(unchecked) var wasAtRest = true
  /// What happened since the last rest, or between the previous rest and the present rest.
  @exclusivity(unchecked) var sinceRest = SinceRest()
  /// The distance that the view travelled according to its reported velocity since it last visibly
  /// moved.
  @exclusivity(unchecked) var hiddenDistance = 0.0
  @exclusivity(unchecked) var callbacks: [Callback] = []
  /// The named signals of the app.
  @exclusivity(unchecked) var signals = AppSignals()
  @exclusivity(unchecked) var interest: Interest = []
  /// Whether nothing has concerned the view in the last two steps.
  @exclusivity(unchecked) var isIdle = false
  /// The kinds of steps that occurred since something last concerned the view.
  @exclusivity(unchecked) var idleKinds: [UInt64] = []

  init(_ scene: ViewScene, at view: Int, inside outer: Facts?, _ window: Window, _ terms: Terms) {
    self.scene = scene
    declared = DeclaredTraits(scene)
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

  /// The seconds since the last step.
  var elapsed: Double { step.elapsed }

  /// Whether the distance moved in this step shows the speed of the view.
  var showsSpeed: Bool { elapsed >= 0.004 && !step.isPartial }

  var hasMoved: Bool { now.offset != was.offset || now.zoom != was.zoom }

  /// Whether the offset differs from another offset by more than the errors of both.
  func hasSurelyLeft(_ other: Point) -> Bool {
    guard error > 0 else { return now.offset != other }
    return Axis.allCases.contains { (now.offset[$0] - other[$0]).magnitude > 2 * error }
  }

  /// Whether the offset certainly changed in this step, or the zoom changed.
  var hasSurelyMoved: Bool { hasSurelyLeft(was.offset) || now.zoom != was.zoom }

  /// Whether a touch of the view began in this step; the touch may also have ended in the step.
  var isTouched: Bool { wereFingers.count == 0 && touchesBegun > 0 }

  /// Whether a finger that lifts at this step was held for longer than the declared time. The time
  /// is counted from the finger's last move, or from its landing if the contract declares
  /// `heldSinceDown`.
  func wasHeld(_ contract: EngineContract) -> Bool {
    let since = contract.heldSinceDown ? sequence.finger.landed : sequence.finger.lastMove
    // In one frame, a finger beside the view may be reported after the lift.
    return sequence.finger.lastReport - since > contract.heldStill + contract.timeResolution
  }

  /// Whether the gesture was so short that an engine that measures the time since the landing
  /// certainly does not consider the finger held.
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

  /// Whether this is the first step at rest since the last event or motion.
  var hasJustRested: Bool { isAtRest && !wasAtRest }

  /// Whether the offset is strictly inside its range on an axis, now and at the last step.
  func isInside(_ axis: Axis) -> Bool {
    overscroll[axis] < -resolution && wasOverscroll[axis] < -resolution
  }

  /// The scroll range along an axis.
  func space(_ axis: Axis) -> Double { now.highest(axis) - now.lowest(axis) }

  /// Whether the view may still be moving although its offset no longer changes. That is so if its
  /// reported speed is so low that the movement until rest is observed, or the distance since the
  /// last visible change, stays within the resolution of its offsets. Errors of a recorder hide the
  /// end of a motion for up to a second.
  var isCreeping: Bool {
    if error > 0, !(reportsActivity && now.activity.isEmpty) {
      return sight.stillness ?? .zero < .seconds(1)
    }
    guard resolution > 0, now.speed > 0 else { return false }
    return now.speed * 0.2 <= 2 * resolution || hiddenDistance <= 2 * resolution
  }

  /// The size of the view's points in the window: larger than 1 if the view is inside a zoomed
  /// view.
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

  /// Whether the scroll range is known. Neither a recorded device nor an engine that reports no
  /// insets shows how the keyboard, a refresh control or a wheel changes the range.
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

  /// Whether the zoom limits of the view are known. The scene alone does not specify limits that
  /// were computed from the first layout.
  var areLimitsKnown: Bool {
    reportsInsets || scene.zoom.limits == .fixed || scene.zoom.limits == .fit && isScrollRangeKnown
  }

  /// Whether it is known where small content is centred: different insets on two sides move its
  /// centre.
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
