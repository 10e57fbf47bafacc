public import Model

/// Frames at a steady rate. Frame `k` is computed from `k`, the rate and the phase, never from the
/// previous frame, so the millionth frame is as exact as the first frame.
public struct FrameClock: Ticks, Hashable {
  /// The frame rate.
  public let rate: FrameRate
  /// The time of frame 0.
  public let phase: TimeSpan

  /// Creates a clock with a rate, whose frame 0 is at the phase.
  public init(_ rate: FrameRate = .standard, phase: TimeSpan = .zero) {
    self.rate = rate
    self.phase = phase
  }

  /// Creates a clock whose rate in hertz is rounded to a thousandth; nil outside 0.001…1000.
  public init?(hertz: Double, phase: TimeSpan = .zero) {
    guard let rate = FrameRate(hertz: hertz) else { return nil }
    self.init(rate, phase: phase)
  }

  /// The time of frame `k`: `phase + k / rate`, rounded to the nearest nanosecond, with halves
  /// rounded up.
  ///
  /// Whole periods of `frames` frames in `seconds` seconds are exact. Only the frames of the last,
  /// incomplete period are divided, so no intermediate result needs more than 64 bits.
  public func tick(_ k: Int64) -> Instant? {
    guard k >= 0 else { return nil }
    let (periods, frame) = k.quotientAndRemainder(dividingBy: rate.frames)
    let (whole, overflow) = periods.multipliedReportingOverflow(by: rate.seconds * Self.second)
    let broken = frame * rate.seconds * Self.second
    let part = (2 * broken + rate.frames) / (2 * rate.frames)
    let (sum, overflowing) = whole.addingReportingOverflow(part)
    let (time, overflown) = sum.addingReportingOverflow(phase.nanoseconds)
    return overflow || overflowing || overflown ? nil : Instant(nanoseconds: time)
  }

  /// The index of the first frame at or after a time; nil if there is no such frame.
  public func first(from time: Instant) -> Int64? {
    let (elapsed, overflow) = time.nanoseconds.subtractingReportingOverflow(phase.nanoseconds)
    guard !overflow else { return time.nanoseconds < 0 ? 0 : nil }
    guard elapsed > 0 else { return 0 }
    let period = rate.seconds * Self.second
    let (periods, rest) = elapsed.quotientAndRemainder(dividingBy: period)
    // Frames are at whole nanoseconds, so the division may be one frame too low or too high.
    var k = max(0, periods * rate.frames + Self.share(rest, of: period, in: rate.frames) - 1)
    while let tick = tick(k), tick < time { k += 1 }
    return tick(k) == nil ? nil : k
  }

  /// Computes `part · count / whole` without the product, which might need more than 64 bits.
  private static func share(_ part: Int64, of whole: Int64, in count: Int64) -> Int64 {
    Int64(Double(part) / Double(whole) * Double(count))
  }

  private static let second: Int64 = 1_000_000_000
}
