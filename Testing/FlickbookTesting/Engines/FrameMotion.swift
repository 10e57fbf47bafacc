internal import Gesture
internal import Replay

/// What a view is doing, and what it remembers from frame to frame.
struct FrameMotion {
  var kind = Kind.still
  /// How fast the last frame of an animation went.
  var pace = Point.zero
  /// Whether a frame of the coast has been shown.
  var hasBegun = false
  /// Where the frames of the last 80 ms showed it while it was dragged.
  private var trail: [(time: Instant, offset: Point)] = []

  enum Kind {
    case still
    /// Under fingers that moved beyond the slop, or that pinch.
    case dragged(pinch: Bool, Hold)
    case coasting(Point)
    case animated(to: Point)
  }

  /// What fingers hold: the point of the content, unzoomed, that was under their middle, how far apart
  /// they were, and the zoom then.
  struct Hold {
    var content: Point
    var spread: Double
    var zoom: Double
  }
}

extension FrameMotion {
  /// How fast it goes, where that is known.
  var speed: Point? {
    switch kind {
    case .still: .zero
    case .coasting(let speed): speed
    case .animated: pace
    case .dragged: nil
    }
  }

  var activity: Activity {
    switch kind {
    case .still: []
    case .dragged: .dragging
    case .coasting: .decelerating
    case .animated: .animating
    }
  }

  mutating func remember(_ offset: Point, at time: Instant) {
    guard case .dragged = kind else { return trail.removeAll() }
    trail.append((time, offset))
    trail.removeAll { $0.time < time - .milliseconds(80) }
  }

  mutating func forget() { trail.removeAll() }

  /// The mean speed from the first frame that is remembered to this one.
  func speed(to offset: Point, at time: Instant) -> Point {
    guard let first = trail.first(where: { $0.time >= time - .milliseconds(80) }),
      first.time < time
    else { return .zero }
    let elapsed = time.seconds(since: first.time)
    return Point(
      x: (offset.x - first.offset.x) / elapsed, y: (offset.y - first.offset.y) / elapsed)
  }
}

/// A finger that is down.
struct FrameFinger {
  let number: UInt8
  /// The view it came down on; nothing where that is none.
  let view: Int?
  var start: Point
  var point: Point
  var slop: Double
  /// Whether it has moved beyond the slop.
  var drags = false
  /// Whether nobody knows where it is since the layout has changed.
  var isLost = false
}
