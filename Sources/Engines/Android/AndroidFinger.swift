internal import Model

/// A finger that is down: its view, its path, and its velocity.
struct AndroidFinger {
  let number: UInt8
  /// The view that receives the finger's touches; nil if the finger is outside all views.
  var view: Int?
  /// The deepest view under the finger when it came down.
  let landed: Int?
  private(set) var point: Point
  /// Whether a lift now would be a tap.
  var isTap = false
  private var last: Point
  private var slop: Slop
  private var velocity: LeastSquaresVelocity
  private var isLost = false

  init(
    _ touch: Touch, on view: Int?, over landed: Int?, at time: Instant, slop: Double,
    fastest: Double
  ) {
    number = touch.finger
    self.view = view
    self.landed = landed
    point = touch.point
    last = touch.point
    self.slop = Slop(origin: touch.point, radius: slop)
    velocity = LeastSquaresVelocity(limit: fastest)
    velocity.add(x: point.x, y: point.y, at: time)
  }

  /// Moves the finger to a new position. A lift at the last position does not affect the velocity.
  mutating func move(_ touch: Touch, at time: Instant) {
    if isLost {
      isLost = false
      velocity.clear()
      slop.origin = touch.point
      point = touch.point
    }
    last = point
    point = touch.point
    if touch.phase == .move || point != last { velocity.add(x: point.x, y: point.y, at: time) }
    if slop.crossing(from: last, to: point) != nil { isTap = false }
  }

  /// The point where the last step of the finger left the slop, for a view that scrolls along these
  /// axes; nil while the finger is inside the slop.
  func leftSlop(along axes: Axes) -> Point? {
    axes == .none ? nil : slop.crossing(from: last, to: point, along: axes)
  }

  /// The finger's position; nil after the surrounding layout has changed, until the finger moves.
  var knownPoint: Point? { isLost ? nil : point }

  /// Discards the finger's path, but not its position. A lift is then no longer a tap.
  mutating func beginAnew() {
    slop.origin = point
    last = point
    velocity.clear()
    isTap = false
  }

  /// Marks the finger's position as unknown, because the surrounding layout has changed.
  mutating func lose() {
    isLost = true
    isTap = false
  }

  /// The finger's velocity in points per second if it lifts at this time; zero while its position
  /// is unknown.
  func velocity(at lift: Instant) -> Point {
    guard !isLost else { return .zero }
    return Point { velocity.velocity(along: $0, at: lift) }
  }
}
