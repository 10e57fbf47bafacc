internal import Model
internal import Text

extension Verb {
  /// The verbs that help shows, by task. To add a verb, add a file to `Verbs/` and the verb to this
  /// table or to its group.
  static let tasks: [(name: String, verbs: [Verb])] = [
    ("START", [.demo, .playground]),
    ("RECORD", [.record, .importing, .exporting, .edit, .lint, .fmt]),
    ("TEST", [.check, .compare, .baseline, .report]),
    ("INVESTIGATE", [.show, .explain, .list, .fuzz, .shrink, .suggest]),
    ("ENGINES", [.engine, .trust]),
  ]

  /// The names that may follow the name of the program, in the order of the help. The verbs that
  /// only packages and scripts need are at the end, without a task.
  static let all: [Verb] = tasks.flatMap(\.verbs) + [.generate, .help]

  /// All verbs that can be run: each group is replaced by its verbs.
  static let runnable: [Verb] = all.flatMap { $0.isGroup ? $0.verbs : [$0] }

  /// Verbs that are documented as options: `flickbook --version`.
  static let unlisted: [Verb] = [.version]

  /// Finds a verb by its full name: `check`, `edit`, `edit cut`.
  static func named(_ name: String) -> Verb? {
    (all + runnable + unlisted).first { $0.name == name }
  }

  // An unknown verb is more often a term of another tool than a typing error.

  /// The verbs that correspond to terms of other tools. Verbs of groups are found by their last
  /// words.
  static let synonyms: [(words: [String], verbs: [Verb])] = [
    (["test", "run", "judge", "verify", "assert", "ci"], [.check]),
    (["replay", "play", "view", "plot", "draw", "inspect", "open", "print", "trace"], [.show]),
    (["validate", "valid", "syntax"], [.lint]), (["format", "pretty", "tidy"], [.fmt]),
    (["diff", "cmp", "regress"], [.compare]), (["snapshot", "approve", "accept"], [.baseline]),
    (["minimize", "minimise", "reduce", "simplify"], [.shrink]), (["random", "explore"], [.fuzz]),
    (["merge", "results", "summary", "html", "junit"], [.report]),
    (["infer", "propose", "learn", "mine"], [.suggest]), (["convert"], [.importing, .exporting]),
    (["trim", "crop", "split", "slice"], [.cut]), (["concat", "append"], [.join]),
    (["resize", "slow"], [.scale]), (["flip", "reverse"], [.mirror]),
    (["recorder", "phone"], [.recordPage]), (["capture", "evdev"], [.recordScreen]),
    (["init", "create", "adapter"], [.engineNew]), (["conformance"], [.engineTest]),
    (["bench", "calibrate"], [.measure]), (["optimize", "tune"], [.fit]),
    (["engines", "invariants", "signals", "patterns", "relations", "ls"], [.list]),
    (["describe", "doc", "docs"], [.explain]), (["allow"], [.trust]),
    (["try", "tutorial", "start", "example"], [.demo]), (["completion"], [.completions]),
    (["manual", "usage"], [.help]), (["xsd", "rng"], [.schema]),
  ]

  /// The verbs that an unknown word probably means.
  static func meant(by word: String, among verbs: [Verb] = all) -> [Verb] {
    // `engine-test` means `engine test`; a verb of a group may also be typed without its group.
    let name = word.replacing("-", with: " ")
    let own = (all + runnable).filter { $0.name == name || $0.word == word }
    let meant = (synonyms.first { $0.words.contains(word) }?.verbs ?? []) + own
    if !meant.isEmpty { return meant }
    let near = verbs.map(\.word).nearest(to: word)
    return verbs.filter { $0.word == near }
  }
}
