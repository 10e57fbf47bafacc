internal import Verdicts

// The options of verbs that compare.

extension Option {
  static let compared = Option(
    engine.name, nil, .text("ENGINE"), summary: "the engine that is looked at",
    details: """
      The name of an engine, and in brackets what is to be set differently: 'ios(rate=0.9979,slop=8)'. \
      A switch by its name alone is the only one that is on: 'textbook(stale-label)'. \
      seen is what the recorded device showed. Without it: ios.
      """, offer: .engine)

  static let against = Option(
    "against", nil, .text("OTHER"), summary: "what it is compared with: an engine or a trace",
    details: """
      An engine, written as for --engine; seen; a trace that 'flickbook show --trace' wrote; or a folder \
      of traces, where a/b.xml has a/b.trace or b.trace. A trace must be of this very recording, and at \
      the same --rate and --phase.
      """, offer: .engine)

  static let likeness = Option(
    "as", nil, .word("LEVEL", of: Likeness.allCases.map(\.rawValue)),
    standard: Likeness.contract.rawValue, summary: "how alike both are meant to be",
    details: Likeness.allCases.map { "\($0.rawValue): \($0.summary)." }.joined(separator: " "))

  static let difference = Option(
    tolerance.name, nil, .text("MEASURE=VALUE"), isRepeatable: true,
    summary: "how much may differ, with its unit: rest=1px",
    details: """
      Goes before what the level says, and before a recording's own compare elements. \
      \(Metric.allCases.map(\.rawValue).joined(separator: ", ")).
      """, offer: .difference)
}
