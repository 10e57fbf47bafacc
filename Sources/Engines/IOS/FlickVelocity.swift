internal import Model

/// The velocity of the fingers' centroid at the release, approximating iOS.
///
/// Applies Flutter's measured weights, `0.60·u(−2) + 0.35·u(−1) + 0.05·u(0)`, to three steps of
/// 1/60 s back from the newest position. Positions between two reports are interpolated, so a fling
/// depends on the path of the finger and not on the sampling rate of the digitiser.
struct FlickVelocity {
  /// A ring buffer of the last positions, newest first from index `newest`. `Trail` is not used,
  /// because `shift` changes all positions, and `add` replaces a position on a straight path.
  private var samples = Array(repeating: Sample(time: .zero, point: .zero), count: capacity)
  private var newest = 0
  private var count = 0
  private var lastMove = Instant.zero

  private struct Sample {
    var time: Instant
    var point: Point
  }

  /// The capacity suffices for three steps at one report per millisecond. Reports on a straight and
  /// even path need no additional capacity: see `isNextOnPath`.
  private static let capacity = 64

  mutating func add(_ point: Point, at time: Instant) {
    if count == 0 || samples[newest].point != point { lastMove = time }
    if count == 0 || samples[newest].time != time {
      if isNextOnPath {
        samples[(newest + 1) % Self.capacity] = samples[newest]
      } else {
        newest = (newest + Self.capacity - 1) % Self.capacity
        count = min(count + 1, Self.capacity)
      }
    }
    samples[newest] = Sample(time: time, point: point)
  }

  /// Whether the position before the newest is on the straight and even path between its
  /// neighbours, so that it has no effect on the velocity and can be replaced.
  private var isNextOnPath: Bool {
    guard count > 2 else { return false }
    let from = samples[(newest + 2) % Self.capacity]
    let between = samples[(newest + 1) % Self.capacity]
    let to = samples[newest]
    let whole = Double((to.time - from.time).nanoseconds)
    let part = Double((between.time - from.time).nanoseconds)
    func isOff(_ axis: Axis) -> Bool {
      let distance = (to.point[axis] - from.point[axis]) * part
      // Differences of a billionth of a point are rounding errors.
      return abs((between.point[axis] - from.point[axis]) * whole - distance) > 1e-9 * whole
    }
    return !isOff(.x) && !isOff(.y)
  }

  /// Maps all positions to new coordinates in the view.
  mutating func shift(_ shifted: (Point) -> Point) {
    for age in 0..<count {
      let index = (newest + age) % Self.capacity
      samples[index].point = shifted(samples[index].point)
    }
  }

  mutating func clear() { count = 0 }

  /// The velocity in points per second; 0 if the fingers were still for `patience` seconds before
  /// the lift, or if fewer than two positions are known.
  func velocity(along axis: Axis, at lift: Instant, step: Double, patience: Double) -> Double {
    guard count > 1, lift - lastMove < .seconds(patience) else { return 0 }
    let newest = position(0, before: lastMove, axis)
    let first = position(step, before: lastMove, axis)
    let second = position(2 * step, before: lastMove, axis)
    let third = position(3 * step, before: lastMove, axis)
    return (0.05 * (newest - first) + 0.35 * (first - second) + 0.6 * (second - third)) / step
  }

  /// The position this many seconds before a time; the oldest known position for all earlier times.
  private func position(_ seconds: Double, before time: Instant, _ axis: Axis) -> Double {
    var later = samples[newest]
    for age in 0..<count {
      let sample = samples[(newest + age) % Self.capacity]
      let back = time.seconds(since: sample.time)
      if back >= seconds {
        let lapse = later.time.seconds(since: sample.time)
        guard lapse > 0 else { return sample.point[axis] }
        let share = (back - seconds) / lapse
        let here = sample.point[axis]
        return here + (later.point[axis] - here) * share
      }
      later = sample
    }
    return later.point[axis]
  }
}
