public import Model

/// The instants at which frames are drawn, counted from 0, each later than the one before.
public protocol Ticks: Sendable {
  /// The instant of frame `k`; nil if there is none.
  func tick(_ k: Int64) -> Instant?

  /// The first frame at or after a time; nil if there is none.
  func first(from time: Instant) -> Int64?
}

extension Ticks {
  /// Doubles its index until past the time, then bisects: ticks only grow.
  public func first(from time: Instant) -> Int64? {
    var late: Int64 = 1
    while let tick = tick(late - 1), tick < time {
      guard late < .max / 2 else { return nil }
      late *= 2
    }
    // Every frame before `early` is too early; frame `late - 1` is late enough or does not exist.
    var early = late / 2
    late -= 1
    while early < late {
      let middle = early + (late - early) / 2
      if let tick = tick(middle), tick < time { early = middle + 1 } else { late = middle }
    }
    return tick(early) == nil ? nil : early
  }
}
