internal import Gesture
internal import Replay

/// A touch of a view, from the first finger that comes down on it to the last that lifts. After
/// that it stays as it was until the next.
struct TouchSequence: Sendable {
  /// Where the view stood when it was touched, and how fast it went.
  var offset = Point.zero
  var speed = 0.0
  /// How far it was beyond its range then, on each axis; negative inside.
  var overscroll = Point.zero
  /// Whether everything was at rest then.
  var isFromRest = false
  /// Whether the first finger came down on a view inside this one.
  var isOnInner = false
  /// Whether any finger of it came down on a view inside this one.
  var wasTouchedInside = false
  var mostFingers = 0
  /// The path of the finger that was reported last.
  var finger = FingerPath()
  /// Whether it turned pages when the app changed the view since, or does so now.
  var wasPaged = false
  /// All that happened since, the first finger included.
  var happened: StepEvents = []

  /// Whether there was one finger and nothing else.
  var isOneFinger: Bool { mostFingers == 1 && happened.isSubset(of: .touch) }
}

/// What has happened since everything was last at rest.
///
/// An invariant about the first rest after an event must know that nothing else happened in
/// between, and reads it here.
struct SinceRest: Sendable {
  /// The view at the rest before.
  var start = ViewState()
  /// Whether nobody looked for so long before it began that the view may have left that rest, or
  /// nobody knows which view a finger came down on.
  var isUnknown = false
  var happened: StepEvents = []
  /// How many moments held anything but touches, and how many more changes of this view were in
  /// them.
  var changes = 0
  /// How often this view was touched after no finger was on it.
  var touches = 0
  var mostFingers = 0
  /// The farthest any finger on the view got from where it came down.
  var reach = 0.0
  /// Whether the view moved while fingers were on it.
  var isCarried = false
  /// Whether what it holds or the room it has changed.
  var isRoomChanged = false
  /// Whether content grew before what is seen, and took the offset along.
  var isContentMoved = false
  /// The last request of the app to this view, and the number of requests.
  var ask: Command?
  var asks = 0
  /// The last request for a zoom, and the number of those requests.
  var zoomAsk: Command?
  var zoomAsks = 0
  /// How often the end of an animation was reported.
  var animationsEnded = 0
}
