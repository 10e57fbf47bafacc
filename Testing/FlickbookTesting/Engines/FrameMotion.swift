internal import Model
internal import Replay

/// The activity of a view, and its state from frame to frame.
struct FrameMotion {
  var kind = Kind.still
  /// The speed of the last frame of an animation.
  var pace = Point.zero
  /// Whether a frame of the coast has been shown.
  var hasBegun = false
  /// The offsets of the frames in the last 80 ms of a drag.
  private var trail: [(time: Instant, offset: Point)] = []

  enum Kind {
    case still
    /// Under fingers that moved past the slop, or that pinch.
    case dragged(pinch: Bool, Hold)
    case coasting(Point)
    case animated(to: Point)
  }

  /// What fingers hold: the unzoomed point of the content under their centroid, their distance, and
  /// the zoom at that time.
  struct Hold {
    var content: Point
    var spread: Double
    var zoom: Double
  }
}

extension FrameMotion {
  /// The speed, if known.
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

  /// The mean speed from the first stored frame to this one.
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
  /// The view it came down on; nil if none.
  let view: Int?
  var start: Point
  var point: Point
  var slop: Double
  /// When it came down, and the offset of the view at that time.
  var landed = Instant.zero
  var offset = Point.zero
  /// Whether it has moved past the slop, and how many of its reports are still to be discarded.
  var drags = false
  var lost = 0
  /// Whether it stayed within the slop for too long to drag.
  var isRefused = false
  /// Whether its position is unknown since the layout has changed.
  var isLost = false
}
