/// The command line as plain values. Completions, man page and `help --json` are generated from
/// these values.
struct CommandDump {
  /// The verbs in the order of the help; each group is followed by its verbs.
  let commands: [Command]

  struct Command {
    /// The name as typed: `edit cut`.
    let name: String
    /// The heading of the help under which the verb is listed; nil for a verb of a group, and for
    /// verbs that only packages need.
    let task: String?
    let summary: String
    let paragraphs: [String]
    let synopsis: String
    /// For a group, the last words of its verbs' names.
    let verbs: [String]
    let operands: Operands
    let options: [Option]
    let examples: [Verb.Example]
    let exits: [Verb.Exit]

    var isGroup: Bool { !verbs.isEmpty }
    /// The last word of the name.
    var word: String { name.split(separator: " ").last.map { String($0) } ?? name }
    /// Whether the verb is typed directly after the name of the program, and not after a group.
    var isTop: Bool { word == name }
  }

  init() {
    commands = Verb.all.flatMap { verb in
      let task = Verb.tasks.first { $0.verbs.contains { $0.name == verb.name } }?.name
      return [Command(verb, task)] + verb.verbs.map { Command($0, nil) }
    }
  }

  /// The commands typed directly after the name of the program.
  var top: [Command] { commands.filter(\.isTop) }
  var groups: [Command] { commands.filter(\.isGroup) }
  /// The verbs that can be run, without groups.
  var runnable: [Command] { commands.filter { !$0.isGroup } }

  func members(of group: Command) -> [Command] {
    commands.filter { $0.name.hasPrefix(group.name + " ") }
  }

  /// The options in the order of the verbs. Each declaration occurs once.
  var options: [Option] {
    var found: [Option] = []
    for option in commands.flatMap(\.options) where !found.contains(option) {
      found.append(option)
    }
    return found
  }
}

extension CommandDump.Command {
  fileprivate init(_ verb: Verb, _ task: String?) {
    name = verb.name
    self.task = task
    summary = verb.summary
    paragraphs = verb.paragraphs
    synopsis = verb.synopsis
    verbs = verb.verbs.map(\.word)
    operands = verb.operands
    options = verb.options
    examples = verb.isGroup ? [] : verb.examples
    exits = verb.exits
  }
}
