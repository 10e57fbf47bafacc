/// The help texts, made from the table of verbs for one width.
struct Help {
  private let width: Int
  private let heading: (String) -> String

  /// Lines longer than 100 columns are hard to read, whatever the terminal offers.
  init(for terminal: Terminal) {
    width = min(max(terminal.width, 40), 100)
    let output = terminal.output
    heading = { output.painted($0, .bold) }
  }

  /// What the program's name alone prints: what it is, three things to try, where to read on.
  var glance: String {
    let verbs = Verb.all.map(\.name).joined(separator: " ")
    return title + "\n"
      + section("EXAMPLES", rows: Verb.firstSteps.map { ($0.command, $0.effect) })
      + "\n" + section("VERBS", verbs)
      + "\n" + line(footer)
      + line(codes)
  }

  /// `flickbook help`: all verbs with a line each.
  var text: String {
    title + "\n"
      + section("USAGE", "\(Release.name) VERB [OPTION...] [OPERAND...]")
      + "\n" + section("VERBS", rows: Verb.all.map { ($0.name, $0.summary) })
      + "\n"
      + section(
        "OPTIONS",
        rows: [
          ("-h, --help", "show help, about everything or about one verb"),
          ("    --version", "show the version; with --json as one line of JSON"),
        ])
      + "\n" + section("EXAMPLES", examples: Verb.firstSteps)
      + "\n"
      + section(
        "EXIT CODES",
        rows: ExitCode.allCases.map { (String($0.rawValue), $0.meaning) })
      + "\n" + line(footer)
  }

  /// `flickbook help VERB`.
  func text(about verb: Verb) -> String {
    let exits = verb.exits.map { (String($0.code.rawValue), $0.meaning) }
    var text = line("\(Release.name) \(verb.name) - \(verb.summary)")
    text += "\n" + section("USAGE", verb.synopsis)
    for paragraph in verb.paragraphs {
      text += "\n" + Paragraph.set(paragraph, indent: 2, width: width)
    }
    if case .recordings = verb.operands.kind {
      text += "\n" + section("PATH", rows: PathSelection.forms.map { ($0, $1) })
    }
    text += "\n" + section("OPTIONS", rows: verb.options.map { ($0.synopsis, $0.line) })
    text += "\n" + section("EXAMPLES", examples: verb.examples)
    text += "\n" + section("EXIT CODES", rows: exits)
    return text
  }

  private var title: String { line("\(Release.name) \(Release.version) - \(Release.purpose)") }

  private var footer: String { "Run '\(Release.name) help VERB' or 'man \(Release.name)'." }

  private var codes: String {
    "Exit codes: 0 held, 1 broken, 2 not judged, 3 incomplete, 4 nothing selected."
  }

  private func line(_ text: String) -> String { Paragraph.set(text, indent: 0, width: width) }

  private func section(_ name: String, _ line: String) -> String {
    heading(name) + "\n" + Paragraph.set(line, indent: 2, width: width)
  }

  private func section(_ name: String, rows: [(term: String, text: String)]) -> String {
    heading(name) + "\n" + Paragraph.columns(rows, width: width)
  }

  /// Commands are long: what each does stands below it.
  private func section(_ name: String, examples: [Verb.Example]) -> String {
    heading(name) + "\n"
      + examples.map { example in
        "  \(example.command)\n" + Paragraph.set(example.effect, indent: 6, width: width)
      }.joined()
  }
}
