internal import Model
internal import Text

/// Rewrites a recording's tags in canonical form as they arrive.
///
/// The text is made from tags and not from values, so comments and foreign elements keep their
/// positions, and memory use does not depend on the length of the recording.
final class CanonicalText: OutlineConsumer {
  /// The text that is written but not drained yet.
  private var text = TagText()
  /// Length of the part of `text` that is never removed again: whole events and sections.
  private var whole = 0
  private var open: [OpenTag] = []
  private var viewCount = 0
  /// Whether a line break has followed the last tag or comment.
  private var isOnNewLine = true
  private var hasScene = false
  private var timeline = Timeline.none
  /// The part of a formula read so far in the open element.
  private var formula = FormulaText()
  /// Whether the end of a truncated recording is repaired: open elements are closed, and the
  /// quality `truncated` is added.
  private let isRepair: Bool

  init(isRepair: Bool) {
    self.isRepair = isRepair
    text.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>")
  }

  /// The state of the `timeline` element in the complete part of the text.
  private enum Timeline {
    case none, open, closed
  }

  /// Removes the text that can no longer change, and returns it.
  func drain() -> [UInt8] {
    var count = text.count
    if let last = open.last, last.isPending { count = last.start }
    if isRepair { count = whole }
    whole -= count
    for index in open.indices { open[index].start -= count }
    return text.removeFirst(count)
  }

  func open(_ element: Element, _ attributes: Attributes, _ tag: borrowing StartTag) {
    if element == .view { viewCount += 1 }
    completeTag()
    let start = text.count
    startLine()
    text.write("<" + element.rule.name)
    let bare = text.count
    if element == .recording { text.writeAttribute("xmlns", Vocabulary.namespace) }
    writeDeclarations(tag)
    writeAttributes(element, attributes)
    for index in 0..<tag.attributeCount where tag.namespace(index) != nil {
      writeQualified(index, tag)
    }
    open.append(
      OpenTag(
        element: element, name: element.rule.name, start: start,
        hasAttributes: text.count > bare))
    isOnNewLine = false
  }

  func close(_ element: Element) {
    if element.holdsFormula { writeFormula() }
    guard let tag = open.popLast() else { return }
    if tag.isPending, element.rule.isMeaninglessWhenEmpty, !tag.hasAttributes {
      text.cut(to: tag.start)
    } else {
      end(tag, isLong: element == .timeline)
    }
    isOnNewLine = false
    if element == .scene { hasScene = true }
    if element == .timeline { timeline = .closed }
    markWhole()
  }

  func text(_ bytes: UnsafeBufferPointer<UInt8>) {
    completeTag()
    text.writeText(bytes)
  }

  func formula(_ bytes: UnsafeBufferPointer<UInt8>, at location: FileLocation) {
    blank(bytes)
    formula.add(String(bytes), at: location)
  }

  func blank(_ bytes: UnsafeBufferPointer<UInt8>) {
    isOnNewLine = isOnNewLine || bytes.contains(UInt8(ascii: "\n"))
  }

  func comment(_ bytes: UnsafeBufferPointer<UInt8>) {
    let isInText = isInForeign || open.last?.element?.holdsText == true
    completeTag()
    if !isInText {
      if isOnNewLine || open.isEmpty { startLine() } else { text.write(" ") }
    }
    text.write("<!--")
    text.write(bytes)
    text.write("-->")
    isOnNewLine = false
    markWhole()
  }

  func model(_ bytes: UnsafeBufferPointer<UInt8>) {
    startLine()
    text.write("<?xml-model ")
    text.write(bytes)
    text.write("?>")
    isOnNewLine = false
  }

  /// Closes the open elements at the end of a truncated recording. Returns false if the scene is
  /// incomplete.
  func closeAll() -> Bool {
    guard hasScene else { return false }
    // Removes a truncated event or section.
    text.cut(to: whole)
    if timeline == .none { text.write("\n  <timeline>") }
    if timeline != .closed { text.write("\n  </timeline>") }
    text.write("\n</recording>\n")
    whole = text.count
    open = []
    return true
  }

