internal import Model
internal import Text

/// Checks a tag's attributes against the table: names, values, and required attributes.
struct AttributeCheck {
  let element: Element
  let problems: ProblemList
  let dialect: Dialect

  func read(_ tag: borrowing StartTag) -> Attributes {
    let rule = element.rule
    var values: [(name: String, text: String, location: FileLocation)] = []
    var isSpoiled = false
    for index in 0..<tag.attributeCount where isOurs(index, tag) && !problems.isFull {
      guard let local = tag.local(index) else { continue }
      let name = String(local)
      guard tag.namespace(index) == nil,
        let attribute = rule.attributes.first(where: { $0.name == name })
      else {
        problems.report(unknown(tag.name(index)), at: tag.location(ofName: index))
        isSpoiled = true
        continue
      }
      let text = tag.text(ofValue: index)
      guard attribute.kind.accepts(text) else {
        problems.report(wrong(attribute, text), at: tag.location(ofValue: index))
        isSpoiled = true
        continue
      }
      values.append((name, text, tag.location(ofValue: index)))
    }
    for attribute in rule.attributes where attribute.isRequired && !has(attribute.name, tag) {
      problems.report(missing(attribute), at: tag.location)
      isSpoiled = true
    }
    let ordered = rule.attributes.compactMap { attribute in
      values.first { $0.name == attribute.name }
    }
    return Attributes(
      element: element, location: tag.location, isSpoiled: isSpoiled, values: ordered)
  }

  /// Whether an attribute belongs to the format. Attributes of foreign namespaces are ignored.
  private func isOurs(_ index: Int, _ tag: borrowing StartTag) -> Bool {
    guard let namespace = tag.namespace(index) else { return true }
    return String(namespace) == dialect.namespace
  }

  private func has(_ name: String, _ tag: borrowing StartTag) -> Bool {
    for index in 0..<tag.attributeCount where tag.namespace(index) == nil {
      if let local = tag.local(index), String(local) == name { return true }
    }
    return false
  }

  private func unknown(_ name: String) -> Objection {
    let known = element.rule.attributes.map(\.name)
    if name == "pattern", element.rule.name == "invariant" {
      return Objection(
        .unknown, "attribute \"\(name)\" of \"\(element.rule.name)\"",
        expected: "the pattern and its parameters as the text of the element: "
          + "<invariant name=\"calm\">pattern speed-limit max 3000pt/s</invariant>")
    }
    return Objection(
      .unknown, "unknown attribute \"\(name)\" of \"\(element.rule.name)\"",
      expected: known.isEmpty ? "no attributes" : alternatives(known),
      nearest: known.nearest(to: name))
  }

  private func wrong(_ attribute: AttributeRule, _ text: String) -> Objection {
    Objection(
      .value, "\(attribute.name)=\(quoted(text))", expected: attribute.kind.expectation,
      nearest: attribute.kind.nearest(to: text))
  }

  private func missing(_ attribute: AttributeRule) -> Objection {
    Objection(
      .missing, "element \"\(element.rule.name)\" without \"\(attribute.name)\"",
      expected: attribute.kind.expectation)
  }
}
