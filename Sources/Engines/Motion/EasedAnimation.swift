/// A movement of a given distance in a given time, along a timing curve, for an app's animated
/// requests. (UIKit's own curve and duration are not published; 0.3 s of ease-in-out is customary.)
struct EasedAnimation {
  let start: Double
  let target: Double
  let restTime: Double
  let curve: CubicBezier

  init(
    from start: Double, to target: Double, duration seconds: Double = 0.3,
    curve: CubicBezier = .easeInOut
  ) {
    self.start = start
    self.target = target
    self.restTime = max(seconds, 0)
    self.curve = curve
  }
}

extension EasedAnimation: Motion {
  func value(at seconds: Double) -> Double {
    guard seconds < restTime else { return target }
    return start + (target - start) * curve.progress(at: seconds / restTime)
  }

  func velocity(at seconds: Double) -> Double {
    guard seconds < restTime else { return 0 }
    return (target - start) / restTime * curve.slope(at: seconds / restTime)
  }
}
