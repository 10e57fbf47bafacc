package import Model

/// Measures the speed of a view between frames: the higher speed of two replays.
package struct Speedometer {
  private var last: (one: Point, other: Point, time: Instant)?
  private var before = 0.0
  private var now = 0.0

  /// Creates a speedometer for a view at rest.
  package init() {}

  /// The maximum speed in the last two frames, in points per second. Two frames are needed because
  /// a replay that is a frame late still moves when the other replay has stopped.
  package var speed: Double { max(before, now) }

  /// Adds a frame with the offsets of both replays.
  package mutating func add(_ one: Point, _ other: Point, at time: Instant) {
    defer { last = (one, other, time) }
    guard let last, time > last.time else { return }
    let distance = max(one.distance(to: last.one), other.distance(to: last.other))
    before = now
    now = distance / time.seconds(since: last.time)
  }
}