  func finish() {
    text.write("\n")
    whole = text.count
    open = []
  }

  /// Marks the text so far as complete if it contains only whole events and sections. Complete text
  /// is kept even if the file ends here.
  private func markWhole() {
    if open.count == 1 || (open.count == 2 && open[1].element == .timeline) { whole = text.count }
  }

  /// Writes the formula after all other content of the element, without surrounding whitespace.
  private func writeFormula() {
    defer { formula = FormulaText() }
    guard let text = formula.trimmed?.text, let last = open.indices.last else { return }
    completeTag()
    open[last].holdsText = true
    self.text.writeText(text.utf8)
  }

  private func completeTag() {
    guard let last = open.indices.last, open[last].isPending else { return }
    text.write(">")
    open[last].isPending = false
    if open[last].element == .timeline {
      timeline = .open
      markWhole()
    }
  }

  private func startLine() {
    text.write("\n")
    text.write(String(repeating: "  ", count: open.count))
  }

  private func end(_ tag: OpenTag, isLong: Bool) {
    if tag.isPending && !isLong { return text.write("/>") }
    if !tag.holdsText, tag.element?.holdsText != true {
      if tag.isPending { text.write(">") }
      startLine()
    }
    text.write("</\(tag.name)>")
  }

  /// Writes attributes in the order of the table, except for attributes that equal their default.
  private func writeAttributes(_ element: Element, _ attributes: Attributes) {
    for rule in element.rule.attributes {
      var value = attributes[rule.name].map(rule.kind.canonical)
      if element == .recording, rule.name == "quality", isRepair {
        value = rule.kind.canonical([value, "truncated"].compactMap { $0 }.joined(separator: " "))
      }
      guard let value, value != rule.fallback else { continue }
      // An event of the only view need not name the view. A formula must name it, because it is
      // judged only at that view.
      if rule.name == "view", element != .invariant, element != .sequence, viewCount == 1 {
        continue
      }
      text.writeAttribute(rule.name, value)
    }
  }

  /// Writes the namespace prefixes that an element declares. The default namespace is the namespace
  /// of recordings from the root on, and is not copied.
  private func writeDeclarations(_ tag: borrowing StartTag) {
    for index in 0..<tag.declarationCount {
      guard let prefix = tag.declaredPrefix(index), let namespace = tag.declaredNamespace(index)
      else { continue }
      text.writeAttribute("xmlns:" + String(prefix), namespace)
    }
  }

  private func writeQualified(_ index: Int, _ tag: borrowing StartTag) {
    text.writeAttribute(tag.name(index), tag.text(ofValue: index))
  }
}

// Foreign elements are copied unchanged.
extension CanonicalText {
  func openForeign(_ tag: borrowing StartTag) {
    let isOutermost = !isInForeign
    completeTag()
    let start = text.count
    if isOutermost { startLine() }
    let name = tag.name.qualified
    text.write("<" + name)
    var declaresDefault = false
    for index in 0..<tag.declarationCount {
      guard let namespace = tag.declaredNamespace(index) else { continue }
      let prefix = tag.declaredPrefix(index)
      declaresDefault = declaresDefault || prefix == nil
      text.writeAttribute(prefix.map { "xmlns:" + String($0) } ?? "xmlns", namespace)
    }
    // The namespace of recordings is the default, so an inherited foreign default must be declared
    // again.
    if isOutermost, tag.name.prefix == nil, !declaresDefault, let namespace = tag.name.namespace {
      text.writeAttribute("xmlns", String(namespace))
    }
    for index in 0..<tag.attributeCount { writeQualified(index, tag) }
    open.append(OpenTag(element: nil, name: name, start: start, hasAttributes: true))
  }

  func closeForeign(_ name: MarkupName) {
    guard let tag = open.popLast() else { return }
    text.write(tag.isPending ? "/>" : "</\(tag.name)>")
    isOnNewLine = false
    markWhole()
  }

  func foreignText(_ bytes: UnsafeBufferPointer<UInt8>) {
    completeTag()
    text.writeText(bytes)
  }

  private var isInForeign: Bool { if let last = open.last { last.element == nil } else { false } }
}
