/// Groups of options: the headings of help and man page.
enum OptionGroup: String, CaseIterable, Sendable {
  /// Options that are in no other group.
  case options
  case selection, judging, engine
  case engines = "engines and browsers"
  case run, reports, output

  /// The help topic that explains the options of the group; nil if the help of each verb does.
  private var topic: HelpTopic? {
    switch self {
    case .engines: .engineOptions
    case .reports: .reportOptions
    case .options, .selection, .judging, .engine, .run, .output: nil
    }
  }

  /// The help topic in the help of a verb with many options. Topics replace more groups there,
  /// because the help would not fit on a few screens.
  private var topicOfLong: HelpTopic? {
    switch self {
    case .run, .output: .runOptions
    case .options, .selection, .judging, .engine, .engines, .reports: topic
    }
  }

  /// The options of the group. A name means the same for every verb.
  var members: [Option] {
    switch self {
    case .options: []
    case .selection:
      [.filter, .failedIn, .filesFrom, .null, .passWithNone, .shard, .plan, .minRecordings]
    case .judging:
      [
        .suite, .relations, .only, .skip, .rule, .invariant, .level, .tolerance, .allow, .likeness,
        .strict, .failOn, .since, .repetitions,
      ]
    case .engine:
      [.engine, .against, .againstPage, .trusted, .faulty, .rate, .phase, .steps, .keepSteps]
    case .engines: Option.engineSources.filter { $0.name != Option.suite.name }
    case .run:
      [
        .jobs, .resume, .failFast, .maxFailures, .timeout, .exitZeroOnBroken, .watch, .progress,
      ]
    case .reports: Option.reports
    case .output:
      [
        .results, .reportDetail, .pictures, .coverage, .shrink, .timing, .output, .force, .quiet,
        .all, .failures, .verbose, .printConfig, .color, .width, .ascii, .help,
      ]
    }
  }

  /// The options of a verb by group, with the topic that explains the group; nil if no topic does.
  /// A verb with few options has a single list besides the groups with a topic.
  static func all(
    of verb: Verb
  ) -> [(group: OptionGroup, options: [Option], topic: HelpTopic?)] {
    let options = verb.options
    let shared = allCases.filter { $0.topic != nil }
    let own = options.filter { option in !shared.contains { $0.has(option, explained: true) } }
    let isLong = own.count > 10
    var groups = allCases.map { group in
      let topic = isLong ? group.topicOfLong : group.topic
      let isKept = isLong || topic != nil
      return (
        group: group,
        options: isKept ? options.filter { group.has($0, explained: topic != nil) } : [],
        topic: topic
      )
    }
    let grouped = Set(groups.flatMap(\.options).map(\.name))
    groups[0].options = options.filter { !grouped.contains($0.name) }
    return groups.filter { !$0.options.isEmpty }
  }

  /// Whether the group contains an option.
  ///
  /// - Parameter isExplained: Whether a topic explains the group. A topic does not explain an
  ///   option that the verb describes differently.
  private func has(_ option: Option, explained isExplained: Bool) -> Bool {
    members.contains {
      $0.name == option.name && (!isExplained || $0.summary == option.summary)
    }
  }
}
