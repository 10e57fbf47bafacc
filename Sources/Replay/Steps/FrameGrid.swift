/// The frames of a screen with a constant rate, found from inexact times of its frames.
///
/// Each time is within a maximum error of its frame. Many times together therefore leave little room
/// for the frames: far less than that error.
package struct FrameGrid {
  /// How far the found frames may be from the true ones, in seconds.
  package let error: Double
  private let period: Double
  private let start: Double

  /// Nil if the times are too few, fit no constant rate, or are too inexact to belong to one frame.
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
