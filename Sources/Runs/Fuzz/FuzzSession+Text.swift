internal import Chromium
internal import Exploration
internal import Text
internal import Writing

extension FuzzSession {
  /// The progress, as one line.
  package var progress: String {
    let pace = Int(Double(done) / max(0.001, Clock.seconds - began))
    let found = groups.isEmpty ? "nothing found" : "\(groups.count) found in \(failing)"
    return "\(done) recordings  \(pace)/s  \(coverage.bucketCount) situations  \(found)"
  }

  /// The findings as lines. The last line is a summary.
  package var lines: [String] {
    groups.sorted { $0.name < $1.name }.flatMap(\.lines)
      + unjudged.prefix(10).map { "engine failed: \($0.visible)" } + refusalLines + [sum]
  }

  /// The number of recordings that the engine refused.
  private var refused: Int { refusals.values.reduce(0, +) }

  /// One line per reason for refusals, the most frequent first.
  private var refusalLines: [String] {
    let sorted = refusals.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    let named = sorted.prefix(10).map { reason, count in
      "refused \(count.counted("recording")): \(reason.visible)"
    }
    let others = sorted.dropFirst(10).reduce(0) { $0 + $1.value }
    return named
      + (others == 0 ? [] : ["refused \(others.counted("more recording")) for other reasons"])
  }

  private var sum: String {
    let engine = plan.oracle.engine.designation.text
    let interruptions = coverage.interruptions.reached
    let (recordings, kinds) = (done.counted("recording"), groups.count.counted("kind"))
    let found: String
    if let rival = plan.rival {
      let what =
        groups.isEmpty
        ? "no difference \(rival.bound) in" : "\(kinds) of difference in \(failing) of"
      found =
        "\(engine) against \(rival.designation.text), seed \(plan.seed): \(what) \(recordings)"
    } else {
      let what = groups.isEmpty ? "nothing found in" : "\(kinds) of fault in \(failing) of"
      found = "\(engine), seed \(plan.seed): \(what) \(recordings)"
    }
    let code = code.count
    let ran = code == 0 ? "" : ", \(code) characters of the page's scripts executed"
    let refused = refused == 0 ? "" : "; the engine refused \(refused.counted("recording"))"
    return "\(found)\(refused); "
      + "\(coverage.bucketCount) situations, \(coverage.pairCount) pairs of them and "
      + "\(interruptions.cells) of \(interruptions.of) interruptions reached\(ran)"
  }

  package var outcome: Outcome {
    var outcome = Outcome.held
    if Interruption.hasCome {
      outcome.add(.interrupted, "\(Interruption.text) after \(done) recordings")
    }
    if let writing { outcome.add(.unjudged, writing.description) }
    for reason in unthinned { outcome.add(.unjudged, reason) }
    if !unjudged.isEmpty {
      outcome.add(.unjudged, "the engine failed on \(unjudged.count.counted("recording"))")
    }
    if isHopeless {
      let often = "\(HungEngines.maximum) recordings in a row"
      outcome.add(.unjudged, "it took too long on \(often) and is not used further")
    }
    if done > 0, refused == done {
      outcome.add(.incomplete, "the engine refused all of \(done) recordings")
    }
    if !groups.isEmpty { outcome.add(.broken, groups.map(\.name).sorted().joined(separator: ", ")) }
    return outcome
  }
}
