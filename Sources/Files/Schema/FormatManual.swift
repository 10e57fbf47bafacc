internal import Model
internal import Text

/// The manual of both formats: every element in the order of a file, every attribute with its type,
/// default and meaning.
enum FormatManual {
  static var text: String {
    let timeline = Vocabulary.timeline.filter { !$0.isPlainChange }
    return introduction
      + section("The head", Vocabulary.head) + section("The scene", Vocabulary.scene)
      + section("The expectations", Vocabulary.expectations) + section("The timeline", timeline)
      + section("The suite file", SuiteVocabulary.rules, suite) + values
  }

  private static let introduction = """
    # The formats

    <!-- `flickbook generate schema markdown` printed this from the table of the formats. -->

    Every element and attribute of a recording and of a suite file, in the order of a file.
    [Recordings/README.md](../Recordings/README.md) has an example and the rules for time, positions
    and numbers; `flickbook lint` checks a file, and `flickbook fmt` writes its canonical form. Elements
    and attributes of other namespaces are ignored.

    In the tables, a default is the value of a missing attribute. *Required* attributes have none,
    and where the default is empty, a missing attribute has no effect. The [values](#values) are \
    at the end.

    """

  private static let suite = """
    A file named `flickbook-suite.xml` applies to the folder it is in. Its namespace is
    `urn:flickbook:suite:1`. Its `expect` has the form of a recording's `expect`, which takes \
    precedence over the suite.

    """

  private static func section(
    _ title: String, _ rules: [ElementRule], _ prose: String = ""
  ) -> String {
    var text = "\n## \(title)\n" + (prose.isEmpty ? "" : "\n" + prose)
    var index = 0
    while index < rules.count {
      // Consecutive elements with the same attributes, such as the touch elements, share a table.
      let last = rules[index...].prefix { $0.hasSameTable(as: rules[index]) }.count
      let alike = rules[index..<(index + max(last, 1))]
      text += "\n### \(alike.map(\.title).joined(separator: ", "))\n\n"
      text += alike.map { rule in
        alike.count == 1 ? rule.sentence + "\n" : "- `\(rule.name)`: \(rule.sentence)\n"
      }.joined()
      text += rules[index].contents + table(of: rules[index]) + rules[index].fencedExample
      index += alike.count
    }
    return text
  }

  private static func table(of rule: ElementRule) -> String {
    let attributes = rule.attributes.filter { $0.setting == nil || !rule.isInSet }
    guard !attributes.isEmpty else { return "" }
    return "\n| attribute | value | default | meaning |\n|---|---|---|---|\n"
      + attributes.map { attribute in
        let fallback = attribute.fallback.map { "`\($0)`" } ?? ""
        return "| `\(attribute.name)` | \(attribute.kind.text) "
          + "| \(attribute.isRequired ? "*required*" : fallback) | \(attribute.sentence) |\n"
      }.joined()
  }

  private static var values: String {
    "\n## Values\n\n| value | how it is written |\n|---|---|\n"
      + Vocabulary.all.namedKinds.filter { !$0.kind.text.hasPrefix("`") }
      .map { "| \($0.kind.text) | \($0.kind.expectation) |\n" }.joined()
  }
}

extension ElementRule {
  /// Whether the element is a policy inside `set` with the same attributes as that policy in a
  /// view.
  fileprivate var isPlainChange: Bool { isInSet && attributes.allSatisfy { $0.setting != nil } }

  fileprivate var isInSet: Bool { Element.set.children.contains(element) }

  fileprivate func hasSameTable(as other: ElementRule) -> Bool {
    element == other.element
      || !attributes.isEmpty && attributes.map(\.name) == other.attributes.map(\.name)
        && example != nil && name != other.name
  }

  /// The name of the element, with its parent if another element has the same name.
  fileprivate var title: String {
    guard Vocabulary.all.first(where: { $0.name == name })?.element != element else {
      return "`\(name)`"
    }
    let parents = Vocabulary.all.filter { $0.element.children.contains(element) }
    return "`\(name)` in " + parents.map { "`\($0.name)`" }.joined(separator: " and ")
  }

  /// A sentence about the content of the element.
  fileprivate var contents: String {
    switch content {
    case .nothing: ""
    case .text: "\nIt contains a text.\n"
    case .formula(let element):
      "\nIt contains a formula, or any number of `\(element.rule.name)`.\n"
    case .any(let elements):
      "\nIt contains any number of \(elements.map { "`\($0.rule.name)`" }.joined(separator: ", ")).\n"
    case .sequence(let children):
      "\nIt contains\(children.count > 1 ? ", in this order:" : "") "
        + "\(children.map(\.text).joined(separator: ", ")).\n"
        + (element == .set ? "Their attributes are the same as in a `view`.\n" : "")
    }
  }

  fileprivate var fencedExample: String { example.map { "\n```xml\n\($0)\n```\n" } ?? "" }
}

extension ElementContent.Child {
  fileprivate var text: String {
    let name = "`\(element.rule.name)`"
    return switch (minimum, maximum) {
    case (1, 1): name
    case (0, 1): "\(name) (optional)"
    case (0, _): "\(name) (any number)"
    default: "\(name) (one or more)"
    }
  }
}

extension ValueKind {
  /// The type of the value, as the cell of a table.
  fileprivate var text: String {
    switch self {
    case .word(let words): alternatives(words.map { "`\($0)`" })
    case .words(let words): "one or more of \(words.map { "`\($0)`" }.joined(separator: ", "))"
    case .wordOrMagnitude(let words): alternatives(words.map { "`\($0)`" } + ["unsigned number"])
    case .boolean: "`true` or `false`"
    case .onlyTrue: "`true`"
    default: schemaName?.replacing("-", with: " ") ?? ""
    }
  }
}
