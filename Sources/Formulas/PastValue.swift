/// The earlier value of a number or a truth, a fixed time ago: the value at the last sample that is
/// at least that old, or at the first sample if no sample is that old.
struct PastValue: Sendable {
  private let lag: Int64
  /// The values that may still be needed, each with the time of its first sample.
  private var entries = Queue<(time: Int64, value: Truth)>()

  init(lag: Int64) { self.lag = lag }

  /// Whether the next sample changes nothing if it has the same value as the last samples.
  var isSettled: Bool { entries.count == 1 }

  mutating func add(_ value: Truth, at time: Int64) -> Truth {
    if entries.last?.value.isSame(as: value) != true { entries.append((time, value)) }
    while entries.count > 1, entries[1].time <= time - lag { entries.removeFirst() }
    return entries[0].value
  }
}
