internal import Runs

/// The manual page of a verb in roff, such as flickbook-check(1).
struct VerbPage {
  private var page = Roff()

  init(_ verb: Verb) {
    let name = Self.name(verb.name)
    page.title(name, date: Release.date, version: "\(Release.name) \(Release.version)")
    page.section("NAME")
    page.plain("\(name) - \(verb.summary)")
    page.section("SYNOPSIS")
    page.synopsis([verb.synopsis])
    page.section("DESCRIPTION")
    for paragraph in verb.paragraphs { page.paragraph(paragraph) }
    if case .recordings = verb.operands.kind {
      let name = verb.operands.placeholder
      page.paragraph("flickbook(1) explains under Paths what a \(name) may be.")
    }
    if verb.isGroup {
      page.section("VERBS")
      for member in verb.verbs {
        page.item(Self.reference(member.name), [member.summary.sentence])
      }
    }
    options(OptionGroup.all(of: verb).map { ($0.group, $0.options) })
    page.section("EXIT STATUS")
    for exit in verb.exits { page.item(String(exit.code.rawValue), [exit.meaning.sentence]) }
    if !verb.isGroup, !verb.examples.isEmpty {
      page.section("EXAMPLES")
      for example in verb.examples { page.item(example.command, [example.effect]) }
    }
    page.section("SEE ALSO")
    page.paragraph("flickbook(1), which explains paths, the environment and files.")
  }

  var text: String { page.text }

  private mutating func options(_ groups: [(group: OptionGroup, options: [Option])]) {
    guard !groups.isEmpty else { return }
    page.section("OPTIONS")
    for (group, options) in groups {
      if group != .options {
        page.subsection(group.rawValue.prefix(1).uppercased() + group.rawValue.dropFirst())
      }
      for option in options {
        page.item(
          String(option.synopsis.drop { $0 == " " }), [option.line.sentence, option.details])
      }
    }
  }

  /// The name of a verb's page: `flickbook-edit-cut`.
  static func name(_ verb: String) -> String {
    "\(Release.name)-" + verb.replacing(" ", with: "-")
  }

  /// The reference to a verb's page in other pages.
  static func reference(_ verb: String) -> String { name(verb) + "(1)" }
}
