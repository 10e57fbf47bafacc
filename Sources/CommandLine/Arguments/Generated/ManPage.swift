internal import Runs

/// The manual page of the program in roff. Each verb has its own page, `VerbPage`.
struct ManPage {
  private let dump: CommandDump
  private var page = Roff()

  init(_ dump: CommandDump) {
    self.dump = dump
    page.title(Release.name, date: Release.date, version: "\(Release.name) \(Release.version)")
    names()
    verbs()
    exits()
    environment()
    files()
    page.section("SEE ALSO")
    page.paragraph(
      (dump.top.map { VerbPage.reference($0.name) } + ["xmllint(1)", "diff(1)"])
        .joined(separator: ", "))
  }

  var text: String { page.text }

  private mutating func names() {
    page.section("NAME")
    page.plain("\(Release.name) - \(Release.purpose)")
    page.section("SYNOPSIS")
    page.synopsis([
      "\(Release.name) VERB [OPTION...] [OPERAND...]", "\(Release.name) --version [--json FILE]",
    ])
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
    page.paragraph(Self.pages)
    for command in dump.commands {
      page.item(VerbPage.reference(command.name), [command.summary.sentence])
    }
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

  private mutating func files() {
    page.section("FILES")
    for (name, text) in Self.files { page.item(name, [text]) }
  }
}

extension String {
  /// A line of help as a sentence, capitalised and with a full stop.
  var sentence: String {
    let end = hasSuffix(".") ? "" : "."
    return prefix(1).uppercased() + dropFirst() + end
  }
}
