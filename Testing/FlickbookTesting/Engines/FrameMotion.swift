internal import Model
internal import Replay

/// The activity of a view, and the state of its motion between frames.
struct FrameMotion {
  var kind = Kind.still
  /// The speed of the animation in the last frame.
  var pace = Point.zero
  /// Whether a frame of the coast has been shown.
  var hasBegun = false
  /// The offsets of the frames in the last 80 ms of a drag.
  private var trail: [(time: Instant, offset: Point)] = []

  enum Kind {
    case still
    /// Fingers that moved past the slop, or that pinch, hold the content.
    case dragged(pinch: Bool, Hold)
    case coasting(Point)
    case animated(to: Point)
  }

  /// The state when fingers began to hold the content: the unzoomed point of the content under
  /// their centroid, their distance, and the zoom.
  struct Hold {
    var content: Point
    var spread: Double
    var zoom: Double
  }
}

extension FrameMotion {
  /// The speed of the content; nil while fingers drag.
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

  /// The mean speed from the first offset of the last 80 ms to this offset.
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
  /// The view on which the finger came down; nil if none.
  let view: Int?
  var start: Point
  var point: Point
  var slop: Double
  /// The time at which the finger came down, and the offset of the view at that time.
  var landed = Instant.zero
  var offset = Point.zero
  /// Whether the finger has moved past the slop, and how many of its reports are still to be
  /// discarded.
  var drags = false
  var lost = 0
  /// Whether the finger has left the slop too late to drag.
  var isRefused = false
  /// Whether the position of the finger is unknown because the layout has changed.
  var isLost = false
}
