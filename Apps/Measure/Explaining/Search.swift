package import Replay

/// Finds the smallest set of settings with which one engine shows the same as another engine.
package struct Search {
  /// A recording, and the replays of both engines.
  package struct Case: Sendable {
    package let name: String
    package let recording: Replayable
    package let one: Showing
    package let other: Showing

    package init(_ name: String, _ recording: Replayable, one: Showing, other: Showing) {
      self.name = name
      self.recording = recording
      self.one = one
      self.other = other
    }
  }

  private let engine: EngineFactory
  private let cases: [Case]
  private let gaps: [Gap]
  private let clock: FrameClock
  /// The number of frames by which the replays of the engine are delayed.
  private let framesLate: Int
  /// The recordings with the largest differences, on which sets of settings are tried.
  private let tried: [Int]
  private var known: [String: [Double]] = [:]

  /// - Parameters:
  ///   - framesLate: The number of frames by which the replays of the engine are delayed. The
  ///     replays of the cases are already delayed.
  ///   - maximum: The maximum number of recordings on which sets of settings are tried.
  package init(
    _ engine: EngineFactory, _ cases: [Case], _ clock: FrameClock, framesLate: Int = 0,
    maximum: Int = 64
  ) {
    self.engine = engine
    self.cases = cases
    self.clock = clock
    self.framesLate = framesLate
    gaps = cases.map { Gap($0.one, $0.other) }
    let gaps = gaps
    // Takes the largest differences of each gesture phase in turn, so that a large cause does not
    // hide a small cause.
    var queues: [Constant.Phase: [Int]] = [:]
    let sorted = cases.indices.filter { gaps[$0].distance > 1e-6 }
      .sorted { (gaps[$0].distance, $1) > (gaps[$1].distance, $0) }
    for index in sorted { queues[gaps[index].first ?? .touch, default: []].append(index) }
    var tried: [Int] = []
    while tried.count < min(maximum, sorted.count) {
      for phase in Constant.Phase.allCases where !(queues[phase] ?? []).isEmpty {
        if tried.count < maximum, let first = queues[phase]?.removeFirst() { tried.append(first) }
      }
    }
    self.tried = tried.sorted { (gaps[$0].distance, $1) > (gaps[$1].distance, $0) }
  }

  /// The remaining distances in some recordings if settings are replaced; nil if the engine rejects
  /// the settings.
  private func remains(_ set: [Candidate], _ indices: [Int]) -> [Double]? {
    guard let changed = try? engine.setting(set.map { ($0.name, $0.value) }) else { return nil }
    var remains: [Double] = []
    for index in indices {
      guard let showing = Showing(cases[index].recording, on: changed, at: clock) else {
        return nil
      }
      remains.append(Gap(showing.late(byFrames: framesLate), cases[index].other).distance)
    }
    return remains
  }

  /// The mean remaining share on the tried recordings.
  private mutating func remains(_ set: [Candidate]) -> Double {
    share(set).reduce(0, +) / Double(max(1, tried.count))
  }

  /// The remaining share of the distance in each tried recording, so that a small difference counts
  /// as much as a large difference. The shares are cached, because sets are tried repeatedly.
  private mutating func share(_ set: [Candidate]) -> [Double] {
    guard !set.isEmpty else { return tried.map { _ in 1 } }
    let key = set.map(\.name).sorted().joined(separator: " ")
    if let known = known[key] { return known }
    let rest = remains(set, tried) ?? tried.map { _ in Double.infinity }
    let shares = zip(rest, tried).map { $0 / gaps[$1].distance }
    known[key] = shares
    return shares
  }

  /// Finds the smallest set of settings, starting with the most effective setting.
  package mutating func run(_ candidates: [Candidate]) -> Explanation {
    var explanation = Explanation()
    let count = Double(max(1, gaps.count))
    explanation.total = gaps.reduce(0) { $0 + $1.distance } / count
    guard !tried.isEmpty else { return explanation }
    var chosen: [Candidate] = []
    if !candidates.isEmpty {
      let onward = forward(candidates)
      chosen = remains(onward) <= 1e-3 ? onward : best(onward, backward(candidates))
    }
    describe(chosen, of: candidates, &explanation)
    return explanation
  }

  private mutating func best(_ one: [Candidate], _ other: [Candidate]) -> [Candidate] {
    let (left, right) = (remains(one), remains(other))
    return right < left * 0.9 - 1e-6 || (right <= left * 1.01 && other.count < one.count)
      ? other : one
  }

  /// Adds settings one by one: each time, the setting that leaves the smallest distance.
  private mutating func forward(_ candidates: [Candidate]) -> [Candidate] {
    var chosen: [Candidate] = []
    var left = 1.0
    while left > 1e-6 {
      var best: (candidate: Candidate, left: Double)?
      for candidate in candidates where !chosen.contains(where: { $0.name == candidate.name }) {
        let rest = remains(chosen + [candidate])
        if rest < best?.left ?? .infinity { best = (candidate, rest) }
      }
      guard let best, best.left < left - 0.002, best.left < left * 0.98 else { break }
      chosen.append(best.candidate)
      left = best.left
    }
    return chosen
  }

  /// Starts with all settings, removes settings without an effect, and sorts the remaining settings
  /// by effect.
  private mutating func backward(_ candidates: [Candidate]) -> [Candidate] {
    var kept = candidates
    var left = remains(kept)
    for candidate in candidates {
      let without = kept.filter { $0.name != candidate.name }
      let rest = remains(without)
      if rest <= left + 0.002 {
        kept = without
        left = min(left, rest)
      }
    }
    // Sorts by the effect of each setting alone.
    let alone = kept.map { remains([$0]) }
    return kept.indices.sorted { (alone[$0], $0) < (alone[$1], $1) }.map { kept[$0] }
  }

  private mutating func describe(
    _ chosen: [Candidate], of candidates: [Candidate], _ explanation: inout Explanation
  ) {
    var before = 1.0
    for index in chosen.indices {
      let left = remains(Array(chosen[...index]))
      let candidate = chosen[index]
      explanation.causes.append(cause(candidate, share: before - left))
      before = left
    }
    for candidate in candidates where !chosen.contains(where: { $0.name == candidate.name }) {
      explanation.idle.append(cause(candidate, share: 0))
    }
    let alone = chosen.map { share([$0]) }
    explanation.left = candidates.isEmpty ? nil : before
    for (slot, index) in tried.enumerated() {
      guard let first = gaps[index].first else { continue }
      let minimum = alone.indices.min { alone[$0][slot] < alone[$1][slot] }
      let isCaused = minimum.map { alone[$0][slot] < 0.9 } ?? false
      explanation.rows.append(
        Explanation.Row(
          recording: cases[index].name, phase: first,
          cause: isCaused ? minimum.map { chosen[$0].name } : nil))
    }
  }

  private func cause(_ candidate: Candidate, share: Double) -> Explanation.Cause {
    Explanation.Cause(
      name: candidate.name, constant: SettingValues.constant(of: candidate.name),
      one: candidate.one, other: candidate.other, value: candidate.value, share: share)
  }

  /// The differing constants, for engines whose settings cannot be replaced. Constants of the phase
  /// in which most recordings begin to differ come first.
  package mutating func run(_ mine: Measurements, _ theirs: Measurements) -> Explanation {
    var explanation = run([])
    var phases: [Constant.Phase: Int] = [:]
    for row in explanation.rows { phases[row.phase, default: 0] += 1 }
    let causes = Self.differences(mine, theirs)
    func weight(_ cause: Explanation.Cause) -> Int { phases[cause.constant?.phase ?? .touch] ?? 0 }
    explanation.causes = causes.filter { weight($0) > 0 }.sorted { weight($0) > weight($1) }
    explanation.idle = causes.filter { weight($0) == 0 }
    // The cause of a recording is the first constant of the phase in which the recording begins to
    // differ.
    for (index, row) in explanation.rows.enumerated() {
      let cause = explanation.causes.first { $0.constant?.phase == row.phase }
      explanation.rows[index].cause = cause?.name
    }
    return explanation
  }

  /// The constants that differ: intervals that do not overlap, different keywords, and constants
  /// that only one engine has.
  package static func differences(
    _ mine: Measurements, _ theirs: Measurements
  ) -> [Explanation.Cause] {
    var causes: [Explanation.Cause] = []
    for constant in Constant.allCases {
      guard let one = mine[constant], let other = theirs[constant] else { continue }
      let differs =
        switch (one.outcome, other.outcome) {
        case (.number(let one), .number(let other)): one.differs(from: other)
        case (.word(let one), .word(let other)): one != other
        // A failure gives no information. A feature that neither engine supports is not a
        // difference.
        case (.failed, _), (_, .failed), (.notExercised, .notExercised): false
        default: true
        }
      // Differences that are not visible in the printed digits are ignored.
      guard differs, one.text != other.text else { continue }
      causes.append(
        Explanation.Cause(
          name: constant.rawValue, constant: constant, one: one.text, other: other.text,
          value: nil, share: nil))
    }
    return causes
  }
}
