internal import Gesture

/// A finger that is down: which view it is on, where it has been, and how fast it goes.
struct ClampingFinger {
  let number: UInt8
  /// The view it came down on; nil beside all of them.
  let view: Int?
  private(set) var place: Point
  /// Whether lifting it now would be a tap.
  var isTap = false
  /// Where the slop is measured from.
  private var origin: Point
  private var trail = Trail<64>()
  private var isLost = false

  private static let memory: TimeSpan = .milliseconds(100)

  init(_ touch: Touch, on view: Int?, at time: Instant) {
    number = touch.finger
    self.view = view
    place = touch.place
    origin = touch.place
    trail.add(.init(time: time, x: place.x, y: place.y))
  }

  /// Moves it, and gives the point where its path has left the slop, if it has.
  mutating func move(to new: Point, at time: Instant, slop: Double) -> Point? {
    if isLost {
      isLost = false
      trail.clear()
      origin = new
      place = new
    }
    let last = place
    place = new
    trail.add(.init(time: time, x: new.x, y: new.y))
    let crossing = Slop(origin: origin, radius: slop).crossing(from: last, to: new)
    if crossing != nil { isTap = false }
    return crossing
  }

  /// Where it is; nil after the room around it has changed, until it moves.
  var knownPlace: Point? { isLost ? nil : place }

  /// Forgets its way so far, but not its place.
  mutating func beginAnew() {
    origin = place
    isTap = false
  }

  /// Forgets where it is: the room around it has changed.
  mutating func lose() {
    isLost = true
    isTap = false
  }

  /// Its mean velocity in points per second over the last 100 ms, or over its life if that is
  /// shorter. So a finger that was held still throws nothing, and more samples of the same straight
  /// path change nothing.
  func velocity(at lift: Instant) -> Point {
    guard !isLost, trail.count > 1 else { return .zero }
    var (time, x, y) = (trail[0].time, trail[0].x, trail[0].y)
    let start = lift - Self.memory
    for age in 1..<trail.count where time > start {
      let older = trail[age]
      // The place at the start of the window lies between two samples.
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
