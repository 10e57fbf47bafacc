internal import Runs

/// The man page in roff.
struct ManPage {
  private let dump: CommandDump
  private var page = Roff()

  init(_ dump: CommandDump) {
    self.dump = dump
    page.title(Release.name, date: Release.date, version: "\(Release.name) \(Release.version)")
    names()
    verbs()
    shared("ENGINE OPTIONS", Option.engineSources)
    shared("REPORT OPTIONS", Option.reports)
    exits()
    environment()
    examples()
    files()
    page.section("SEE ALSO")
    page.paragraph("xmllint(1), diff(1)")
  }

  var text: String { page.text }

  private mutating func names() {
    page.section("NAME")
    page.plain("\(Release.name) - \(Release.purpose)")
    page.section("SYNOPSIS")
    page.synopsis(dump.runnable.map(\.synopsis) + ["\(Release.name) --version [--json FILE]"])
    page.section("DESCRIPTION")
    page.paragraph(Self.description)
    page.subsection("Paths")
    page.paragraph("Where a verb takes a PATH, it may be:")
    for (term, text) in PathForms.all { page.item(term, [text.sentence]) }
    page.paragraph(Self.selection)
    page.subsection("Options")
    page.paragraph(Self.options)
  }

  private mutating func verbs() {
    page.section("VERBS")
    for verb in dump.commands {
      page.subsection(verb.synopsis)
      page.paragraph(verb.summary.sentence)
      for paragraph in verb.paragraphs { page.paragraph(paragraph) }
      for option in verb.options where !Self.isShared(option) { item(option) }
      let shared = verb.options.filter(Self.isShared).map(\.dashed)
      if !shared.isEmpty {
        page.paragraph(
          "See ENGINE OPTIONS and REPORT OPTIONS for \(shared.joined(separator: ", ")).")
      }
    }
  }

  /// Options that many verbs share are explained once.
  private mutating func shared(_ name: String, _ options: [Option]) {
    page.section(name)
    for option in options { item(option) }
  }

  private static func isShared(_ option: Option) -> Bool {
    (Option.engineSources + Option.reports).contains(option)
  }

  private mutating func item(_ option: Option) {
    let term = option.synopsis.drop { $0 == " " }
    page.item(String(term), [option.line.sentence, option.details])
  }

  private mutating func exits() {
    page.section("EXIT STATUS")
    for code in ExitCode.allCases { page.item(String(code.rawValue), [code.meaning.sentence]) }
    page.paragraph(Self.codes)
  }

  private mutating func environment() {
    page.section("ENVIRONMENT")
    for (name, text) in Self.variables { page.item(name, [text]) }
  }

  private mutating func examples() {
    page.section("EXAMPLES")
    for verb in dump.commands {
      for example in verb.examples { page.item(example.command, [example.effect]) }
    }
  }

  private mutating func files() {
    page.section("FILES")
    for (name, text) in Self.files { page.item(name, [text]) }
  }
}

extension String {
  /// A line of help as a sentence, capitalised and with a full stop.
  fileprivate var sentence: String {
    let end = hasSuffix(".") ? "" : "."
    return prefix(1).uppercased() + dropFirst() + end
  }
}
