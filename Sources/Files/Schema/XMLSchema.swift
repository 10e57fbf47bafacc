internal import Model

/// A file format as an XML Schema with embedded documentation.
enum XMLSchema {
  static func text(of dialect: Dialect, _ introduction: String) -> String {
    var schema = SchemaText()
    schema.line("<!--\n\(introduction)\n-->")
    let root = """
      xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns="\(dialect.namespace)" \
      targetNamespace="\(dialect.namespace)" elementFormDefault="qualified"
      """
    schema.tag(root) { schema in
      schema.line("<xs:element name=\"\(dialect.root.rule.name)\" type=\"\(dialect.root)\"/>")
      for rule in dialect.rules { schema.define(rule) }
      schema.tag("xs:group name=\"foreign\"") { schema in
        schema.documentation("Elements and attributes of other namespaces are ignored.")
        schema.tag("xs:sequence") { schema in
          schema.line(
            "<xs:any namespace=\"##other\" processContents=\"skip\" minOccurs=\"0\" "
              + "maxOccurs=\"unbounded\"/>")
        }
      }
      for (name, kind) in dialect.rules.namedKinds {
        schema.tag("xs:simpleType name=\"\(name)\"") { schema in
          schema.documentation("\(kind.expectation).")
          schema.restriction(kind.schemaValue)
        }
      }
    }
    return schema.text
  }
}

extension SchemaText {
  fileprivate mutating func documentation(_ text: String) {
    tag("xs:annotation") { $0.line("<xs:documentation>\(text.escaped)</xs:documentation>") }
  }

  fileprivate mutating func define(_ rule: ElementRule) {
    let mixed = rule.element.holdsFormula ? " mixed=\"true\"" : ""
    tag("xs:complexType name=\"\(rule.element)\"\(mixed)") { schema in
      schema.documentation(rule.sentence)
      guard !rule.element.holdsText else {
        return schema.tag("xs:simpleContent") { schema in
          schema.tag("xs:extension base=\"xs:string\"") { $0.foreignAttributes() }
        }
      }
      schema.tag("xs:sequence") { schema in
        schema.foreignElements()
        schema.content(rule.content)
      }
      for attribute in rule.attributes { schema.attribute(attribute) }
      schema.foreignAttributes()
    }
  }

  private mutating func foreignElements() { line("<xs:group ref=\"foreign\"/>") }

  private mutating func foreignAttributes() {
    line("<xs:anyAttribute namespace=\"##other\" processContents=\"skip\"/>")
  }

  private mutating func content(_ content: ElementContent) {
    switch content {
    case .nothing, .text: break
    case .sequence(let children):
      for child in children {
        let smallest = child.minimum == 0 ? " minOccurs=\"0\"" : ""
        let maximum = child.maximum > 1 ? " maxOccurs=\"unbounded\"" : ""
        self.child(child.element, smallest + maximum)
      }
    case .formula(let element): child(element, " minOccurs=\"0\" maxOccurs=\"unbounded\"")
    case .any(let elements):
      tag("xs:choice minOccurs=\"0\" maxOccurs=\"unbounded\"") { schema in
        for element in elements { schema.child(element, "") }
      }
    }
  }

  /// Writes a child, and the foreign elements that may follow it.
  private mutating func child(_ element: Element, _ times: String) {
    tag("xs:sequence" + times) { schema in
      schema.line("<xs:element name=\"\(element.rule.name)\" type=\"\(element)\"/>")
      schema.foreignElements()
    }
  }

  private mutating func attribute(_ rule: AttributeRule) {
    let type = rule.kind.schemaName.map { " type=\"\($0)\"" } ?? ""
    let use = rule.isRequired ? " use=\"required\"" : ""
    tag("xs:attribute name=\"\(rule.name)\"\(type)\(use)") { schema in
      let fallback = rule.fallback.map { " Default: \($0)." } ?? ""
      schema.documentation(rule.sentence + fallback)
      if rule.kind.schemaName == nil {
        schema.tag("xs:simpleType") { $0.restriction(rule.kind.schemaValue) }
      }
    }
  }

  fileprivate mutating func restriction(_ value: SchemaValue) {
    switch value {
    case .anything: line("<xs:restriction base=\"xs:string\"/>")
    case .oneOf(let words, let patterns) where patterns.isEmpty:
      tag("xs:restriction base=\"xs:string\"") { schema in
        for word in words { schema.line("<xs:enumeration value=\"\(word)\"/>") }
      }
    case .oneOf(let words, let patterns):
      tag("xs:union") { schema in
        schema.tag("xs:simpleType") { $0.restriction(.oneOf(words)) }
        schema.tag("xs:simpleType") { $0.restriction(.matching(patterns)) }
      }
    case .matching(let patterns):
      // Patterns of the same restriction are alternatives, so each pattern gets its own
      // restriction.
      guard let last = patterns.last else { return line("<xs:restriction base=\"xs:string\"/>") }
      let isOnly = patterns.count == 1
      tag(isOnly ? "xs:restriction base=\"xs:string\"" : "xs:restriction") { schema in
        if !isOnly {
          schema.tag("xs:simpleType") { $0.restriction(.matching(patterns.dropLast())) }
        }
        schema.line("<xs:pattern value=\"\(last)\"/>")
      }
    }
  }
}
