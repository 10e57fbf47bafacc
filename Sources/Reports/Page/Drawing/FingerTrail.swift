internal import Model
internal import Results

/// A finger that is down: its position and its recent path.
struct FingerTrail {
  let point: Point
  let trail: [Point]

  /// The age of the oldest point of the path that is drawn, in milliseconds.
  private static let length = 150.0

  /// All fingers that are down at a time in milliseconds.
  static func all(_ trace: DrawnTrace, at time: Double) -> [FingerTrail] {
    trace.fingers.compactMap { finger in
      let samples = finger.samples
      guard let first = samples.first, let last = samples.last, first.time <= time,
        time <= last.time || finger.end == .open
      else { return nil }
      let before = samples.filter { $0.time <= time && $0.time >= time - length }
      guard let now = samples.last(where: { $0.time <= time }) else { return nil }
      return FingerTrail(
        point: Point(x: now.x, y: now.y), trail: before.map { Point(x: $0.x, y: $0.y) })
    }
  }
}
