internal import Model

/// The rule for an element in a context.
struct ElementRule: Sendable {
  let element: Element
  let name: String
  /// The meaning of the element, in a sentence or two.
  let sentence: String
  let attributes: [AttributeRule]
  let content: ElementContent
  /// An example of the element with some attributes, as in a recording; nil for an element that
  /// only contains other elements.
  let example: String?
  /// Whether an element without attributes and children means nothing, so that the canonical form
  /// leaves it out.
  let isMeaninglessWhenEmpty: Bool

  init(
    _ element: Element, _ name: String, _ sentence: String, _ attributes: [AttributeRule] = [],
    _ content: ElementContent = .nothing, isMeaninglessWhenEmpty: Bool = false,
    example: String? = nil
  ) {
    self.element = element
    self.name = name
    self.sentence = sentence
    self.example = example
    self.attributes = attributes
    self.content = content
    self.isMeaninglessWhenEmpty = isMeaninglessWhenEmpty
  }
}

/// The content allowed between an element's tags. Foreign elements are allowed anywhere except in
/// text.
enum ElementContent: Sendable {
  case nothing
  case text
  /// These children in the given order, each with its number of occurrences.
  case sequence([Child])
  /// A formula, or any number of elements of this kind.
  case formula(or: Element)
  /// Any number of children in any order.
  case any([Element])

  struct Child: Sendable {
    let element: Element
    let minimum: Int
    let maximum: Int
  }
}

extension ElementContent.Child {
  static func one(_ element: Element) -> Self { Self(element: element, minimum: 1, maximum: 1) }
  static func maybe(_ element: Element) -> Self { Self(element: element, minimum: 0, maximum: 1) }
  static func any(_ element: Element) -> Self { Self(element: element, minimum: 0, maximum: .max) }
  static func some(_ element: Element) -> Self { Self(element: element, minimum: 1, maximum: .max) }
}

/// The rule for an attribute.
struct AttributeRule: Sendable {
  let name: String
  let kind: ValueKind
  let isRequired: Bool
  /// The value that a missing attribute has, in canonical form; nil if there is none.
  let fallback: String?
  /// The meaning of the attribute, in a single sentence.
  let sentence: String
  /// The corresponding setting of a view, if any.
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

  /// Returns the rule for a required attribute.
  static func must(_ name: String, _ kind: ValueKind, _ sentence: String) -> Self {
    Self(name, kind, isRequired: true, sentence)
  }

  /// Returns the rule for an optional attribute.
  static func may(_ name: String, _ kind: ValueKind, _ sentence: String) -> Self {
    Self(name, kind, sentence)
  }

  /// Creates the rule from a row of an attribute table.
  init<Whole>(_ row: AttributeRow<Whole>) {
    self.init(
      "\(row.name)", row.kind, isRequired: row.isRequired, fallback: row.fallback?.text,
      "\(row.sentence)")
  }

  /// Creates the rule for an attribute that is a setting of a view.
  init(_ row: SettingRow) {
    self.init(
      "\(row.attribute)", row.kind, isRequired: row.isRequired, fallback: row.fallback?.text,
      "\(row.sentence)")
    setting = row
  }

  /// The rule for the same attribute where a missing attribute keeps its previous value.
  var keepingWhenAbsent: Self {
    var rule = Self(name, kind, sentence)
    rule.setting = setting
    return rule
  }
}
