internal import Comparing

// The options of verbs that compare.

extension Option {
  static let compared = Option(
    engine.name, nil, .name("ENGINE", .engine), summary: "the engine to compare",
    details: engine.details)

  static let against = Option(
    "against", nil, .name("OTHER", .engine),
    summary: "the engine or trace to compare with",
    details: """
      An engine, written as for --engine; seen; a trace that 'flickbook show --trace' wrote; or a \
      folder of traces, in which a/b.xml has a/b.trace or b.trace. A trace must be of the same \
      recording, at the same --rate and --phase.
      """)

  static let againstPage = Option(
    "against-page", nil, .text("PAGE"), summary: "the page that --against chromium loads",
    details: "Like --page, for the engine to compare with.")

  static let likeness = Option(
    "as", nil, .word("LEVEL", of: Likeness.allCases.map(\.rawValue)),
    standard: Likeness.contract.rawValue, summary: "the required similarity of the two engines",
    details: Likeness.allCases.map { "\($0.rawValue): \($0.summary)." }.joined(separator: " "))

  static let explain = Option(
    "explain", summary: "name the constants that account for the difference",
    details: """
      Changes the differing settings of one engine to those of the other, and measures the \
      remaining difference. Prints the smallest set of settings that accounts for the difference, \
      the part of the gesture from which each recording differs, and the unexplained remainder. If \
      the engines do not declare the same settings, both are measured first, as 'flickbook engine measure' does. For \
      two built-in engines the settings are printed without this option.
      """)

  static let allow = Option(
    "allow", nil, .name("MEASURE=VALUE", .difference), isRepeatable: true,
    summary: "the allowed difference, with its unit: rest=1px",
    details: """
      Overrides the level of --as and the compare elements of a recording. The measures are \
      \(Metric.allCases.map(\.rawValue).joined(separator: ", ")).
      """)
}
