internal import Formats
internal import Gesture
internal import Results
internal import Verdicts

extension RunHead {
  /// Adds what was typed for a run: its gates, and the arguments that repeat it.
  mutating func add(
    _ arguments: ParsedArguments, _ typed: [TypedInvariant], _ contest: ComparisonTerms?
  ) {
    failsOnWarnings = arguments.text(.failOn) == "warn"
    gate(.minRecordings, arguments.count(.minRecordings), from: .minRecordings)
    gate(.maxUntested, arguments.has(.strict) ? 0 : nil, from: .strict)
    again = typed.flatMap { [$0.option, $0.text] }
    again += arguments.typed([.rule, .repetitions, .strict] + Option.engineSources)
    if let contest {
      if contest.likeness != .contract {
        again += [Option.likeness.dashed, contest.likeness.rawValue]
      }
      again += arguments.typed([.allow, .againstPage])
    }
    select = arguments.paths.map { $0.hasPrefix("-") && $0 != "-" ? "./" + $0 : $0 }
    select += arguments.typed([
      .engines, .relations, .only, .skip, .filter, .failedIn, .since, .failOn, .minRecordings,
    ])
  }

  /// A typed value replaces the one of the suite.
  private mutating func gate(_ kind: Gate.Kind, _ count: Int?, from option: Option) {
    guard let count else { return }
    let gate = Gate(kind, count, from: option.dashed)
    gates = Gate.Kind.allCases.compactMap { other in
      other == kind ? gate : gates.first { $0.kind == other }
    }
  }

  /// A hash of everything that decides the outcome: two machines with the same hash judge the same.
  /// Its first half covers how recordings are judged, the second the recordings.
  func planHash(
    _ paths: [String], _ hashes: RecordingHashes, _ invariants: [Invariant],
    _ contest: ComparisonTerms?
  ) throws(FormatError) -> String {
    var head = self
    // How and when the plan was requested is not part of the hash.
    head.select = []
    head.date = nil
    head.planned = 0
    head.again.removeAll { $0 == Option.allowCommands.dashed }
    var terms =
      ResultsText.line(head) + "\n" + invariants.map { $0.name }.joined(separator: " ") + "\n"
    if let suite { terms += try SHA256.hexadecimal(ofFile: suite) }
    var list = SHA256()
    for (index, path) in paths.enumerated() {
      var text = "\n\(path)\0\(hashes[index] ?? "")"
      if let contest, let trace = try? contest.against.trace(of: path) {
        text += "\0" + ((try? SHA256.hexadecimal(ofFile: trace)) ?? "")
      }
      // Hashed piece by piece: for millions of recordings the whole text is never in memory.
      text.withUTF8 { list.update(UnsafeRawBufferPointer($0)) }
    }
    return [SHA256.hexadecimal(of: Array(terms.utf8)), list.hexadecimal]
      .map { $0.prefix(Self.half) }.joined()
  }

  private static let half = 32

  /// Whether recordings are judged in the same way, independent of which recordings.
  func judges(as other: RunHead) -> Bool {
    !plan.isEmpty && plan.prefix(Self.half) == other.plan.prefix(Self.half)
  }
}
