internal import Verdicts

// The options of the verb that keeps traces.

extension Option {
  static let kept = Option(
    engine.name, nil, .text("ENGINE"), summary: "the engine whose traces are kept",
    details: """
      The name of an engine, and in brackets what is to be set differently: 'ios(rate=0.9979,slop=8)'. \
      Without it: ios. Baselines stand in a folder of the engine's name, whatever is set of it.
      """, offer: .engine)

  static let baselines = Option(
    "baselines", nil, .folder("FOLDER"), standard: "Reports/Baselines",
    summary: "where baselines are kept, in a folder for each engine")

  static let keptLikeness = Option(
    likeness.name, nil, likeness.value, standard: Likeness.build.rawValue,
    summary: "how alike the engine must be to what was accepted", details: likeness.details)

  static let keptRound = Option(
    round.name, nil, round.value, standard: "0.001",
    summary: "round the numbers of a baseline to whole steps",
    details: "Less than a step is then no difference.")
}
