public import Gesture
public import Replay

/// A touch of a view, from the first finger that comes down on it to the last that lifts. After
/// that it stays as it was until the next.
public struct Hold: Sendable {
  /// Where the view stood when it was touched, and how fast it went.
  public var offset = Point.zero
  public var speed = 0.0
  /// How far it was beyond its range then, on each axis; negative inside.
  public var overscroll = Point.zero
  /// Whether everything was at rest then.
  public var isFromRest = false
  /// Whether the first finger came down on a view inside this one.
  public var isOnInner = false
  public var mostFingers = 0
  /// The path of the finger that was reported last.
  public var finger = FingerPath()
  /// All that happened since, the first finger included.
  public var happened: StepEvents = []

  public init() {}
}

extension Hold {
  /// Whether there was one finger and nothing else.
  @inlinable public var isOneFinger: Bool {
    mostFingers == 1 && happened.isSubset(of: .touch)
  }
}

/// What went on since everything was last at rest.
///
/// An invariant that speaks of the first rest after something wants to know that nothing else
/// happened in between: that is one look at an episode.
public struct Episode: Sendable {
  /// The view at the rest before.
  public var start = ViewState()
  /// Whether nobody looked for so long before it began that the view may have left that rest, or
  /// nobody knows which view a finger came down on.
  public var isUnknown = false
  public var happened: StepEvents = []
  /// How many moments held anything but touches, and how many more changes of this view were in
  /// them.
  public var changes = 0
  /// How often this view was touched after no finger was on it.
  public var touches = 0
  public var mostFingers = 0
  /// The farthest any finger on the view got from where it came down.
  public var reach = 0.0
  /// Whether the view moved while fingers were on it.
  public var isCarried = false
  /// Whether what it holds or the room it has changed.
  public var isRoomChanged = false
  /// Whether content grew before what is seen, and took the offset along.
  public var isContentMoved = false
  /// What the app asked of this view last, and how often it asked.
  public var ask: Command?
  public var asks = 0
  /// What it asked of the zoom last, and how often.
  public var zoomAsk: Command?
  public var zoomAsks = 0
  /// How often it was told that an animation ended.
  public var animationsEnded = 0

  public init() {}
}
