internal import Comparing
internal import Invariants
internal import Results
internal import Runs

extension RunHead {
  /// Adds the typed arguments of a run: its gates, and the command that repeats it.
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
      if contest.leavesPending { review = Review(options: arguments.reviewOptions) }
    }
    select = arguments.paths.map { $0.hasPrefix("-") && $0 != "-" ? "./" + $0 : $0 }
    select += arguments.typed([
      .plan, .engines, .relations, .only, .skip, .filter, .failedIn, .since, .failOn,
      .minRecordings,
    ])
  }

  /// Adds a typed gate, which replaces the gate of the suite.
  private mutating func gate(_ kind: Gate.Kind, _ count: Int?, from option: Option) {
    guard let count else { return }
    let gate = Gate(kind, count, from: option.dashed)
    gates = Gate.Kind.allCases.compactMap { other in
      other == kind ? gate : gates.first { $0.kind == other }
    }
  }
}
