/// The number of frames in a number of seconds: a reduced fraction, because 59.94 frames per second
/// has no exact binary form and NTSC's 60000/1001 has no exact decimal form.
public struct FrameRate: Hashable, Sendable {
  /// The number of frames in a period.
  package let frames: Int64
  /// The length of a period, in seconds.
  package let seconds: Int64

  /// Creates a rate; nil if either number is not positive, or too large to count frames exactly.
  public init?(_ frames: Int64, per seconds: Int64) {
    guard frames > 0, seconds > 0 else { return nil }
    var (divisor, rest) = (frames, seconds)
    while rest != 0 { (divisor, rest) = (rest, divisor % rest) }
    let (product, overflow) = (frames / divisor).multipliedReportingOverflow(by: seconds / divisor)
    guard !overflow, product <= Self.maxFramesTimesSeconds else { return nil }
    self.frames = frames / divisor
    self.seconds = seconds / divisor
  }

  /// Creates a rate in hertz, rounded to a thousandth; nil outside 0.001…1000.
  public init?(hertz: Double) {
    guard hertz >= 0.001, hertz <= 1000 else { return nil }
    self.init(Int64(hertz * 1000 + 0.5), per: 1000)
  }

  /// 60 frames per second.
  public static let standard = FrameRate(known: 60)

  private init(known frames: Int64) {
    self.frames = frames
    seconds = 1
  }

  /// The maximum of `frames` times `seconds`, so that the nanoseconds of a period times its frames
  /// fit in 64 bits even after rounding.
  private static let maxFramesTimesSeconds: Int64 = 4_000_000_000

  /// `60`, `59.94` or, if three decimals are not exact, `60000/1001`.
  package var text: String {
    let (thousandths, rest) = (frames * 1000).quotientAndRemainder(dividingBy: seconds)
    guard rest == 0 else { return "\(frames)/\(seconds)" }
    var digits = String(thousandths % 1000)
    while digits.utf8.count < 3 { digits = "0" + digits }
    while digits.utf8.last == UInt8(ascii: "0") { digits.removeLast() }
    return digits.isEmpty ? "\(thousandths / 1000)" : "\(thousandths / 1000)." + digits
  }

  /// The number of frames per second.
  public var hertz: Double { Double(frames) / Double(seconds) }
}
