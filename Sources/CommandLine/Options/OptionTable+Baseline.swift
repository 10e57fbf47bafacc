internal import Comparing

// Options of the verb `baseline`.

extension Option {
  static let kept = Option(
    engine.name, nil, .name("ENGINE", .engine), summary: "the engine of the baselines",
    details: """
      The name of an engine, with changed settings in parentheses: 'ios(rate=0.9979,slop=8)'. \
      Default: the engine of --engine-command or of the suite, or ios. The baselines are in a folder with the name of the engine, whatever its \
      settings.
      """)

  static let baselines = Option(
    "baselines", nil, .folder("FOLDER"), standard: "Reports/Baselines",
    summary: "the folder of the baselines, with a folder for each engine")

  static let keptLikeness = Option(
    likeness.name, nil, likeness.value, standard: Likeness.build.rawValue,
    summary: "the required similarity to the baseline", details: likeness.details)

  static let keptRound = Option(
    round.name, nil, round.value, standard: "0.001",
    summary: "round the numbers of a baseline to multiples of a step",
    details: "Smaller differences do not count.")
}
