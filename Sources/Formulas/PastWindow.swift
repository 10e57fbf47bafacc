/// Whether an operand was true at one of the samples in a past time interval, or at all these
/// samples.
struct PastWindow: Sendable {
  private let past: Program.Past
  private var low = SlidingMaximum()
  /// Used from the first truth with two different margins on; before it, this equals `low`.
  private var high = SlidingMaximum()
  private var isSplit = false
  /// The entries that are too recent for the interval.
  private var waiting = Queue<(index: Int, time: Int64, truth: Truth)>()
  /// The last truth that was added.
  private var last: Truth?

  init(_ past: Program.Past) { self.past = past }

  /// The time before which adding the same truth again changes nothing: no entry leaves the
  /// interval earlier.
  var settledUntil: Int64 {
    guard past.from == 0 else { return .min }
    let end = isSplit ? min(low.firstEnd, high.firstEnd) : low.firstEnd
    return end > .max - past.to ? .max : end + past.to
  }

  /// - Parameter before: The time of the previous sample, whether it was added or skipped as
  ///   unchanged.
  mutating func add(_ truth: Truth, _ index: Int, at time: Int64, after before: Int64) -> Truth {
    let margins = past.isEvery ? truth.negated : truth
    if past.from == 0 {
      if let last, truth.isSame(as: last) {
        hold(at: time)
      } else {
        hold(at: before)
        add(margins, index, at: time)
        last = truth
      }
    } else {
      waiting.append((index, time, margins))
      while let first = waiting.first, first.time <= time - past.from {
        add(first.truth, first.index, at: first.time)
        waiting.removeFirst()
      }
    }
    low.drop(before: 0, time - past.to)
    if isSplit { high.drop(before: 0, time - past.to) }
    // The interval ends before the first sample of the recording.
    guard !low.isEmpty else { return Truth(margin: past.isEvery ? .infinity : -.infinity) }
    let most = Truth(low.greatestValue, isSplit ? high.greatestValue : low.greatestValue)
    return past.isEvery ? most.negated : most
  }

  private mutating func hold(at time: Int64) {
    low.hold(at: time)
    if isSplit { high.hold(at: time) }
  }

  private mutating func add(_ margins: Truth, _ index: Int, at time: Int64) {
    if !isSplit, margins.x.bitPattern != margins.y.bitPattern {
      isSplit = true
      high = low
    }
    low.add(margins.x, index, at: time)
    if isSplit { high.add(margins.y, index, at: time) }
  }
}

/// Whether one operand was true at a sample in a past time interval, and another operand has been
/// true ever since.
struct SinceWindow: Sendable {
  private let past: Program.Past
  private var samples = Queue<(time: Int64, one: Truth, two: Truth)>()

  init(_ past: Program.Past) { self.past = past }

  mutating func add(_ one: Truth, _ two: Truth, at time: Int64) -> Truth {
    samples.append((time, one, two))
    while samples.count > 1, samples[0].time < time - past.to, samples[1].time <= time - past.to {
      samples.removeFirst()
    }
    var best = Truth(margin: -.infinity)
    var since = Truth(margin: .infinity)
    for index in (0..<samples.count).reversed() {
      let sample = samples[index]
      if sample.time <= time - past.from { best = best.or(sample.one.and(since)) }
      since = since.and(sample.two)
      // No earlier sample can improve the result.
      if !best.x.isBelow(since.y) { break }
    }
    return best
  }
}
