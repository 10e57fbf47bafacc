internal import CLibXML2
internal import Text

/// libxml2's SAX2 push parser, restricted to what a recording may contain.
///
/// No other type uses libxml2. The parser receives bytes and reports their markup to the outline.
/// It never opens anything else: no DTD, no entity, no network, no decompression. It enforces
/// limits that libxml2 lacks in this mode: for the depth, for the length of a tag, a comment or a
/// text, and for the number of namespaces.
final class MarkupParser {
  /// The first error in the XML itself. Nothing is reported after this error.
  private(set) var failure: (location: FileLocation, objection: Objection)?
  private let outline: Outline
  let context: xmlParserCtxtPtr
  /// The name of the root element, as used in messages.
  let root: String
  // These properties are accessed for every tag. Accesses never overlap, so exclusivity checks are
  // disabled.
  @exclusivity(unchecked) private(set) var depth = 0
  @exclusivity(unchecked) private var namespaceCounts: [Int] = []
  @exclusivity(unchecked) private var textLength = 0
  /// The end of the text that is being reported. The parser's position may still be at the
  /// beginning of the text when its line and column already refer to the end.
  @exclusivity(unchecked) private var endOfText: UnsafePointer<UInt8>?
  /// The offset after the last reported item, from which the length of the next tag is measured.
  @exclusivity(unchecked) private var handledUpTo = 0
  /// The line on which the last complete tag ended.
  @exclusivity(unchecked) private(set) var lastWholeLine: Int32 = 0
  @exclusivity(unchecked) private(set) var hasRoot = false
  @exclusivity(unchecked) private(set) var isAtEnd = false
  @exclusivity(unchecked) private(set) var isStopped = false

  init?(telling outline: Outline, root: String) {
    self.root = root
    self.outline = outline
    xmlInitParser()
    var sax = xmlSAXHandler.reporting
    guard let context = xmlCreatePushParserCtxt(&sax, nil, nil, 0, nil) else { return nil }
    self.context = context
    _ = xmlCtxtUseOptions(
      context, Int32(XML_PARSE_NONET.rawValue) | Int32(XML_PARSE_IGNORE_ENC.rawValue))
    context.pointee.userData = Unmanaged.passUnretained(self).toOpaque()
  }

  deinit {
    if let document = context.pointee.myDoc { xmlFreeDoc(document) }
    context.pointee.myDoc = nil
    xmlFreeParserCtxt(context)
  }

  /// The version of libxml2.
  static var libraryVersion: String {
    // The version is a number such as "20914", followed by a distribution's suffix.
    let digits = String(cString: clx_version()).prefix { $0.isNumber }
    guard let number = Int(digits) else { return "unknown" }
    return "\(number / 10000).\(number / 100 % 100).\(number % 100)"
  }

  /// The maximum length of a tag or a comment. libxml2's time for the attributes of a tag is
  /// quadratic.
  static let longestToken = 64 * 1024
  static let longestText = 1024 * 1024
  static let deepest = 32
  /// The maximum number of namespaces in scope. libxml2 searches all of them for every element.
  static let maxNamespaces = 64

  /// The interned pointer for a spelling.
  func intern(_ name: String) -> Spelling? {
    xmlDictLookup(context.pointee.dict, name, Int32(name.utf8.count))
  }

  /// Parses the next bytes; returns false if parsing has stopped and further bytes are useless.
  func feed(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard !isStopped else { return false }
    _ = xmlParseChunk(
      context, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(bytes.count), 0)
    if !isStopped, let input = context.pointee.input,
      input.pointee.end - input.pointee.cur > Self.longestToken
    {
      refuseTooLong()
    }
    return !isStopped
  }

  /// Signals the end of the input.
  func finish() {
    guard !isStopped else { return }
    isAtEnd = true
    _ = xmlParseChunk(context, nil, 0, 1)
  }

  private func stop() {
    isStopped = true
    xmlStopParser(context)
  }

  func fail(at location: FileLocation, _ objection: Objection) {
    guard !isStopped else { return }
    failure = (location, objection)
    stop()
  }

  private func refuse(_ found: String, expected: String, at location: FileLocation) {
    fail(at: location, Objection(.hostile, found, expected: expected))
  }

