internal import Model
internal import Replay

/// A touch of a view, from the first finger that comes down on it to the last one that lifts.
/// Afterwards it keeps its values until the next touch.
struct TouchSequence: Sendable {
  /// The view's offset and speed when it was touched.
  var offset = Point.zero
  var speed = 0.0
  /// The overscroll at that time on each axis; negative inside the range.
  var overscroll = Point.zero
  /// Whether everything was at rest at that time.
  var isFromRest = false
  /// Whether the first finger came down on a view inside this one.
  var isOnInner = false
  /// Whether any of its fingers came down on a view inside this one.
  var wasTouchedInside = false
  var maxFingers = 0
  /// The path of the finger that was reported last.
  var finger = FingerPath()
  /// Whether paging was on when the app changed the view since then, or is on now.
  var wasPaged = false
  /// All events since then, including the first finger.
  var happened: StepEvents = []

  /// Whether there was one finger and no other event.
  var isOneFinger: Bool { maxFingers == 1 && happened.isSubset(of: .touch) }
}

/// What has happened since everything was last at rest.
///
/// An invariant about the first rest after an event uses this to check that nothing else happened
/// in between.
struct SinceRest: Sendable {
  /// The state of the view at the previous rest.
  var start = ViewState()
  /// Whether the view may have left that rest unobserved before the first event, or the view that a
  /// finger came down on is unknown.
  var isUnknown = false
  var happened: StepEvents = []
  /// The number of moments that contained events other than touches, and the number of further
  /// changes of this view in those moments.
  var changes = 0
  /// How often this view was touched after no finger was on it.
  var touches = 0
  var maxFingers = 0
  /// The maximum distance of any finger on the view from the point where it came down.
  var reach = 0.0
  /// Whether the view moved while fingers were on it.
  var isCarried = false
  /// Whether the content or the scroll range changed.
  var isScrollRangeChanged = false
  /// Whether content was inserted before the visible part and moved the offset.
  var isContentMoved = false
  /// The last request of the app to this view, and the number of requests.
  var request: Command?
  var requests = 0
  /// The last request for a zoom, and the number of those requests.
  var zoomRequest: Command?
  var zoomRequests = 0
  /// How often the end of an animation was reported.
  var animationsEnded = 0
}
