/// The curve of an Android fling: the share of its distance covered after a share of its time.
///
/// Android's two Bézier polynomials, with its tensions and inflexion inserted, are `time(s) =
/// 0.525s + 0.475s³` and `position(s) = 1.5s − 0.5s³` (Android OverScroller). Android keeps a table
/// of a hundred samples and interpolates linearly between them. The corners at the samples are part
/// of the motion and are reproduced, but each sample is computed on demand, without a table.
enum AndroidSpline {
  /// The share of the distance covered after a share of the duration.
  static func share(ofDistanceAt time: Double) -> Double {
    guard time < 1 else { return 1 }
    let sample = Int(time * 100)
    let before = position(ofSample: sample)
    let after = position(ofSample: sample + 1)
    return before + (after - before) * (time * 100 - Double(sample))
  }

  /// The velocity after a share of the duration, in distances per duration.
  static func slope(at time: Double) -> Double {
    guard time < 1 else { return 0 }
    let sample = Int(time * 100)
    return 100 * (position(ofSample: sample + 1) - position(ofSample: sample))
  }

  /// The share of the duration after which this share of the distance is covered: the inverse of
  /// `share(ofDistanceAt:)`.
  static func time(ofDistance share: Double) -> Double {
    guard share < 1 else { return 1 }
    var (low, high) = (0, 100)
    while high - low > 1 {
      let middle = (low + high) / 2
      if position(ofSample: middle) <= share { low = middle } else { high = middle }
    }
    let (before, after) = (position(ofSample: low), position(ofSample: high))
    return (Double(low) + (share - before) / (after - before)) / 100
  }

  /// The share of the distance covered after i hundredths of the duration.
  ///
  /// The time polynomial is convex, so Newton's steps from its right end decrease towards the root
  /// and never pass it; for every sample, seven steps are exact to the last bit.
  static func position(ofSample i: Int) -> Double {
    let time = Double(i) / 100
    var s = 1.0
    for _ in 0..<7 { s -= (s * (0.525 + 0.475 * s * s) - time) / (0.525 + 1.425 * s * s) }
    return s * (1.5 - 0.5 * s * s)
  }
}
