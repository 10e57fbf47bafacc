/// Groups of options: the headings of help and man page.
enum OptionGroup: String, CaseIterable, Sendable {
  /// Options of one verb only.
  case options
  case selection, judging, engine
  case engines = "engines and browsers"
  case run, reports, output

  /// The help topic that explains options shared by many verbs.
  var topic: HelpTopic? {
    switch self {
    case .engines: .engineOptions
    case .reports: .reportOptions
    case .options, .selection, .judging, .engine, .run, .output: nil
    }
  }

  /// The options of the group: a name means the same for every verb.
  private var members: [Option] {
    switch self {
    case .options: []
    case .selection:
      [.filter, .failedIn, .filesFrom, .null, .passWithNone, .shard, .minRecordings]
    case .judging:
      [
        .suite, .relations, .only, .skip, .rule, .invariant, .level, .tolerance, .allow, .likeness,
        .strict, .failOn, .since, .repetitions,
      ]
    case .engine:
      [.engine, .against, .againstPage, .trusted, .rate, .phase, .steps, .keepSteps]
    case .engines: Option.engineSources.filter { $0.name != Option.suite.name }
    case .run:
      [
        .jobs, .resume, .failFast, .maxFailures, .timeout, .exitZeroOnBroken, .watch, .progress,
      ]
    case .reports: Option.reports
    case .output:
      [
        .results, .reportDetail, .pictures, .coverage, .shrink, .timing, .output, .force, .quiet,
        .all, .failures, .verbose, .color, .width, .ascii, .help,
      ]
    }
  }

  /// The options of a verb by group. A verb with few options has a single list.
  static func all(of verb: Verb) -> [(group: OptionGroup, options: [Option])] {
    let options = verb.options
    let shared = allCases.filter { $0.topic != nil }
    let own = options.filter { option in !shared.contains { $0.has(option) } }
    let isLong = own.count > 10
    var groups = allCases.map { group in
      let isKept = isLong || group.topic != nil
      return (group: group, options: isKept ? options.filter { group.has($0) } : [])
    }
    let grouped = Set(groups.flatMap(\.options).map(\.name))
    groups[0].options = options.filter { !grouped.contains($0.name) }
    return groups.filter { !$0.options.isEmpty }
  }

  /// An option that a verb describes differently is not explained elsewhere.
  private func has(_ option: Option) -> Bool {
    members.contains {
      $0.name == option.name && (topic == nil || $0.summary == option.summary)
    }
  }
}
