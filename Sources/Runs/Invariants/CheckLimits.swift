package import Results
internal import Text

/// The conditions that a run as a whole must meet.
package struct CheckLimits {
  package let head: RunHead

  package init(head: RunHead) { self.head = head }

  func fails(_ row: JudgedRecording) -> Bool {
    row.error != nil || !row.broken.isEmpty || head.failsOnWarnings && !row.warned.isEmpty
      || !row.missing.isEmpty || row.isUnobserved && head.gate(.maxUntested) == nil
      || head.gate(.maxUntested)?.count == 0 && !row.isTested
  }

  /// The outcome that follows from the numbers of violations and tested recordings.
  ///
  /// - Parameters:
  ///   - isPart: Whether some recordings were not replayed, so that their results are unknown.
  ///   - repeatsFailures: Whether these are the recordings that failed in an earlier run.
  ///   - difference: The difference to an earlier run; with it only new failures count.
  package func outcome(
    _ summary: RunSummary, isPart: Bool, repeatsFailures: Bool = false,
    onlyNew difference: RunDifference? = nil
  ) -> Outcome {
    var outcome = difference?.outcome ?? faults(summary)
    if !isPart { outcome.add(nothing(summary)) }
    if let gate = head.gate(.maxUntested) {
      if summary.untested + summary.refused > gate.count {
        outcome.add(.incomplete, tooMuch(summary, gate))
      }
    } else if let (count, reason) = summary.unobserved {
      outcome.add(.incomplete, "\(share(count, of: summary.rows, "tested nothing")): \(reason)")
    }
    if head.failsOnWarnings, summary.warnings > 0 {
      outcome.add(.broken, summary.warnings.counted("warning"))
    }
    if let gate = head.gate(.maxWarnings), !isPart, summary.warnings > gate.count {
      outcome.add(
        .broken,
        "\(summary.warnings.counted("warning")); at most \(gate.count) are allowed (\(gate.from))")
    }
    // The code is incomplete and not broken, because no fault of an engine is known: a checkout may
    // lack a folder.
    if let gate = head.gate(.minRecordings), !isPart, !repeatsFailures, summary.tested < gate.count
    {
      outcome.add(
        .incomplete,
        "\(summary.tested.counted("recording")) tested; at least \(gate.count) are required (\(gate.from))"
      )
    }
    return outcome
  }

  /// The outcome of broken invariants, and of recordings that could not be judged.
  private func faults(_ summary: RunSummary) -> Outcome {
    var outcome = Outcome.held
    let all = summary.recordings
    if summary.unjudged > 0 {
      outcome.add(.unjudged, share(summary.unjudged, of: all, "could not be judged"))
    }
    if summary.broken > 0 {
      outcome.add(
        .broken,
        head.against != nil
          ? differing(summary.broken, of: all)
          : share(
            summary.broken, of: all,
            summary.broken == 1 ? "breaks invariants" : "break invariants"))
    }
    return outcome
  }

  /// The run is incomplete if an engine was not tested. Engines on which no recording could be
  /// judged are reported elsewhere.
  private func nothing(_ summary: RunSummary) -> Outcome {
    // The reason why nothing was observed is reported elsewhere.
    guard summary.unobserved == nil else { return .held }
    let idle = summary.engines.filter { $0.tested == 0 && $0.unjudged < $0.recordings }
    guard !idle.isEmpty else { return .held }
    let verb = head.against == nil ? "was tested" : "could be compared"
    let whole = summary.engines.count == 1
    let texts = idle.map { engine in
      let parts = [(engine.refused, "refused"), (engine.untested, "untested")]
        .filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
      return "nothing \(verb)\(whole ? "" : " on \(engine.name)"): \(parts)"
    }
    return Outcome(.incomplete, reasons: texts)
  }

  private func tooMuch(_ summary: RunSummary, _ gate: RunHead.Gate) -> String {
    let parts = [(summary.untested, "untested"), (summary.refused, "refused")]
      .filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: " and ")
    let maximum = gate.count == 0 ? "none is" : "at most \(gate.count) are"
    let all = summary.recordings.counted("recording")
    return "\(parts) of \(all); \(maximum) allowed (\(gate.from))"
  }

  private func share(_ part: Int, of whole: Int, _ predicate: String) -> String {
    whole == 1
      ? "the recording \(predicate == "break invariants" ? "breaks invariants" : predicate)"
      : "\(part) of \(whole) recordings \(predicate)"
  }

  private func differing(_ part: Int, of whole: Int) -> String {
    // A counterpart without a version is not an engine: it is a trace or the recorded device.
    let other = head.against.flatMap { $0.version == nil ? $0.name : nil }
    let text = other.map { "the engine differs from \($0)" } ?? "the engines differ"
    return whole == 1 ? text : "\(text) on \(part) of \(whole) recordings"
  }
}
