internal import Gesture
internal import JSON

/// HTML and SVG on their way to a page.
///
/// Names of elements and attributes are written in this program; everything else comes from files
/// and is escaped here, at the one place where text becomes markup. So no recording can say more on a
/// page than its own name.
struct Markup {
  typealias Attributes = KeyValuePairs<StaticString, String?>

  private(set) var text = ""
  /// What was drawn before and stands between the text, each at its place in bytes.
  private var parts: [(place: Int, kept: KeptText)] = []

  /// Opens an element. An attribute without a value is left out; an empty one stands bare.
  mutating func open(_ name: StaticString, _ attributes: Attributes = [:]) {
    begin(name, attributes)
    text += ">"
  }

  /// A shape of a drawing, with nothing in it.
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

  /// HTML needs no end of a cell or a row: the next one, or the table's end, says it. Pages of many
  /// failures are mostly tables.
  mutating func close(_ name: StaticString) {
    if name.isOneOf("td", "th", "tr") { return }
    text += "</"
    text += name.text
    text += ">"
  }

  /// An element and what is in it.
  mutating func element(
    _ name: StaticString, _ attributes: Attributes = [:], _ content: (inout Markup) -> Void
  ) {
    open(name, attributes)
    content(&self)
    close(name)
  }

  /// An element with a text in it.
  mutating func element(_ name: StaticString, _ attributes: Attributes = [:], text words: String) {
    open(name, attributes)
    text(words)
    close(name)
  }

  /// An element that ends its line.
  mutating func line(
    _ name: StaticString, _ attributes: Attributes = [:], _ content: (inout Markup) -> Void
  ) {
    element(name, attributes, content)
    newLine()
  }

  /// The same with a text in it.
  mutating func line(_ name: StaticString, _ attributes: Attributes = [:], text words: String) {
    element(name, attributes, text: words)
    newLine()
  }

  /// An element on lines of its own, as far as a reader of the source wants it.
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

  /// What was made apart.
  mutating func add(_ other: Markup) {
    let here = text.utf8.count
    parts += other.parts.map { ($0.place + here, $0.kept) }
    text += other.text
  }

  /// What was drawn before, and is not read before it is written.
  mutating func add(_ kept: KeptText) {
    if kept.count > 0 { parts.append((text.utf8.count, kept)) }
  }

  /// In bytes, with what was drawn before.
  var size: Int { parts.reduce(text.utf8.count) { $0 + $1.kept.count } }

  /// Hands on all of it, piece by piece, and returns whether nothing was lost.
  func write<Failure>(
    from store: some PageStore, _ put: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) -> Bool {
    var isWhole = true
    var rest = Array(text.utf8)[...]
    for (place, kept) in parts {
      try put(Array(rest[rest.startIndex..<place]))
      rest = rest[place...]
      let bytes = store.bytes(of: kept)
      isWhole = isWhole && bytes != nil
      try put(bytes ?? [])
    }
    try put(Array(rest))
    return isWhole
  }

  /// Words on one line; what would act on the page is made visible.
  mutating func text(_ words: String) { escape(words) }

  /// A text of the recording whose direction must not spill over what stands beside it.
  mutating func name(_ name: String) { element("bdi", text: name) }

  /// The same after words of this program.
  mutating func name(_ name: String, after words: String) {
    text(words)
    self.name(name)
  }

  /// JSON that a script finds and nothing runs.
  mutating func inert(_ json: JSONPiece, id: String) {
    open("script", ["type": "application/json", "id": id])
    // No end tag and no comment can stand in it.
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

  /// A style or a script of ours, as it stands in its file.
  mutating func verbatim(_ name: StaticString, _ asset: PageAsset) {
    open(name)
    text += asset.text
    close(name)
    text += "\n"
  }

  /// Markup of ours, as it stands in its file.
  mutating func add(_ asset: PageAsset) { text += asset.text }

  /// Between tags only `&` and `<` begin anything; lines of recordings are full of quotes.
  private mutating func escape(_ words: String, isAttribute: Bool = false) {
    if words.utf8.isPlain(without: isAttribute ? "&<>\"'" : "&<") {
      text += words
      return
    }
    for scalar in words.visible.unicodeScalars {
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
