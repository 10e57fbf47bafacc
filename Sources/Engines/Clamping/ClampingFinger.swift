internal import Model

/// A finger that is down: its view, its path, and its velocity.
struct ClampingFinger {
  let number: UInt8
  /// The view on which the finger came down; nil if it came down outside all views.
  let view: Int?
  private(set) var point: Point
  /// Whether a lift now would be a tap.
  var isTap = false
  /// The point from which the slop is measured.
  private var origin: Point
  private var trail = Trail(capacity: 64)
  private var isLost = false

  private static let memory: TimeSpan = .milliseconds(100)

  init(_ touch: Touch, on view: Int?, at time: Instant) {
    number = touch.finger
    self.view = view
    point = touch.point
    origin = touch.point
    trail.add(.init(time: time, x: point.x, y: point.y))
  }

  /// Moves the finger; returns the point where the finger left the slop, or nil while it is inside.
  mutating func move(to new: Point, at time: Instant, slop: Double) -> Point? {
    if isLost {
      isLost = false
      trail.clear()
      origin = new
      point = new
    }
    let last = point
    point = new
    trail.add(.init(time: time, x: new.x, y: new.y))
    let crossing = Slop(origin: origin, radius: slop).crossing(from: last, to: new)
    if crossing != nil { isTap = false }
    return crossing
  }

  /// The finger's position; nil after the surrounding layout has changed, until the finger moves.
  var knownPoint: Point? { isLost ? nil : point }

  /// Measures the slop from the current position again. A lift is then no longer a tap.
  mutating func beginAnew() {
    origin = point
    isTap = false
  }

  /// Marks the finger's position as unknown, because the surrounding layout has changed.
  mutating func lose() {
    isLost = true
    isTap = false
  }

  /// The mean velocity of the finger in points per second over the last 100 ms, or since its path
  /// began if that is shorter; zero while its position is unknown. So a finger that was still
  /// before it lifted causes no fling, and additional samples on the same straight path change
  /// nothing.
  func velocity(at lift: Instant) -> Point {
    guard !isLost, trail.count > 1 else { return .zero }
    var (time, x, y) = (trail[0].time, trail[0].x, trail[0].y)
    let start = lift - Self.memory
    for age in 1..<trail.count where time > start {
      let older = trail[age]
      // The position at the start of the 100 ms is interpolated between two samples.
      let share = max(
        0, older.time >= start ? 1 : time.seconds(since: start) / time.seconds(since: older.time))
      x = x + (older.x - x) * share
      y = y + (older.y - y) * share
      time = max(older.time, start)
    }
    let seconds = lift.seconds(since: time)
    guard seconds > 0 else { return .zero }
    return Point(x: (trail[0].x - x) / seconds, y: (trail[0].y - y) / seconds)
  }
}
