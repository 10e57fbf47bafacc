internal import Text

/// Checks the elements of a file against the format's table: names, order, attributes and types of
/// values. Valid elements are passed on to the consumer. Invalid elements are reported and skipped,
/// so that an error does not hide the next error.
final class Outline {
  private let consumer: any OutlineConsumer
  private let problems: ProblemList
  private let dialect: Dialect
  private unowned(unsafe) var parser: MarkupParser?
  @exclusivity(unchecked) private var names = TouchNames()
  @exclusivity(unchecked) private var openElements: [OpenElement] = []
  /// A touch whose end tag has not been read. It is added to the open elements only if it has
  /// content.
  @exclusivity(unchecked) private var openTouch: Element?
  /// The nesting depth inside a foreign element.
  @exclusivity(unchecked) private var foreignDepth = 0
  /// The nesting depth inside a rejected element.
  @exclusivity(unchecked) private var refusedDepth = 0

  init(for consumer: any OutlineConsumer, _ problems: ProblemList, _ dialect: Dialect) {
    self.dialect = dialect
    self.consumer = consumer
    self.problems = problems
    openElements.reserveCapacity(8)
  }

  /// Interns the names used in comparisons.
  func prepare(_ parser: MarkupParser) {
    self.parser = parser
    names = TouchNames(parser, dialect)
    consumer.prepare(parser)
  }

  private func unfoldTouch() {
    if let touch = openTouch {
      openElements.append(OpenElement(element: touch, location: here))
      openTouch = nil
    }
  }

  @inline(never)
  private func openUsual(_ tag: borrowing StartTag) -> Bool {
    unfoldTouch()
    if refusedDepth > 0 {
      refusedDepth += 1
      return true
    }
    if foreignDepth > 0 {
      foreignDepth += 1
      consumer.openForeign(tag)
      return true
    }
    if let namespace = tag.name.namespace, namespace != names.ours {
      // An element of another version of the format is an error, not foreign content. Every root
      // element other than the format's root is also an error.
      if openElements.isEmpty || String(namespace).hasPrefix(dialect.family) {
        return refuse(unknownNamespace(tag.name, dialect), tag)
      }
      if let parent = openElements.last?.element, parent.holdsText {
        return refuse(
          Objection(
            .misplaced, "element \"\(String(tag.name.local))\" inside \"\(parent.rule.name)\"",
            expected: "text alone"), tag)
      }
      foreignDepth = 1
      consumer.openForeign(tag)
      return true
    }
    guard tag.name.namespace != nil else { return refuse(unknownNamespace(tag.name, dialect), tag) }
    return openOurs(tag)
  }

  private func openOurs(_ tag: borrowing StartTag) -> Bool {
    let name = String(tag.name.local)
    guard let parent = openElements.last?.element else {
      let root = dialect.root.rule.name
      guard name == root else {
        return refuse(
          Objection(
            .unknown, "element \"\(name)\" as the root", expected: root,
            nearest: [root].nearest(to: name)), tag)
      }
      return apply(dialect.root, tag)
    }
    guard let element = parent.child(named: name) else {
      return refuse(unknownElement(name, in: parent, dialect), tag)
    }
    if let objection = openElements[openElements.count - 1].step(to: element) {
      problems.report(objection, at: tag.location)
      consumer.spoil()
    }
    return apply(element, tag)
  }

  private func apply(_ element: Element, _ tag: borrowing StartTag) -> Bool {
    let attributes = AttributeCheck(element: element, problems: problems, dialect: dialect)
      .read(tag)
    openElements.append(OpenElement(element: element, location: attributes.location))
    consumer.open(element, attributes, tag)
    return !problems.isFull
  }

  private func refuse(_ objection: Objection, _ tag: borrowing StartTag) -> Bool {
    problems.report(objection, at: tag.location)
    consumer.spoil()
    refusedDepth = 1
    // Without a root element, parsing cannot continue.
    return !openElements.isEmpty && !problems.isFull
  }

  @inline(never)
  private func closeUsual(_ name: MarkupName) -> Bool {
    if refusedDepth > 0 {
      refusedDepth -= 1
      return true
    }
    if foreignDepth > 0 {
      foreignDepth -= 1
      consumer.closeForeign(name)
      return true
    }
    guard let closing = openElements.popLast() else { return true }
    if let objection = closing.objectionToClosing {
      problems.report(objection, at: closing.location)
      consumer.spoil()
    }
    consumer.close(closing.element)
    return !problems.isFull
  }

  @inline(never)
  private func textUsual(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    if refusedDepth > 0 { return true }
    if foreignDepth > 0 {
      consumer.foreignText(bytes)
      return true
    }
    if openTouch == nil, openElements.last?.element.holdsText == true {
      consumer.text(bytes)
      return true
    }
    if openTouch == nil, openElements.last?.element.holdsFormula == true {
      consumer.formula(bytes, at: bytes.baseAddress.flatMap { parser?.location(of: $0) } ?? here)
      return true
    }
    guard let start = bytes.firstIndex(where: { !isBlank($0) }) else {
      if openTouch == nil { consumer.blank(bytes) }
      return true
    }
    unfoldTouch()
    let element = openElements.last?.element ?? dialect.root
    problems.report(
      Objection(
        .misplaced, "text \(quoted(bytes[start...])) inside \"\(element.rule.name)\"",
        expected: element.children.isEmpty ? "nothing between its tags" : "elements alone"),
      at: bytes.baseAddress.flatMap { parser?.location(of: $0 + start) } ?? here)
    return !problems.isFull
  }

  private var here: FileLocation { parser?.here ?? .nowhere }
}

// The events of the parser, in the order of the file. If a method returns false, the parser stops.
extension Outline {
  @inline(__always)
  func open(_ tag: borrowing StartTag) -> Bool {
    if openElements.count == 2, openTouch == nil, foreignDepth == 0, refusedDepth == 0,
      let (phase, element) = names.touch(tag.name), openElements[1].element == .timeline,
      consumer.touch(phase, tag)
    {
      openTouch = element
      return !problems.isFull
    }
    return openUsual(tag)
  }

  @inline(__always)
  func close(_ name: MarkupName) -> Bool {
    if openTouch != nil {
      openTouch = nil
      return true
    }
    return closeUsual(name)
  }

  /// Processes a piece of text. A text may arrive in several pieces.
  @inline(__always)
  func text(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    if openTouch == nil, let last = openElements.last, last.element == .timeline,
      foreignDepth | refusedDepth == 0, bytes.allSatisfy(isBlank)
    {
      consumer.blank(bytes)
      return true
    }
    return textUsual(bytes)
  }

  func model(_ bytes: UnsafeBufferPointer<UInt8>) { consumer.model(bytes) }

  func comment(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    unfoldTouch()
    if refusedDepth == 0 { consumer.comment(bytes) }
    return true
  }
}
