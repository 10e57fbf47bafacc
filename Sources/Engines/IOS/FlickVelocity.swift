internal import Gesture

/// How fast the fingers' middle goes when it lets go, as iOS seems to see it.
///
/// Flutter's measured weights, `0.60·u(−2) + 0.35·u(−1) + 0.05·u(0)`, taken over steps of a sixtieth of
/// a second back from the newest place, with places between two reports interpolated. So what a
/// finger throws depends on its path and not on how often the digitiser looked.
struct FlickVelocity {
  private var trail = Trail<64>()
  private var lastMove = Instant.zero
}

extension FlickVelocity {
  mutating func add(_ place: Point, at time: Instant) {
    if trail.count == 0 || trail[0].x != place.x || trail[0].y != place.y { lastMove = time }
    trail.add(.init(time: time, x: place.x, y: place.y))
  }

  mutating func clear() {
    trail.clear()
  }

  /// Points per second; a finger that was held still before it lifted throws nothing.
  func velocity(along axis: Axis, at lift: Instant, step: Double, patience: Double) -> Double {
    guard trail.count > 1, lift - lastMove < .seconds(patience) else { return 0 }
    let newest = place(0, before: lastMove, axis)
    let first = place(step, before: lastMove, axis)
    let second = place(2 * step, before: lastMove, axis)
    let third = place(3 * step, before: lastMove, axis)
    return (0.05 * (newest - first) + 0.35 * (first - second) + 0.6 * (second - third)) / step
  }

  /// Where it was some seconds before a time; before the first report it stood.
  private func place(_ seconds: Double, before time: Instant, _ axis: Axis) -> Double {
    var later = trail[0]
    for age in 0..<trail.count {
      let sample = trail[age]
      let back = time.seconds(since: sample.time)
      if back >= seconds {
        let lapse = later.time.seconds(since: sample.time)
        guard lapse > 0 else { return sample.place(along: axis) }
        let share = (back - seconds) / lapse
        let here = sample.place(along: axis)
        return here + (later.place(along: axis) - here) * share
      }
      later = sample
    }
    return later.place(along: axis)
  }
}
