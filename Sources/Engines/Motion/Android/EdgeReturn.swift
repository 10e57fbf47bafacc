/// Android's return to an edge: `3s² − 2s³` of the distance after a share s of the duration,
/// regardless of the velocity before (Android OverScroller).
///
/// The duration is √(2·distance / 2000) seconds: the time to fall that distance at 2000 px/s².
struct EdgeReturn {
  let edge: Double
  let restTime: Double
  /// The initial distance from the edge, in the pixels of `Ballistic.pull`.
  private let distance: Double
  private let scale: Double

  /// - Parameter scale: The number of pixels of `Ballistic.pull` per point.
  init(from start: Double, to edge: Double, scale: Double) {
    self.edge = edge
    self.scale = scale
    distance = (start - edge) * scale
    restTime = (2 * abs(distance) / Ballistic.pull).squareRoot()
  }
}

extension EdgeReturn: Motion {
  func value(at seconds: Double) -> Double {
    guard seconds < restTime else { return edge + 0 }  // not −0
    let share = seconds / restTime
    return edge + (distance - distance * share * share * (3 - 2 * share)) / scale
  }

  func velocity(at seconds: Double) -> Double {
    guard seconds < restTime else { return 0 }
    let share = seconds / restTime
    return -distance / restTime * 6 * share * (1 - share) / scale
  }
}
