internal import Gesture

/// What the format says about one element in one place.
struct ElementRule: Sendable {
  let element: Element
  let name: String
  /// What it means, in a sentence or two.
  let sentence: String
  let attributes: [AttributeRule]
  let content: ElementContent
  /// The element with some attributes, as a recording has it; nothing for one that only holds others.
  let example: String?
  /// Whether an element without attributes and children says nothing, so that the canonical form
  /// leaves it out.
  let saysNothingWhenEmpty: Bool

  init(
    _ element: Element, _ name: String, _ sentence: String, _ attributes: [AttributeRule] = [],
    _ content: ElementContent = .nothing, saysNothingWhenEmpty: Bool = false,
    example: String? = nil
  ) {
    self.element = element
    self.name = name
    self.sentence = sentence
    self.example = example
    self.attributes = attributes
    self.content = content
    self.saysNothingWhenEmpty = saysNothingWhenEmpty
  }
}

/// What may stand between an element's tags; elements of foreign namespaces may stand anywhere but
/// in a text.
enum ElementContent: Sendable {
  case nothing
  case text
  /// Children in this order, each as often as it says.
  case sequence([Child])
  /// A formula, or any number of these.
  case formula(or: Element)
  /// Children in any order, as many as there are.
  case any([Element])

  struct Child: Sendable {
    let element: Element
    let least: Int
    let most: Int
  }
}

extension ElementContent.Child {
  static func one(_ element: Element) -> Self { Self(element: element, least: 1, most: 1) }
  static func maybe(_ element: Element) -> Self { Self(element: element, least: 0, most: 1) }
  static func any(_ element: Element) -> Self { Self(element: element, least: 0, most: .max) }
  static func some(_ element: Element) -> Self { Self(element: element, least: 1, most: .max) }
}

/// What the format says about one attribute.
struct AttributeRule: Sendable {
  let name: String
  let kind: ValueKind
  let isRequired: Bool
  /// The value an absent attribute has, in canonical form.
  let fallback: String?
  /// What it means, in one sentence.
  let sentence: String
  /// The setting that it is, if it is one.
  var setting: SettingRow?

  private init(
    _ name: String, _ kind: ValueKind, isRequired: Bool = false, fallback: String? = nil,
    _ sentence: String
  ) {
    self.name = name
    self.kind = kind
    self.sentence = sentence
    self.isRequired = isRequired
    self.fallback = fallback
  }

  /// An attribute that must be there.
  static func must(_ name: String, _ kind: ValueKind, _ sentence: String) -> Self {
    Self(name, kind, isRequired: true, sentence)
  }

  /// An attribute that may be absent.
  static func may(_ name: String, _ kind: ValueKind, _ sentence: String) -> Self {
    Self(name, kind, sentence)
  }

  /// An attribute of a table of attributes.
  init<Whole>(_ row: AttributeRow<Whole>) {
    self.init(
      "\(row.name)", row.kind, isRequired: row.isRequired, fallback: row.fallback?.text,
      "\(row.sentence)")
  }

  /// An attribute that is a setting of a view.
  init(_ row: SettingRow) {
    self.init(
      "\(row.attribute)", row.kind, isRequired: row.isRequired, fallback: row.fallback?.text,
      "\(row.sentence)")
    setting = row
  }

  /// The same attribute where an absent one keeps the value it had.
  var keepingWhenAbsent: Self {
    var rule = Self(name, kind, sentence)
    rule.setting = setting
    return rule
  }
}
