/// Whether an operand is true at one of the samples in a future time interval, or at all these
/// samples.
struct AheadWindow: Sendable {
  let isEvery: Bool
  let from: Int64
  let to: Int64
  private var low = SlidingMaximum()
  private var high = SlidingMaximum()
  private var pending = Queue<(index: Int, time: Int64, isAsked: Bool)>()

  init(isEvery: Bool, from: Int64, to: Int64) {
    self.isEvery = isEvery
    self.from = from
    self.to = to
  }

  /// - Parameter isNeeded: Whether the result at this sample is needed, or only the sample's effect
  ///   on earlier samples.
  mutating func add(
    _ answer: LookaheadRun.Answer, _ answers: inout Queue<LookaheadRun.Answer>, isNeeded: Bool
  ) {
    while let first = pending.first, first.time + to < answer.time { emit(true, &answers) }
    if !isNeeded, pending.isEmpty { return reset() }
    let truth = isEvery ? answer.truth.negated : answer.truth
    low.add(truth.x, answer.index, at: answer.time, answer.cause)
    high.add(truth.y, answer.index, at: answer.time, answer.cause)
    if isNeeded { pending.append((answer.index, answer.time, answer.isAsked)) }
    while let first = pending.first, isCertain(from: first) { emit(true, &answers) }
  }

  /// Whether no later sample can change the result. A Boolean without a numeric margin is known as
  /// soon as one sample decides it.
  private mutating func isCertain(from first: (index: Int, time: Int64, isAsked: Bool)) -> Bool {
    guard low.greatest?.value == .infinity, high.greatest?.value == .infinity else { return false }
    let start = first.time + from
    low.drop(before: first.index, start)
    high.drop(before: first.index, start)
    guard let low = low.greatest, let high = high.greatest else { return false }
    return low.isInfinite(at: start) && high.isInfinite(at: start)
  }

  mutating func finish(at time: Int64, holdsOn: Bool, _ answers: inout Queue<LookaheadRun.Answer>) {
    if !holdsOn {
      low.end(at: time)
      high.end(at: time)
    }
    while let first = pending.first { emit(holdsOn || first.time + to <= time, &answers) }
  }

  mutating func reset() {
    low.removeAll()
    high.removeAll()
    pending.removeAll()
  }

  private mutating func emit(_ isWhole: Bool, _ answers: inout Queue<LookaheadRun.Answer>) {
    guard let first = pending.first else { return }
    pending.removeFirst()
    low.drop(before: first.index, first.time + from)
    high.drop(before: first.index, first.time + from)
    let maximum = high.greatest
    var truth = Truth(low.greatest?.value ?? -.infinity, maximum?.value ?? -.infinity)
    // The interval is incomplete: a sample that is missing at its end may have any margin.
    if !isWhole { truth.y = .infinity }
    if isEvery { truth = Truth(isWhole ? -truth.x : -.infinity, -(maximum?.value ?? -.infinity)) }
    answers.append(
      LookaheadRun.Answer(
        index: first.index, time: first.time, truth: truth, isAsked: first.isAsked,
        cause: maximum?.cause ?? Cause()))
  }
}

extension SlidingMaximum.Entry {
  /// Whether the value is infinite at some time after the start. The last value counts only if it
  /// begins at or after the start, because its end is not known yet.
  fileprivate func isInfinite(at start: Int64) -> Bool {
    value == .infinity && (time >= start || end != .max)
  }
}

/// Whether one operand is true at a sample in a future time interval, and another operand is true
/// until that sample.
struct AheadUntil: Sendable {
  let from: Int64
  let to: Int64
  private var samples = Queue<Sample>()

  private struct Sample: Sendable {
    let index: Int
    let time: Int64
    let one: Truth
    let other: Truth
    let cause: Cause
    let isAsked: Bool
    let isNeeded: Bool
  }

  init(from: Int64, to: Int64) {
    self.from = from
    self.to = to
  }

  mutating func add(
    _ one: LookaheadRun.Answer, _ other: LookaheadRun.Answer,
    _ answers: inout Queue<LookaheadRun.Answer>, isNeeded: Bool
  ) {
    while let first = samples.first, first.time + to < one.time { emit(nil, &answers) }
    if !isNeeded, samples.isEmpty { return }
    samples.append(
      Sample(
        index: one.index, time: one.time, one: one.truth, other: other.truth, cause: other.cause,
        isAsked: one.isAsked, isNeeded: isNeeded))
  }

  mutating func finish(at time: Int64, holdsOn: Bool, _ answers: inout Queue<LookaheadRun.Answer>) {
    while !samples.isEmpty { emit(holdsOn ? nil : time, &answers) }
  }

  mutating func reset() { samples.removeAll() }

  /// - Parameter end: The time after which nothing is known; nil if the last sample continues to
  ///   apply.
  private mutating func emit(_ end: Int64?, _ answers: inout Queue<LookaheadRun.Answer>) {
    guard let first = samples.first else { return }
    guard first.isNeeded else { return samples.removeFirst() }
    var best = Truth(margin: -.infinity)
    var until = Truth(margin: .infinity)
    for index in 0..<samples.count {
      let sample = samples[index]
      if sample.time > first.time + to || !best.x.isBelow(until.y) { break }
      let next = index + 1 < samples.count ? samples[index + 1].time : end ?? .max
      if sample.time >= first.time + from || next > first.time + from {
        best = best.or(sample.other.and(until))
      }
      until = until.and(sample.one)
    }
    if let end, first.time + to > end { best.y = best.y.isBelow(until.y) ? until.y : best.y }
    samples.removeFirst()
    answers.append(
      LookaheadRun.Answer(
        index: first.index, time: first.time, truth: best, isAsked: first.isAsked,
        cause: first.cause))
  }
}
