internal import Reporting

/// What a run as a whole must reach.
struct CheckLimits {
  private let failsOnWarnings: Bool
  /// What an engine was compared with, where it was.
  private let against: RunHead.Engine?
  private let leastRecordings: RunHead.Gate?
  private let mostWarnings: RunHead.Gate?

  init(_ head: RunHead) {
    failsOnWarnings = head.failsOnWarnings
    against = head.against
    leastRecordings = head.gate(.leastRecordings)
    mostWarnings = head.gate(.mostWarnings)
  }
}

extension CheckLimits {
  func fails(_ row: JudgedRecording) -> Bool {
    row.error != nil || !row.broken.isEmpty || failsOnWarnings && !row.warned.isEmpty
  }

  /// What the counts come to.
  ///
  /// - Parameters:
  ///   - isPart: Whether there are recordings that were not reached, of which nothing can be said.
  func outcome(_ summary: RunSummary, isPart: Bool) -> Outcome {
    var outcome = Outcome.held
    let all = summary.recordings
    if summary.unjudged > 0 {
      outcome.add(
        Outcome(.unjudged, share(summary.unjudged, of: all, "could not be judged")))
    }
    if summary.broken > 0 {
      outcome.add(
        Outcome(
          .broken,
          against != nil
            ? differing(summary.broken, of: all)
            : share(summary.broken, of: all, summary.broken == 1 ? "breaks laws" : "break laws")))
    }
    if against != nil, all > summary.unjudged, !summary.laws.contains(where: { $0.checks > 0 }) {
      outcome.add(Outcome(.unjudged, "nothing could be compared (-v tells why)"))
    }
    if failsOnWarnings, summary.warnings > 0 {
      outcome.add(Outcome(.broken, count(summary.warnings, "warning")))
    }
    if let gate = mostWarnings, !isPart, summary.warnings > gate.count {
      outcome.add(
        Outcome(
          .broken,
          "\(count(summary.warnings, "warning")), and at most \(gate.count) may be (\(gate.from))"
        ))
    }
    if let gate = leastRecordings, !isPart, all < gate.count {
      outcome.add(
        Outcome(
          .broken, "\(count(all, "recording")), and at least \(gate.count) must be (\(gate.from))"
        ))
    }
    return outcome
  }

  private func share(_ part: Int, of whole: Int, _ predicate: String) -> String {
    whole == 1
      ? "the recording \(predicate == "break laws" ? "breaks laws" : predicate)"
      : "\(part) of \(whole) recordings \(predicate)"
  }

  private func differing(_ part: Int, of whole: Int) -> String {
    // What has no version is no engine: a trace, or what was seen.
    let other = against.flatMap { $0.version == nil ? $0.name : nil }
    let words = other.map { "the engine differs from \($0)" } ?? "the engines differ"
    return whole == 1 ? words : "\(words) on \(part) of \(whole) recordings"
  }

  private func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}

/// The laws that somebody requires to be put to the test, and how far that has come.
struct RequiredLaws {
  private var open: [(law: String, from: String)] = []
  private var missing: [String] = []

  /// What holds for all recordings must be met by one of them.
  init(_ head: RunHead) {
    open = head.settings.compactMap { $0.name == "required" ? ($0.law, $0.from) : nil }
  }
}

extension RequiredLaws {
  mutating func take(_ row: JudgedRecording) {
    guard row.error == nil else { return }
    for law in row.laws {
      if law.verdict == .held || law.verdict == .broken || law.verdict == .waived {
        open.removeAll { $0.law == law.name }
      }
      for setting in law.settings where setting.from.hasPrefix(row.recording + ":") {
        takeOwn(setting, law, row)
      }
    }
  }

  /// What a recording requires must be met by itself.
  private mutating func takeOwn(
    _ setting: RunHead.Setting, _ law: JudgedLaw, _ row: JudgedRecording
  ) {
    let isTested = law.verdict != .untested && law.verdict != .notApplicable
    if setting.name == "required", !isTested {
      missing.append("\(law.name) is not put to the test (\(setting.from))")
    }
    if setting.name == "min-exercised", law.verdict == .held || !isTested,
      let least = Int(setting.value), law.occasions < least
    {
      missing.append("\(law.name) is tested \(law.occasions) times, not \(least) (\(setting.from))")
    }
  }

  var outcome: Outcome {
    var reasons = missing
    reasons += open.map { "\($0.law) is not put to the test by any recording (\($0.from))" }
    guard let first = reasons.first else { return .held }
    let rest = reasons.count > 1 ? ", and \(reasons.count - 1) more like this" : ""
    return Outcome(.incomplete, first + rest)
  }
}
