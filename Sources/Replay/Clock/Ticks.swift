public import Model

/// The instants at which frames are drawn, counted from 0, each later than the previous instant.
public protocol Ticks: Sendable {
  /// The instant of frame `k`; nil if there is no such frame.
  func tick(_ k: Int64) -> Instant?

  /// The index of the first frame at or after a time; nil if there is no such frame.
  func first(from time: Instant) -> Int64?
}

extension Ticks {
  /// The index of the first frame at or after a time: doubles an index until its frame is late
  /// enough, then bisects, because the instants only increase.
  public func first(from time: Instant) -> Int64? {
    var late: Int64 = 1
    while let tick = tick(late - 1), tick < time {
      guard late < .max / 2 else { return nil }
      late *= 2
    }
    // Every frame before `early` is before the time. Frame `late` is not, or does not exist.
    var early = late / 2
    late -= 1
    while early < late {
      let middle = early + (late - early) / 2
      if let tick = tick(middle), tick < time { early = middle + 1 } else { late = middle }
    }
    return tick(early) == nil ? nil : early
  }
}
