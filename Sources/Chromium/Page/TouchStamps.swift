/// The timestamps of touches, in microseconds.
///
/// The browser converts each timestamp to its own clock, which it reads again for every touch, with
/// an occasional error of a microsecond. The speed of a lifting finger depends on its touches in
/// the last 100 ms, so a touch of exactly that age would not count in every replay.
struct TouchStamps {
  /// The timestamps that the browser may still use, in ascending order.
  private var recent: [Int] = []
  /// Whether the browser's clock is stopped, so that the conversion is exact.
  var isExact = false

  /// The ages at which the browser discards a touch, or treats a finger as stopped (from
  /// `VelocityTracker` in Chromium: before it moves, and before it lifts).
  private static let limits = [100_000, 80_000, 40_000]
  /// The distance in microseconds that is kept from a limit: far more than the browser's error, and
  /// negligible compared with 100 ms.
  private static let doubt = 10
  /// The distance in microseconds between touches of the same time, so that the browser processes
  /// them in the order of the recording.
  private static let apart = 20

  /// The timestamp of a touch at a time: at least `apart` after the previous timestamp, and shifted
  /// if an age would be within the browser's error of a limit.
  mutating func next(at time: Int) -> Int {
    var stamp = max(time, recent.last.map { $0 + Self.apart } ?? time)
    if isExact {
      recent = [stamp]
      return stamp
    }
    recent.removeAll { stamp - $0 > Self.limits[0] + 2 * Self.doubt }
    // Each shift increases the timestamp past one of finitely many values, so the loop terminates.
    while let limit = recent.lazy.flatMap({ earlier in Self.limits.map { earlier + $0 } })
      .first(where: { abs(stamp - $0) < Self.doubt })
    {
      stamp = limit + Self.doubt
    }
    recent.append(stamp)
    return stamp
  }

  /// The seconds of a timestamp, in the middle of a microsecond. The browser truncates times to
  /// microseconds, so rounding errors cannot lead to a neighbour.
  static func seconds(_ stamp: Int) -> Double { (Double(stamp) + 0.5) / 1e6 }
}
