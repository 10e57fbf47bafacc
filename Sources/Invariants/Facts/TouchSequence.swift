internal import Model
internal import Replay

/// A touch of a view, from the first finger that comes down on it to the last finger that lifts.
/// Afterwards the values are kept until the next touch.
struct TouchSequence: Sendable {
  /// The view's offset and speed when it was touched.
  var offset = Point.zero
  var speed = 0.0
  /// The overscroll on each axis when the view was touched; negative inside the range.
  var overscroll = Point.zero
  /// Whether everything was at rest when the view was touched.
  var isFromRest = false
  /// Whether the first finger came down on a view inside this view.
  var isOnInner = false
  /// Whether any finger of this touch came down on a view inside this view.
  var wasTouchedInside = false
  var maxFingers = 0
  /// The path of the finger that was reported last.
  var finger = FingerPath()
  /// Whether the app changed the view during this touch, and paging was on before or after the
  /// change.
  var wasPaged = false
  /// All events since the view was touched, including the landing of the first finger.
  var happened: StepEvents = []

  /// Whether this touch has only one finger and no other event occurred.
  var isOneFinger: Bool { maxFingers == 1 && happened.isSubset(of: .touch) }
}

/// What has happened since everything was last at rest.
///
/// An invariant about the first rest after an event uses this to check that nothing else happened
/// in between.
struct SinceRest: Sendable {
  /// The state of the view at the previous rest.
  var start = ViewState()
  /// Whether the view may have left the previous rest unobserved before the first event, or it is
  /// unknown on which view a finger came down.
  var isUnknown = false
  var happened: StepEvents = []
  /// The number of moments with events other than touches, plus the number of further changes to
  /// this view in these moments.
  var changes = 0
  /// How often the first finger came down on this view.
  var touches = 0
  var maxFingers = 0
  /// The maximum distance of any finger on the view from the point where it came down.
  var reach = 0.0
  /// Whether the view moved while fingers were on it.
  var isCarried = false
  /// Whether an event happened while no finger was on the view, and none has landed on it since. A
  /// tap on the status bar is such an event.
  private(set) var isStartedBeside = false
  /// Whether the content or the scroll range changed.
  var isScrollRangeChanged = false
  /// Whether content was inserted before the visible part and moved the offset.
  var isContentMoved = false
  /// The last request of the app to this view, and the number of requests.
  var request: Command?
  var requests = 0
  /// The last request of the app for a zoom, and the number of such requests.
  var zoomRequest: Command?
  var zoomRequests = 0
  /// How often the end of an animation was reported.
  var animationsEnded = 0

  /// Notes the touches of the view in a moment with events.
  mutating func note(touchesBegun: Int, hasFingers: Bool) {
    isStartedBeside = touchesBegun == 0 && (isStartedBeside || !hasFingers)
  }
}
