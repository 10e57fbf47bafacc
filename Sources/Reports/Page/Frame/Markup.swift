internal import Results
package import Text

/// Builds HTML and SVG.
///
/// The names of elements and attributes are literals of this program. All other text comes from
/// files and is escaped here, the only place where text becomes markup. A recording therefore
/// cannot inject markup into a page.
package struct Markup {
  package typealias Attributes = KeyValuePairs<StaticString, String?>

  package private(set) var text = ""
  /// Parts that were drawn earlier, each with its byte offset in the text.
  private var parts: [(point: Int, kept: KeptText)] = []

  /// Opens an element. An attribute with a `nil` value is left out; an attribute with an empty
  /// value is written without a value.
  package mutating func open(_ name: StaticString, _ attributes: Attributes = [:]) {
    begin(name, attributes)
    text += ">"
  }

  /// Writes an empty element of a drawing.
  mutating func shape(_ name: StaticString, _ attributes: Attributes) {
    begin(name, attributes)
    text += "/>"
  }

  private mutating func begin(_ name: StaticString, _ attributes: Attributes) {
    text += "<"
    text += name.text
    for (name, value) in attributes {
      guard let value else { continue }
      text += " "
      text += name.text
      if value.isEmpty { continue }
      text += "=\""
      escape(value, isAttribute: true)
      text += "\""
    }
  }

  /// Closes an element. Cells and rows get no end tags, because HTML does not require them, and
  /// pages with many failures consist mostly of tables.
  mutating func close(_ name: StaticString) {
    if name.isOneOf("td", "th", "tr") { return }
    text += "</"
    text += name.text
    text += ">"
  }

  /// Writes an element with content.
  mutating func element(
    _ name: StaticString, _ attributes: Attributes = [:], _ content: (inout Markup) -> Void
  ) {
    open(name, attributes)
    content(&self)
    close(name)
  }

  /// Writes an element with a text.
  mutating func element(_ name: StaticString, _ attributes: Attributes = [:], text sentence: String)
  {
    open(name, attributes)
    text(sentence)
    close(name)
  }

  /// Writes an element followed by a line break.
  package mutating func line(
    _ name: StaticString, _ attributes: Attributes = [:], _ content: (inout Markup) -> Void
  ) {
    element(name, attributes, content)
    newLine()
  }

  /// Writes an element with a text, followed by a line break.
  package mutating func line(
    _ name: StaticString, _ attributes: Attributes = [:], text sentence: String
  ) {
    element(name, attributes, text: sentence)
    newLine()
  }

  /// Writes an element on its own lines, to keep the source readable.
  mutating func block(
    _ name: StaticString, _ attributes: Attributes = [:], _ content: (inout Markup) -> Void
  ) {
    open(name, attributes)
    text += "\n"
    content(&self)
    close(name)
    text += "\n"
  }

  mutating func newLine() { text += "\n" }

  /// Appends separately built markup.
  mutating func add(_ other: Markup) {
    let here = text.utf8.count
    parts += other.parts.map { ($0.point + here, $0.kept) }
    text += other.text
  }

  /// Appends a part that was drawn earlier. It is read only when the page is written.
  mutating func add(_ kept: KeptText) {
    if kept.count > 0 { parts.append((text.utf8.count, kept)) }
  }

  /// The size in bytes, including the parts drawn earlier.
  var size: Int { parts.reduce(text.utf8.count) { $0 + $1.kept.count } }

  /// Writes all parts in the order in which they were appended, and returns whether every part
  /// could be read back.
  func write<Failure>(
    from store: some TextStore, _ put: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) -> Bool {
    var isWhole = true
    var rest = Array(text.utf8)[...]
    for (index, kept) in parts {
      try put(Array(rest[rest.startIndex..<index]))
      rest = rest[index...]
      let bytes = store.bytes(of: kept)
      isWhole = isWhole && bytes != nil
      try put(bytes ?? [])
    }
    try put(Array(rest))
    return isWhole
  }

  /// Writes text on one line. Characters that would affect the page are made visible.
  package mutating func text(_ sentence: String) { escape(sentence) }

  /// Writes a text of the recording. `bdi` prevents its writing direction from affecting the text
  /// beside it.
  mutating func name(_ name: String) { element("bdi", text: name) }

  /// Writes a text of this program, followed by a name.
  mutating func name(_ name: String, after sentence: String) {
    text(sentence)
    self.name(name)
  }

  /// JSON that the script reads. The browser does not execute it.
  package mutating func inert(_ json: JSONPiece, id: String) {
    open("script", ["type": "application/json", "id": id])
    // `<` is escaped, because an end tag or a comment in the text would end the element.
    if json.text.utf8.isPlain(without: "<") {
      text += json.text
    } else {
      for scalar in json.text.unicodeScalars {
        switch scalar {
        case "<": text += scalar.jsonEscape
        case _ where scalar.properties.isNoncharacterCodePoint: text += "\u{FFFD}"
        default: text.unicodeScalars.append(scalar)
        }
      }
    }
    text += "</script>\n"
  }

  /// Writes a style or a script of this program, copied from its file without the comments.
  package mutating func verbatim(_ name: StaticString, _ asset: PageAsset) {
    open(name)
    text += asset.code
    close(name)
    text += "\n"
  }

  /// Markup of this program, copied verbatim from its file.
  package mutating func add(_ asset: PageAsset) { text += asset.text }

  /// Escapes a text. Between tags only `&` and `<` are escaped, because lines of recordings contain
  /// many quotes.
  private mutating func escape(_ sentence: String, isAttribute: Bool = false) {
    if sentence.utf8.isPlain(without: isAttribute ? "&<>\"'" : "&<") {
      text += sentence
      return
    }
    for scalar in sentence.visible.unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">" where isAttribute: text += "&gt;"
      case "\"" where isAttribute: text += "&quot;"
      case "'" where isAttribute: text += "&#39;"
      case _ where scalar.properties.isNoncharacterCodePoint: text += "\u{FFFD}"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}

extension StaticString {
  fileprivate var text: String { withUTF8Buffer { String(decoding: $0, as: UTF8.self) } }

  fileprivate func isOneOf(_ names: StaticString...) -> Bool {
    withUTF8Buffer { own in names.contains { $0.withUTF8Buffer { own.elementsEqual($0) } } }
  }
}
