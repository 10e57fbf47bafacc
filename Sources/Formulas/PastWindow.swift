/// Whether an operand was true at one of the samples in a past time interval, or at all these
/// samples.
struct PastWindow: Sendable {
  private let past: Program.Past
  private var low = SlidingMaximum()
  private var high = SlidingMaximum()
  /// The entries that are too recent for the interval.
  private var waiting = Queue<(index: Int, time: Int64, truth: Truth)>()
  /// The last truth that was added.
  private var last: Truth?

  init(_ past: Program.Past) { self.past = past }

  /// Whether adding the same truth again changes nothing: no entry leaves the interval by this
  /// time.
  func isSettled(at time: Int64) -> Bool {
    past.from == 0 && !low.isOld(time - past.to) && !high.isOld(time - past.to)
  }

  /// - Parameter before: The time of the previous sample, whether it was added or skipped as
  ///   unchanged.
  mutating func add(_ truth: Truth, _ index: Int, at time: Int64, after before: Int64) -> Truth {
    if past.from == 0, let last, truth.isSame(as: last) {
      low.hold(at: time)
      high.hold(at: time)
    } else {
      if past.from == 0 {
        low.hold(at: before)
        high.hold(at: before)
      }
      waiting.append((index, time, past.isEvery ? truth.negated : truth))
      last = truth
    }
    while let first = waiting.first, first.time <= time - past.from {
      low.add(first.truth.x, first.index, at: first.time)
      high.add(first.truth.y, first.index, at: first.time)
      waiting.removeFirst()
    }
    low.drop(before: 0, time - past.to)
    high.drop(before: 0, time - past.to)
    // The interval ends before the first sample of the recording.
    guard let low = low.greatest?.value, let high = high.greatest?.value else {
      return Truth(margin: past.isEvery ? .infinity : -.infinity)
    }
    return past.isEvery ? Truth(-low, -high) : Truth(low, high)
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
