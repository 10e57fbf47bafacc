internal import Model

/// A file format as a RELAX NG schema.
///
/// The schema uses no interleave, so that libxml2 can validate a recording of any length as a
/// stream. For the same reason, the schema allows no foreign element directly inside a recording or
/// its timeline.
enum RelaxNG {
  static func text(of dialect: Dialect, _ introduction: String) -> String {
    var schema = SchemaText()
    schema.line("<!--\n\(introduction)\n-->")
    let grammar = """
      grammar xmlns="http://relaxng.org/ns/structure/1.0" ns="\(dialect.namespace)" \
      datatypeLibrary="http://www.w3.org/2001/XMLSchema-datatypes"
      """
    schema.tag(grammar) { schema in
      schema.tag("start") { $0.reference(to: "\(dialect.root)") }
      for rule in dialect.rules { schema.define(rule, in: dialect) }
      for (name, kind) in dialect.rules.namedKinds where name != "text" {
        schema.tag("define name=\"\(name)\"") { $0.value(kind.schemaValue) }
      }
      for line in foreign { schema.line(line) }
    }
    return schema.text
  }

  private static let foreign = """
    <!-- Elements and attributes of other namespaces are ignored. -->
    <define name="foreign-attributes">
      <zeroOrMore>
        <attribute><anyName><except><nsName/><nsName ns=""/></except></anyName></attribute>
      </zeroOrMore>
    </define>
    <define name="foreign-elements">
      <zeroOrMore>
        <element>
          <anyName><except><nsName/><nsName ns=""/></except></anyName>
          <ref name="anything"/>
        </element>
      </zeroOrMore>
    </define>
    <define name="anything">
      <zeroOrMore>
        <choice>
          <attribute><anyName/></attribute>
          <text/>
          <element><anyName/><ref name="anything"/></element>
        </choice>
      </zeroOrMore>
    </define>
    """.split(separator: "\n").map { String($0) }
}

extension Element {
  /// Whether foreign elements are allowed directly inside the element.
  fileprivate var holdsForeign: Bool { self != .recording && self != .timeline && !holdsText }
}

extension SchemaText {
  fileprivate mutating func reference(to name: String) { line("<ref name=\"\(name)\"/>") }

  /// Defines an element, and the foreign elements that may follow it.
  fileprivate mutating func define(_ rule: ElementRule, in dialect: Dialect) {
    let parent = dialect.rules.first { $0.element.children.contains(rule.element) }
    tag("define name=\"\(rule.element)\"") { schema in
      schema.tag("element name=\"\(rule.name)\"") { schema in
        for attribute in rule.attributes { schema.attribute(attribute) }
        schema.reference(to: "foreign-attributes")
        if rule.element.holdsForeign { schema.reference(to: "foreign-elements") }
        schema.content(of: rule)
      }
      if parent?.element.holdsForeign == true { schema.reference(to: "foreign-elements") }
    }
  }

  private mutating func attribute(_ attribute: AttributeRule) {
    tag("optional", if: !attribute.isRequired) { schema in
      guard case .text = attribute.kind else {
        return schema.tag("attribute name=\"\(attribute.name)\"") { schema in
          if let name = attribute.kind.schemaName {
            schema.reference(to: name)
          } else {
            schema.value(attribute.kind.schemaValue)
          }
        }
      }
      schema.line("<attribute name=\"\(attribute.name)\"/>")
    }
  }

  private mutating func content(of rule: ElementRule) {
    switch rule.content {
    case .nothing: break
    case .text: line("<text/>")
    case .sequence(let children):
      for child in children {
        let (isMany, isOptional) = (child.maximum > 1, child.minimum == 0)
        let times = isMany ? isOptional ? "zeroOrMore" : "oneOrMore" : "optional"
        tag(times, if: isMany || isOptional) { $0.reference(to: "\(child.element)") }
      }
    case .formula, .any:
      tag("zeroOrMore") { schema in
        schema.tag("choice") { schema in
          if rule.element.holdsFormula { schema.line("<text/>") }
          for element in rule.element.children { schema.reference(to: "\(element)") }
        }
      }
    }
  }

  fileprivate mutating func value(_ value: SchemaValue) {
    switch value {
    case .anything: line("<text/>")
    case .oneOf(let words, let patterns):
      tag("choice", if: words.count + patterns.count > 1) { schema in
        for word in words { schema.line("<value type=\"string\">\(word)</value>") }
        if !patterns.isEmpty { schema.value(.matching(patterns)) }
      }
    case .matching(let patterns):
      tag("data type=\"string\"") { schema in
        for pattern in patterns { schema.line("<param name=\"pattern\">\(pattern)</param>") }
      }
    }
  }
}
