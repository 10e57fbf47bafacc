internal import Gesture

/// What the format says about one element in one place.
struct ElementRule: Sendable {
  let element: Element
  let name: String
  let attributes: [AttributeRule]
  let content: ElementContent
  /// Whether an element without attributes and children says nothing, so that the canonical form
  /// leaves it out.
  let saysNothingWhenEmpty: Bool

  init(
    _ element: Element, _ name: String, _ attributes: [AttributeRule] = [],
    _ content: ElementContent = .nothing, saysNothingWhenEmpty: Bool = false
  ) {
    self.element = element
    self.name = name
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
  /// The setting that it is, if it is one.
  var setting: SettingRow?

  /// An attribute that must be there.
  static func must(_ name: String, _ kind: ValueKind) -> Self {
    Self(name: name, kind: kind, isRequired: true, fallback: nil)
  }

  /// An attribute that may be absent, with its default if it has one.
  static func may(_ name: String, _ kind: ValueKind, _ fallback: String? = nil) -> Self {
    Self(name: name, kind: kind, isRequired: false, fallback: fallback)
  }

  /// An attribute that is a setting of a view.
  init(_ row: SettingRow) {
    self.init(
      name: "\(row.attribute)", kind: row.kind, isRequired: row.isRequired,
      fallback: row.fallback?.text)
    setting = row
  }

  init(name: String, kind: ValueKind, isRequired: Bool, fallback: String?) {
    (self.name, self.kind, self.isRequired, self.fallback) = (name, kind, isRequired, fallback)
  }

  /// The same attribute where an absent one keeps the value it had.
  var keepingWhenAbsent: Self {
    var rule = Self(name: name, kind: kind, isRequired: false, fallback: nil)
    rule.setting = setting
    return rule
  }
}
