import Model
import Testing
import TestSupport
import Text

@testable import Files

/// The reader's table and the two schemas have the same attributes with the same values.
struct VocabularyTests {
  @Test func `every attribute of the table is in both schemas, with the same values`()
    throws
  {
    let folder = TemporaryFolder()
    var right: Set<String> = []
    var wrong: Set<String> = []
    for rule in Vocabulary.rules where rule.element != .recording {
      for (position, attribute) in rule.attributes.enumerated() {
        for (index, value) in Self.values.enumerated() {
          // To limit the number of files, each attribute gets one valid value and a fifth of the
          // other values, a different fifth for each position.
          let isSample = value == Self.sample(attribute.kind)
          guard isSample || (index + position).isMultiple(of: 5) else { continue }
          let text = Self.recording(with: rule, attribute, value)
          let name = "\(rule.element)-\(attribute.name)-\(index).xml"
          folder.put(text, as: name)
          if attribute.kind.accepts(value) { right.insert(name) } else { wrong.insert(name) }
        }
      }
    }
    #expect(right.count > 200 && wrong.count > 400)
    for language in SchemaVerdicts.Language.allCases {
      let names = right.union(wrong).sorted()
      let verdicts = try SchemaVerdicts(language, of: names, in: folder.path)
      #expect(right.subtracting(verdicts.accepted).sorted() == [], "\(language) refuses more")
      #expect(verdicts.accepted.subtracting(right).sorted() == [], "\(language) accepts more")
    }
  }

  @Test
  func `every element has an example, which is accepted`()
    throws
  {
    for rule in Vocabulary.all where !rule.element.holdsText {
      guard let examples = rule.example else {
        // Elements that only contain other elements need no example; nor do the policies in `set`.
        #expect(rule.content.isOpen || Element.set.children.contains(rule.element), "\(rule.name)")
        continue
      }
      for example in Self.elements(in: examples) {
        let (empty, end) = ("/>", "</\(rule.name)>")
        guard example.hasPrefix("<\(rule.name) "),
          example.hasSuffix(empty) || example.hasSuffix(end)
        else {
          Issue.record("\(example) is not a \(rule.name)")
          continue
        }
        // Examples of elements with text are tested by the tests of that text.
        guard example.hasSuffix(empty),
          Vocabulary.rules.contains(where: { $0.element == rule.element })
        else { continue }
        let attributes = String(example.dropFirst(rule.name.count + 2).dropLast(2))
        let text = Self.document(around: rule.element, attributes)
        let errors = Lint(bytes: Array(text.utf8), named: example).errors
        #expect(errors.filter { $0.objection.kind != .sense } == [], "\(example)")
      }
    }
  }

  @Test func `the description of every element and attribute is a complete sentence`() {
    for rule in Vocabulary.all {
      for sentence in [rule.sentence] + rule.attributes.map(\.sentence) {
        let ends = sentence.hasSuffix(".") && !sentence.contains("\n") && !sentence.contains("|")
        #expect(ends && sentence.first?.isUppercase == true, "\(rule.name): \(sentence)")
      }
    }
  }

  private static let values = [
    "1", "-1", "2.5", "1 2", "1 2 3 4", "1 2 3 4 5", "true", "false", "1pt", "2026-11-20", "a",
    "portrait", "viewport", "none", "x", "fast", "fit", "grid", "keep-page", "centre", "middle",
    "release", "inset", "warn", "rest", "idle", "lossy",
  ]

  /// A recording that contains one element with this value of one attribute, and everything else
  /// that is required.
  private static func recording(
    with rule: ElementRule, _ attribute: AttributeRule, _ value: String
  ) -> String {
    let attributes = rule.attributes.compactMap { other -> String? in
      if other.name == attribute.name { return "\(other.name)=\"\(value)\"" }
      return other.isRequired ? "\(other.name)=\"\(sample(other.kind))\"" : nil
    }.joined(separator: " ")
    return document(around: rule.element, attributes)
  }

  private static func sample(_ kind: ValueKind) -> String {
    values.first { kind.accepts($0) } ?? "1"
  }

  /// The elements of an example. Each begins with its tag on an unindented line; the other lines
  /// are indented.
  private static func elements(in examples: String) -> [String] {
    var elements: [String] = []
    for line in examples.split(separator: "\n") {
      if line.hasPrefix(" ") || line.hasPrefix("</"), !elements.isEmpty {
        elements[elements.count - 1] += "\n" + line
      } else {
        elements.append(String(line))
      }
    }
    return elements
  }

  private static let window = "<window width=\"1\" height=\"1\"/>"
  private static let frame = "x=\"0\" y=\"0\" width=\"1\" height=\"1\""
  private static let content = "<content width=\"1\" height=\"1\"/>"

  private static func document(around element: Element, _ attributes: String) -> String {
    let tag = "<\(element.rule.name) \(attributes)/>"
    let open = "<\(element.rule.name) \(attributes)>"
    let close = "</\(element.rule.name)>"
    return switch element {
    case .origin: document(origin: tag)
    case .window: document(window: tag)
    case .view: document(view: open + content + close)
    case .content: document(view: view(tag))
    case .scroll, .zoom, .insets, .start, .layout, .snap, .wheel, .refresh, .tiles,
      .keyboardPolicy, .shows, .sections:
      document(view: view(content + tag))
    case .field: document(view: view(content + "<keyboard avoids=\"inset\">\(tag)</keyboard>"))
    case .invariant, .compare: document(expect: tag)
    case .sequence:
      document(expect: open + "<state name=\"a\"/><transition from=\"a\" to=\"b\"/>" + close)
    case .state:
      document(expect: "<sequence name=\"a\">\(tag)<transition from=\"a\" to=\"b\"/></sequence>")
    case .transition:
      document(expect: "<sequence name=\"a\"><state name=\"a\"/>\(tag)</sequence>")
    case .parameter: document(expect: "<invariant name=\"a\">\(tag)</invariant>")
    case .turn, .resize: document(event: open + window + close)
    case .newWindow: document(event: "<resize t=\"1\">\(tag)</resize>")
    case .newFrame: document(event: "<resize t=\"1\">\(window)\(tag)</resize>")
    case .setContent, .setScroll, .setZoom, .setInsets, .setLayout, .setSnap, .setWheel,
      .setRefresh, .setTiles, .setSections:
      document(event: "<set t=\"1\">\(tag)</set>")
    default: document(event: tag)
    }
  }

  private static func view(_ inside: String) -> String {
    "<view id=\"a\" \(frame)>\(inside)</view>"
  }

  private static func document(
    origin: String = "", window: String = window, view: String? = nil, expect: String = "",
    event: String = ""
  ) -> String {
    """
    <recording xmlns="\(Vocabulary.namespace)" title="x">\(origin)<scene>\(window)\
    \(view ?? self.view(content))</scene><expect>\(expect)</expect>\
    <timeline>\(event)</timeline></recording>
    """
  }
}

extension ElementContent {
  fileprivate var isOpen: Bool { if case .nothing = self { false } else { true } }
}
