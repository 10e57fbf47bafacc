/// The times that touches carry, in microseconds.
///
/// The browser puts each in terms of its own clock, which it reads anew for it, and is wrong by a
/// microsecond now and then. How fast a finger is when it lifts follows from what it did in the last
/// 100 ms: a touch of exactly that age would count in one replay and not in the next.
struct TouchStamps {
  /// Those that the browser may still look at, in their order.
  private var recent: [Int] = []
  /// Whether the browser's clock stands still, so that it makes no such error.
  var isExact = false

  /// The ages at which the browser forgets a touch, or takes a finger for one that stopped (of
  /// `VelocityTracker` in Chromium: before it moves, and before it lifts).
  private static let limits = [100_000, 80_000, 40_000]
  /// Far more than the browser is wrong by, and nothing beside 100 ms.
  private static let doubt = 10
  /// Touches of one time are so far apart that the browser takes them in their order.
  private static let apart = 20

  /// The stamp of a touch at a time: just beside it, where the browser would be in doubt.
  mutating func next(at time: Int) -> Int {
    var stamp = max(time, recent.last.map { $0 + Self.apart } ?? time)
    if isExact {
      recent = [stamp]
      return stamp
    }
    recent.removeAll { stamp - $0 > Self.limits[0] + 2 * Self.doubt }
    // Each shift is forwards and away from one of a few places, so this ends.
    while let limit = recent.lazy.flatMap({ earlier in Self.limits.map { earlier + $0 } })
      .first(where: { abs(stamp - $0) < Self.doubt })
    {
      stamp = limit + Self.doubt
    }
    recent.append(stamp)
    return stamp
  }

  /// The seconds of a stamp, as the browser cuts them to microseconds: in the middle of one, so that
  /// no rounding leads to its neighbour.
  static func seconds(_ stamp: Int) -> Double { (Double(stamp) + 0.5) / 1e6 }
}
