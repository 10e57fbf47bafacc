internal import Model

/// The finger's velocity as Android computes it: the slope, at the newest position, of the parabola
/// that fits the last 100 ms best (Android's VelocityTracker, "LSQ2"; Flutter uses the same).
///
/// Twenty samples are kept. A gap of more than 40 ms means that the finger was still: the samples
/// before it are discarded, and a lift after such a gap causes no fling. Two samples give a line, a
/// single sample gives no velocity.
///
/// If no step of the finger went in the direction of the slope, the velocity is 0: the parabola
/// through few positions of a finger that slows down may reverse. Android allows such a velocity;
/// Chromium restricts it ("LSQ2_RESTRICTED").
struct LeastSquaresVelocity {
  /// The maximum magnitude reported along an axis, in points per second.
  var limit: Double

  private var trail = Trail(capacity: 20)

  static let horizon: TimeSpan = .milliseconds(100)
  static let gap: TimeSpan = .milliseconds(40)

  init(limit: Double = .infinity) { self.limit = limit }

  mutating func add(x: Double, y: Double, at time: Instant) {
    if trail.count > 0, time - trail[0].time > Self.gap { trail.clear() }
    trail.add(.init(time: time, x: x, y: y))
  }

  mutating func clear() { trail.clear() }

  /// The velocity along an axis of a finger that lifts now, in points per second.
  func velocity(along axis: Axis, at lift: Instant) -> Double {
    guard trail.count > 1, lift - trail[0].time <= Self.gap else { return 0 }
    var known = 1
    while known < trail.count, trail[0].time - trail[known].time <= Self.horizon { known += 1 }
    let slope = slope(along: axis, through: known)
    return goes(slope, along: axis, through: known) ? max(-limit, min(slope, limit)) : 0
  }

  /// Whether any step went in the direction of `distance`.
  private func goes(_ distance: Double, along axis: Axis, through known: Int) -> Bool {
    (1..<max(known, 1)).contains { age in
      (trail[age - 1].position(along: axis) - trail[age].position(along: axis)) * distance > 0
    }
  }

  /// Fits `y = a·t² + b·t + c`, with t and y counted from the newest sample, and returns b.
  ///
  /// Subtracting the means from t, t² and y leaves two equations for a and b, solved by Cramer's
  /// rule.
  private func slope(along axis: Axis, through known: Int) -> Double {
    guard known > 1 else { return 0 }
    let newest = trail[0]
    func point(_ age: Int) -> (t: Double, y: Double) {
      let sample = trail[age]
      return (
        sample.time.seconds(since: newest.time),
        sample.position(along: axis) - newest.position(along: axis)
      )
    }

    var (meanT, meanSquare, meanY) = (0.0, 0.0, 0.0)
    for age in 0..<known {
      let (t, y) = point(age)
      meanT += t / Double(known)
      meanSquare += t * t / Double(known)
      meanY += y / Double(known)
    }
    var (tt, tq, qq, ty, qy) = (0.0, 0.0, 0.0, 0.0, 0.0)
    for age in 0..<known {
      var (t, y) = point(age)
      let q = t * t - meanSquare
      t -= meanT
      y -= meanY
      tt += t * t
      tq += t * q
      qq += q * q
      ty += t * y
      qy += q * y
    }
    let determinant = tt * qq - tq * tq
    // Two samples, or three of which two almost coincide, do not determine a curvature.
    guard known > 2, determinant > 1e-9 * tt * qq else { return ty / tt }
    return (ty * qq - qy * tq) / determinant
  }
}
