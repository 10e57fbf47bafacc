internal import Gesture
internal import Replay

/// What there is to know about one view at one step, worked out once for all invariants.
///
/// A class, since it is large and stays in its place: handing a structure of this size to an
/// invariant would copy it. One judge writes it, between two steps, so no access needs a check.
final class Facts {
  @exclusivity(unchecked) var step = 0
  @exclusivity(unchecked) var time = Instant.zero
  @exclusivity(unchecked) var cause = Step.Cause.before
  /// The view's index in the scene.
  let view: Int
  /// When what happened in this step's moment really did: before `time`, where an engine acts at
  /// frames.
  @exclusivity(unchecked) var inputTime = Instant.zero
  /// Whether it really happened at several times: then a frame hides what was shown between them.
  @exclusivity(unchecked) var isOfSeveralTimes = false
  /// Seconds since the last step.
  @exclusivity(unchecked) var elapsed = 0.0
  /// The input that came last, where the recording says so.
  @exclusivity(unchecked) var location = FileLocation.nowhere
  /// What the recording declares of the view, as the changes so far have left it.
  @exclusivity(unchecked) var scene: ViewScene
  /// Pixels in a point.
  @exclusivity(unchecked) var scale: Double
  /// The view this one is inside, at the same step; nothing around one that stands in the window.
  let outer: Facts?
  /// The steps in which the engine shows offsets: one that is nearer to an edge may be beyond it.
  let resolution: Double
  /// Whether the engine shows what happens at frames only.
  let actsAtFrames: Bool
  /// What the engine reports. Insets that it does not report are those that the scene declares.
  let reports: Abilities

  @exclusivity(unchecked) var now = ViewState()
  /// The view at the last step; the same as `now` at the first.
  @exclusivity(unchecked) var was = ViewState()
  /// Whether the view has the room it had at the last step, and holds what it held.
  @exclusivity(unchecked) var scrollRangeUnchanged = true
  /// How fast it went along each axis in the last step before this one in which time passed.
  @exclusivity(unchecked) var pace = Point.zero
  /// How fast its zoom went then: the share by which it changed in a second.
  @exclusivity(unchecked) var zoomPace = 0.0
  /// The fastest that it went along each axis within the last 160 ms before this step.
  @exclusivity(unchecked) var recentPace = RecentPace()
  /// When anything last happened before this step that may have set it in motion.
  @exclusivity(unchecked) var lastSetOff = Instant(nanoseconds: .min / 2)
  /// How well this step is known. An invariant counts nothing in one at which nobody looked:
  /// `Tally`.
  @exclusivity(unchecked) var sight = Step.Sight()
  /// Whether the view really stood at `was` at the last step: somebody looked, or it was at rest.
  @exclusivity(unchecked) var isWasKnown = true
  /// Whether a finger is down and nobody knows on which view.
  @exclusivity(unchecked) var isOwnerUnknown = false
  /// How far the offset is beyond its range on each axis; negative inside.
  @exclusivity(unchecked) var overscroll = Point.zero
  @exclusivity(unchecked) var wasOverscroll = Point.zero

  /// The fingers that came down on this view or on one inside it.
  @exclusivity(unchecked) var fingers = Fingers()
  @exclusivity(unchecked) var wereFingers = Fingers()
  /// How far the only finger travelled in a moment of touches, all its moves summed up. Nothing
  /// where there was not the same one finger throughout, or where it was found again after a turn.
  @exclusivity(unchecked) var travel: Point?
  /// How long the ways of all its fingers were since the last step, along each axis.
  @exclusivity(unchecked) var path = Point.zero
  @exclusivity(unchecked) var sequence = TouchSequence()
  /// Whether a finger is on a view inside this one.
  @exclusivity(unchecked) var isTouchedInside = false
  /// Whether a view inside this one is carried by fingers, which are this one's then no longer.
  @exclusivity(unchecked) var isCarriedInside = false
  /// How many touches of the view began in this step: in one moment fingers may come and go.
  @exclusivity(unchecked) var touchesBegun = 0

  /// What happened in this step's moment.
  @exclusivity(unchecked) var happened: StepEvents = []
  /// How often the app asked something of this view in this step.
  @exclusivity(unchecked) var requests = 0
  /// How often the app changed this view in this step.
  @exclusivity(unchecked) var settings = 0
  /// How much content came in this step before what is seen, unzoomed.
  @exclusivity(unchecked) var growth = Point.zero
  /// Where the keyboard is.
  @exclusivity(unchecked) var keyboard = Keyboard.hidden
  /// Where the last event put the keyboard, and how many there were: views that wait hear of it later,
  /// and a drag may have sent it away since.
  @exclusivity(unchecked) var declaredKeyboard = Keyboard.hidden
  @exclusivity(unchecked) var keyboardEvents = 0
  @exclusivity(unchecked) var keyboardSince = Instant(nanoseconds: .min / 2)
  /// When a view that waits until the keyboard is there hears of it.
  @exclusivity(unchecked) var keyboardDue: Instant?
  /// Whether it hears of it in this step.
  @exclusivity(unchecked) var isKeyboardThere = false
  /// Whether it is known where the keyboard is: a drag may send it away within a moment, and only what
  /// the app shows of it tells whether it did.
  @exclusivity(unchecked) var isKeyboardKnown = true
  /// The lower edge of the window: a hidden keyboard is below it.
  @exclusivity(unchecked) var windowBottom = 0.0
  /// How often the view got another frame in this step.
  @exclusivity(unchecked) var framesRequested = 0
  /// Since when the view was seen without a hole: between the looks at a device, as `sight` says,
  /// or between the frames of an engine, a tenth of a second at most. What a hole hides is no
  /// reason for a breach.
  @exclusivity(unchecked) var seenSince = Instant(nanoseconds: .min)
  /// What the recorded device showed of the view when it reported that it had come to rest.
  @exclusivity(unchecked) var expected: Observation?
  /// Whether there is such a report: it is large, and asked for at every step.
  @exclusivity(unchecked) var isExpected = false
  /// When anything last happened.
  @exclusivity(unchecked) var lastInput = Instant(nanoseconds: .min)
  /// Whether this view, and everything else, has been at rest for long enough to be sure.
  @exclusivity(unchecked) var isAtRest = false
  /// Whether it was at the last step. Before the first everything is at rest.
  @exclusivity(unchecked) var wasAtRest = true
  /// Whether the app put the view somewhere at once and no finger touched it since.
  @exclusivity(unchecked) var isRequestedAway = false
  /// Since the rest before this one.
  @exclusivity(unchecked) var sinceRest = SinceRest()
  /// How far it says that it went since it last showed that it moved.
  @exclusivity(unchecked) var hiddenDistance = 0.0
  /// Whether there was any input yet.
  @exclusivity(unchecked) var hadInput = false
  @exclusivity(unchecked) var callbacks: [Callback] = []
  /// What the app reports under names of its own.
  @exclusivity(unchecked) var signals = AppSignals()
  @exclusivity(unchecked) var interest: Interest = []

