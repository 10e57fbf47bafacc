/// The frames of a screen with a constant rate, computed from inexact times.
///
/// Each time differs from its frame by at most a maximum error. Many times together determine the
/// frames far more exactly than that error.
package struct FrameGrid {
  /// The maximum time difference between the computed frames and the true frames, in seconds.
  package let error: Double
  private let period: Double
  private let start: Double

  /// Fails if there are too few times, if they fit no constant rate, or if they are too inexact to
  /// be assigned to a single frame.
  ///
  /// - Parameter maximum: The maximum error of a time, in seconds.
  package init?(_ times: [Double], within maximum: Double) {
    guard let fit = FrameFit(times), fit.spread <= maximum * (1 + 1e-6) else { return nil }
    error = fit.uncertainty(of: times, within: maximum) + 0.000_05
    (period, start) = (fit.period, fit.start)
    guard maximum + error < period / 2 else { return nil }
  }

  package func nearest(to time: Double) -> Double {
    ((time - start) / period).rounded() * period + start
  }
}
