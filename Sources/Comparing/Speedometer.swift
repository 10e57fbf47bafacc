package import Model

/// The speed at which the faster of two replays moves a view, from frame to frame.
package struct Speedometer {
  private var last: (one: Point, other: Point, time: Instant)?
  private var before = 0.0
  private var now = 0.0

  /// A view that has not moved.
  package init() {}

  /// In points per second, the maximum of the last two frames: a replay that is one frame late
  /// still moves when the other one has stopped.
  package var speed: Double { max(before, now) }

  /// Adds a frame with the offset of each replay.
  package mutating func add(_ one: Point, _ other: Point, at time: Instant) {
    defer { last = (one, other, time) }
    guard let last, time > last.time else { return }
    let distance = max(one.distance(to: last.one), other.distance(to: last.other))
    before = now
    now = distance / time.seconds(since: last.time)
  }
}