  init(_ scene: ViewScene, at view: Int, inside outer: Facts?, scale: Double, _ terms: Terms) {
    self.scene = scene
    self.view = view
    self.outer = outer
    self.scale = scale
    resolution = terms.contract.offsetResolution
    actsAtFrames = terms.contract.actsAtFrames > 0
    reports = terms.abilities
  }

  var hasMoved: Bool { now.offset != was.offset || now.zoom != was.zoom }

  /// Whether a touch of the view began in this step; it may have ended in it too.
  var isTouched: Bool { wereFingers.count == 0 && touchesBegun > 0 }

  /// Whether the engine reported this callback in this step.
  func isReported(_ kind: Callback.Kind) -> Bool { callbacks.contains { $0.kind == kind } }

  /// Whether this is the first step at rest since anything happened.
  var hasJustRested: Bool { isAtRest && !wasAtRest }

  /// Whether the offset is strictly inside its range on an axis, now and at the last step.
  func isInside(_ axis: Axis) -> Bool {
    overscroll[axis] < -resolution && wasOverscroll[axis] < -resolution
  }

  /// How far the offset can go along an axis.
  func space(_ axis: Axis) -> Double { now.highest(axis) - now.lowest(axis) }

  /// Whether it says that it moves more slowly than the steps in which it shows offsets let anybody
  /// see in the time that rest is watched for, or has not yet gone so far.
  var isCreeping: Bool {
    guard resolution > 0, now.speed > 0 else { return false }
    return now.speed * 0.2 <= 2 * resolution || hiddenDistance <= 2 * resolution
  }

  /// How large a point of the view is in the window: larger than one inside a view that is zoomed.
  var pointInWindow: Double { pointInWindow(now) }

  func pointInWindow(_ state: ViewState) -> Double {
    guard scene.inside != nil, state.bounds.width > 0 else { return 1 }
    let scale = state.frame.size.width / state.bounds.width
    return scale > 0 ? scale : 1
  }

  private var reportsInsets: Bool { reports.contains(.insets) }

  /// Whether the engine says at this step how far the view can go.
  var isScrollRangeReported: Bool { !sight.isRecorded && reportsInsets }

  var reportsActivity: Bool { reports.contains(.activity) }

  var reportsVelocity: Bool { reports.contains(.velocity) }

  /// Whether it is known how far the view can go. What a device that was recorded makes of its
  /// keyboard, its refresh and its wheels it does not say, nor does an engine that reports no insets.
  var isScrollRangeKnown: Bool {
    if isScrollRangeReported { return true }
    if scene.refresh != nil, now.readouts.refreshing != false { return false }
    if let policy = scene.keyboard, policy.avoids != .ignore, keyboard != .hidden { return false }
    guard let wheel = scene.wheel else { return isCentringKnown }
    let first = (wheel.rowHeight - now.bounds.height) / 2
    let last = first + Double(wheel.rows - 1) * wheel.rowHeight
    let end = now.highest(.y)
    return abs(now.lowest(.y) - first) <= 1 && end >= last - 1 && end <= last + 1
  }

  /// Whether the limits of the zoom are those of the view: the scene alone does not say what fitted the
  /// first layout.
  var areLimitsKnown: Bool {
    reportsInsets || scene.zoom.limits == .fixed || scene.zoom.limits == .fit && isScrollRangeKnown
  }

  /// Insets that are not alike on both sides bring small content to some other middle.
  private var isCentringKnown: Bool {
    scene.layout.small == .leading
      || Axis.allCases.allSatisfy { axis in
        now.content[axis] + min(0, scene.insets.leading(axis) + scene.insets.trailing(axis))
          >= now.bounds[axis]
          || scene.insets.leading(axis) == scene.insets.trailing(axis)
      }
  }

  var isZoomInLimits: Bool { now.zoom >= now.minimumZoom && now.zoom <= now.maximumZoom }

  /// Whether the view comes to rest on chosen places only.
  var restsOnPositions: Bool { scene.scroll.paging || scene.snap != nil || scene.wheel != nil }
}