  private func refuseTooLong() {
    refuse(
      "a tag or a comment that does not end",
      expected: "at most \(Self.longestToken / 1024) KiB in one", at: here)
  }
}

// Locations.
extension MarkupParser {
  /// The location of the parser's position.
  var here: FileLocation { window?.here ?? FileLocation(line: 1, column: 1) }

  /// The location of the `<` of the tag that was just parsed.
  @inline(__always)
  var tagLocation: FileLocation { window?.tagLocation(behind: handledUpTo) ?? here }

  /// The locations of an attribute's name and value in the tag that was just parsed.
  func locations(ofAttribute name: String) -> (name: FileLocation, value: FileLocation)? {
    window?.locations(ofAttribute: name, behind: handledUpTo)
  }

  /// The location of a byte that is still in the parser's buffer.
  func location(of byte: UnsafePointer<UInt8>) -> FileLocation? { window?.location(of: byte) }

  @inline(__always)
  private var window: ReadWindow? {
    guard let input = context.pointee.input, let base = input.pointee.base,
      let cursor = input.pointee.cur
    else { return nil }
    return ReadWindow(
      base: base, end: endOfText ?? UnsafePointer(cursor), consumed: Int(input.pointee.consumed),
      line: input.pointee.line, column: input.pointee.col)
  }

  /// The number of bytes that the parser has consumed.
  @inline(__always)
  private var consumed: Int {
    guard let input = context.pointee.input else { return 0 }
    return Int(input.pointee.consumed) + (input.pointee.cur - input.pointee.base)
  }
}

// The methods that the C callbacks call.
extension MarkupParser {
  @inline(__always)
  func open(_ tag: borrowing StartTag) {
    guard !isStopped else { return }
    // At the end of the input libxml2 accepts an incomplete tag.
    if isAtEnd, let input = context.pointee.input, input.pointee.cur >= input.pointee.end {
      return fail(at: here, truncation)
    }
    hasRoot = true
    depth += 1
    textLength = 0
    guard depth <= Self.deepest else {
      return refuse(
        "elements nested \(depth) deep", expected: "at most \(Self.deepest)", at: tagLocation)
    }
    if consumed - handledUpTo > Self.longestToken { return refuseTooLong() }
    if tag.declarationCount > 0 || !namespaceCounts.isEmpty {
      namespaceCounts.append((namespaceCounts.last ?? 0) + tag.declarationCount)
      if let count = namespaceCounts.last, count > Self.maxNamespaces {
        return refuse(
          "\(count) namespaces at once", expected: "at most \(Self.maxNamespaces)", at: tagLocation)
      }
    }
    if !outline.open(tag) { stop() }
    markHandled()
  }

  @inline(__always)
  func close(_ name: MarkupName) {
    guard !isStopped else { return }
    depth -= 1
    textLength = 0
    if !namespaceCounts.isEmpty { namespaceCounts.removeLast() }
    if !outline.close(name) { stop() }
    markHandled()
  }

  @inline(__always)
  func text(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard !isStopped else { return }
    textLength += bytes.count
    guard textLength <= Self.longestText else {
      return refuse(
        "a text that does not end",
        expected: "at most \(Self.longestText / 1024 / 1024) MiB in one", at: here)
    }
    if let start = bytes.baseAddress, let input = context.pointee.input,
      let base = input.pointee.base, start >= base, start <= input.pointee.end
    {
      endOfText = start + bytes.count
    }
    if !outline.text(bytes) { stop() }
    endOfText = nil
    handledUpTo = consumed
  }

  func remark(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard !isStopped else { return }
    if !outline.comment(bytes) { stop() }
    markHandled()
  }

  /// Reports the schema that an editor uses: `<?xml-model href="recording.rng"?>`.
  func model(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard !isStopped else { return }
    outline.model(bytes)
    markHandled()
  }

  @inline(__always)
  private func markHandled() {
    handledUpTo = consumed
    lastWholeLine = context.pointee.input.pointee.line
  }

  /// Rejects the piece of markup that was just parsed and begins with `start`.
  func refuse(_ start: String, _ found: String, expected: String) {
    let location = window?.location(ofMarkup: start, behind: handledUpTo)
    refuse(found, expected: expected, at: location ?? here)
  }
}
