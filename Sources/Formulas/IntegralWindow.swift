/// The sum of values times their durations in a past time interval, which begins at the first
/// sample at the earliest. The sum is unknown if any value in the interval is unknown.
struct IntegralWindow: Sendable {
  private let past: Program.Past
  private var entries = Queue<Entry>()

  /// A value that lasts until the next value, and the sums up to its beginning.
  private struct Entry: Sendable {
    var time: Int64
    var value: Double
    var sum = 0.0
    /// The total duration of unknown values before this value, in nanoseconds.
    var unknown: Int64 = 0

    func sum(at time: Int64) -> Double {
      value.isFinite ? sum + value * (Double(time - self.time) / 1e9) : sum
    }

    func unknown(at time: Int64) -> Int64 { value.isFinite ? unknown : unknown + time - self.time }
  }

  init(_ past: Program.Past) { self.past = past }

  mutating func add(_ value: Double, at time: Int64) -> Double {
    var entry = Entry(time: time, value: value)
    if let last = entries.last {
      entry.sum = last.sum(at: time)
      entry.unknown = last.unknown(at: time)
    }
    entries.append(entry)
    while entries.count > 1, entries[1].time <= time - past.to { entries.removeFirst() }
    let (from, to) = (max(entries[0].time, time - past.to), time - past.from)
    guard to > from else { return 0 }
    let (first, last) = (entries[0], entries[index(at: to)])
    guard last.unknown(at: to) == first.unknown(at: from) else { return .nan }
    return last.sum(at: to) - first.sum(at: from)
  }

  /// The last entry that began at a time or earlier.
  private func index(at time: Int64) -> Int {
    var (low, high) = (0, entries.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if entries[middle].time <= time { low = middle } else { high = middle - 1 }
    }
    return low
  }
}
