internal import Text

/// An element whose end tag has not been read, and the state of its sequence of children.
struct OpenElement {
  let element: Element
  let location: FileLocation
  /// The index of the last child in the sequence of children.
  private var position = 0
  /// The number of children with that index.
  private var count = 0
  /// Children already reported as missing. If such a child appears later, only its position was
  /// wrong.
  private var missed: [Element] = []

  init(element: Element, location: FileLocation) {
    self.element = element
    self.location = location
  }

  /// Processes the next child. Returns an error if the child is at the wrong position or occurs too
  /// often, or if a required child before it is missing.
  mutating func step(to child: Element) -> Objection? {
    guard case .sequence(let sequence) = element.rule.content,
      let index = sequence.firstIndex(where: { $0.element == child })
    else { return nil }
    let name = child.rule.name
    guard index >= position else {
      if let excuse = missed.firstIndex(of: child) {
        missed.remove(at: excuse)
        return nil
      }
      return Objection(
        .misplaced, "element \"\(name)\" too late in \"\(element.rule.name)\"",
        expected: "this order: \(order(sequence))")
    }
    guard index > position || count < sequence[index].maximum else {
      return Objection(
        .misplaced, "a second element \"\(name)\" in \"\(element.rule.name)\"",
        expected: "at most one")
    }
    let missing = missingChild(in: sequence, before: index)
    count = index > position ? 1 : count + 1
    position = index
    guard let missing else { return nil }
    missed.append(missing)
    return Objection(
      .missing, "no \"\(missing.rule.name)\" before \"\(name)\" in \"\(element.rule.name)\"",
      expected: "this order: \(order(sequence))")
  }

  /// The error for a missing child when the element ends.
  var objectionToClosing: Objection? {
    guard case .sequence(let sequence) = element.rule.content,
      let missing = missingChild(in: sequence, before: sequence.count)
    else { return nil }
    return Objection(
      .missing, "element \"\(element.rule.name)\" without \"\(missing.rule.name)\"",
      expected: "this order: \(order(sequence))")
  }

  private func missingChild(in sequence: [ElementContent.Child], before index: Int) -> Element? {
    let first = count > 0 ? position + 1 : position
    guard first < index else { return nil }
    return sequence[first..<index].first { $0.minimum > 0 }?.element
  }

  private func order(_ sequence: [ElementContent.Child]) -> String {
    sequence.map(\.element.rule.name).joined(separator: " ")
  }
}
