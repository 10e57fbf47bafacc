internal import Reports
internal import Runs

/// The help texts, generated from the table of verbs for a given width.
struct Help {
  let width: Int
  private let heading: (String) -> String

  /// The amount of help: `-h` prints the most important part on one screen, and `--help`
  /// everything.
  enum Form: Sendable {
    case short, whole
  }

  /// Creates help texts for the width of a terminal, at most 100 columns: longer lines are hard to
  /// read.
  init(for terminal: Terminal) {
    width = min(max(terminal.width, 40), 100)
    let output = terminal.output
    heading = { output.painted($0, .bold) }
  }

  /// The output of the program without arguments: a description, three commands to try, and where
  /// to read more.
  var glance: String {
    let verbs = Verb.tasks.flatMap(\.verbs).map(\.name).joined(separator: " ")
    return title + "\n"
      + section("EXAMPLES", rows: Verb.firstSteps.map { ($0.command, $0.effect) })
      + "\n" + section("VERBS", verbs)
      + "\n" + line("'\(Release.name) --help' explains the verbs.")
      + line("Exit codes: 0 held, 1 broken, 2 not judged, 3 incomplete, 4 nothing selected.")
  }

  /// The output of `flickbook help`: the verbs by task, on one screen.
  var text: String {
    // All tasks use the same column, so that the summaries of the verbs are aligned.
    let widest = Verb.tasks.flatMap(\.verbs).map(\.name.count).max()
    var text = title + "\n" + section("USAGE", "\(Release.name) VERB [OPTION...] [OPERAND...]")
    for task in Verb.tasks {
      let rows = task.verbs.map { (term: $0.name, text: summary(of: $0)) }
      text += heading(task.name) + "\n" + Paragraph.columns(rows, width: width, termWidth: widest)
    }
    return text + "\n"
      + line(
        "Read on: '\(Release.name) help VERB', 'help paths', 'help formulas', 'help exit-codes', "
          + "--version.")
  }

  /// The output of `flickbook help VERB`; in the short form, the output of `-h` after a verb.
  func text(about verb: Verb, _ form: Form = .whole) -> String {
    let text =
      line("\(Release.name) \(verb.name) - \(verb.summary)")
      + "\n" + section("USAGE", verb.synopsis)
    if verb.isGroup { return text + members(of: verb, form) }
    return text + (form == .short ? short(verb) : whole(verb))
  }

  /// The output of `flickbook help TOPIC`.
  func text(about topic: HelpTopic) -> String {
    line("\(Release.name) \(topic.rawValue) - \(topic.summary)")
      + topic.sections.map { "\n" + section($0.name, rows: $0.rows) }.joined()
  }

  private func members(of group: Verb, _ form: Form) -> String {
    var text = ""
    if form == .whole { text += paragraphs(of: group) }
    text += "\n" + section("VERBS", rows: group.verbs.map { ($0.name, $0.summary) })
    if form == .whole { text += "\n" + section("EXAMPLES", examples: group.examples) }
    return text + "\n" + line("'\(Release.name) help \(group.name) VERB' explains one.")
  }

  private func short(_ verb: Verb) -> String {
    var text = "\n"
    for (group, options, _) in OptionGroup.all(of: verb) {
      let names = options.map { $0.dashed + ($0.letter.map { ", -\($0)" } ?? "") }
      text += section(group.rawValue.uppercased(), names.joined(separator: "  "))
    }
    text += "\n" + section("EXAMPLES", examples: Array(verb.examples.prefix(3)))
    return text + "\n" + line("'\(Release.name) help \(verb.name)' explains all of it.")
  }

  private func whole(_ verb: Verb) -> String {
    var text = paragraphs(of: verb)
    if case .recordings = verb.operands.kind {
      let forms = PathForms.all.map(\.key).joined(separator: ", ")
      text += "\n" + section("PATH", "\(forms): see '\(Release.name) help paths'.")
    }
    for (group, options, topic) in OptionGroup.all(of: verb) {
      text += "\n" + section(of: options, in: group, topic)
    }
    let examples = verb.examples.prefix(Self.maxExamples)
    text += "\n" + section("EXAMPLES", examples: Array(examples))
    if verb.examples.count > examples.count {
      text += Paragraph.set(
        "\(verb.examples.count - examples.count) more: '\(Release.name) generate man \(verb.name) | man -l -'.",
        indent: 2, width: width)
    }
    return text + "\n"
      + section("EXIT CODES", rows: verb.exits.map { (String($0.code.rawValue), $0.meaning) })
  }

  /// A section of options. Options that many verbs share are only named; a topic explains them.
  private func section(
    of options: [Option], in group: OptionGroup, _ topic: HelpTopic?
  ) -> String {
    guard let topic else {
      return section(group.rawValue.uppercased(), rows: options.map { ($0.synopsis, $0.line) })
    }
    let names = options.map { ($0.letter.map { "-\($0) " } ?? "") + $0.dashed }
      .joined(separator: ", ")
    return section(
      group.rawValue.uppercased(), "\(names): see '\(Release.name) help \(topic.rawValue)'.")
  }

  /// The maximum number of examples in the help of a verb. The other examples are in its manual
  /// page.
  private static let maxExamples = 4

  private func paragraphs(of verb: Verb) -> String {
    verb.paragraphs.map { "\n" + Paragraph.set($0, indent: 2, width: width) }.joined()
  }

  /// A verb with its summary. For a group, its verbs come first, because readers look for them.
  private func summary(of verb: Verb) -> String {
    verb.isGroup
      ? verb.verbs.map(\.word).joined(separator: ", ") + ": " + verb.summary : verb.summary
  }

  private var title: String { line("\(Release.name) \(Release.version) - \(Release.purpose)") }

  private func line(_ text: String) -> String { Paragraph.set(text, indent: 0, width: width) }

  private func section(_ name: String, _ line: String) -> String {
    heading(name) + "\n" + Paragraph.set(line, indent: 2, width: width)
  }

  private func section(_ name: String, rows: [(term: String, text: String)]) -> String {
    heading(name) + "\n" + Paragraph.columns(rows, width: width)
  }

  /// A section of examples. The effect is printed below each command, because commands are long.
  private func section(_ name: String, examples: [Verb.Example]) -> String {
    heading(name) + "\n"
      + examples.map { example in
        "  \(example.command)\n" + Paragraph.set(example.effect, indent: 6, width: width)
      }.joined()
  }
}
