internal import Gesture

/// The table of the suite file; what it expects of invariants is said as a recording says it.
enum SuiteVocabulary {
  /// In the order of `Element`, behind those of a recording.
  static let rules: [ElementRule] = [
    ElementRule(
      .suite, "suite", [],
      .sequence([
        .any(.engine), .maybe(.expect), .any(.group), .any(.waive), .maybe(.gate),
      ])),
    ElementRule(.engine, "engine", [.must("name", .text), .may("command", .text)]),
    ElementRule(.group, "group", [.must("match", .text)], .sequence([.one(.expect)])),
    ElementRule(
      .waive, "waive",
      [
        .must("recording", .text), .must("invariant", .invariantName), .may("engine", .text),
        .must("reason", .text), .may("until", .date),
      ]),
    ElementRule(
      .gate, "gate",
      [.may("min-recordings", .count), .may("max-warnings", .count), .may("max-untested", .count)]),
  ]
}
