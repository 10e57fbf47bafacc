/// Android's way back from outside: `3s² − 2s³` of the way after a share s of the time, whatever
/// velocity it had before (Android OverScroller).
///
/// The duration is √(2·way / 2000) seconds: what falling that far would take.
struct CubicSpringback {
  let start: Double
  let target: Double
  let restTime: Double
  let resolution: AndroidResolution

  init(from start: Double, to target: Double, resolution: AndroidResolution = .whole) {
    self.start = start
    self.target = target
    self.resolution = resolution
    restTime = resolution.duration((2 * abs(target - start) / Ballistic.pull).squareRoot())
  }
}

extension CubicSpringback: Motion {
  func value(at seconds: Double) -> Double {
    guard seconds < restTime else { return target }
    let share = seconds / restTime
    return start + resolution.place((target - start) * share * share * (3 - 2 * share))
  }

  func velocity(at seconds: Double) -> Double {
    guard seconds < restTime else { return 0 }
    let share = seconds / restTime
    return (target - start) / restTime * 6 * share * (1 - share)
  }
}
