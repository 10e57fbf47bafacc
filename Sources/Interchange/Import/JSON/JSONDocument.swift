internal import Model
internal import Text

/// A JSON file of another tool, read as a whole. A document can determine the locations of its
/// values.
struct JSONDocument {
  let root: JSONValue
  private let bytes: [UInt8]
  private let name: String
  /// The location in the file at which the document begins.
  private let start: FileLocation

  /// The maximum size of a file. Sessions of large pages are read as a whole; a larger file is not
  /// a session of gestures.
  static let limit = 256 * 1024 * 1024
  /// The maximum nesting depth. Recorded pages are deeply nested.
  private static let deepest = 1000

  init(_ source: ImportSource) throws(FormatError) {
    try self.init(
      try source.whole(atMost: Self.limit), in: source.name,
      from: FileLocation(line: 1, column: 1))
  }

  /// Creates a document from a part of a file.
  init(_ text: [UInt8], in file: String, from location: FileLocation) throws(FormatError) {
    bytes = text
    name = file
    start = location
    do throws(Objection) {
      root = try JSONValue(bytes, deepest: Self.deepest)
    } catch {
      var objection = error
      objection.offset = nil
      if error.offset == bytes.count { objection.found = "the end of the file" }
      throw FormatError(
        in: name, at: Self.location(of: error.offset ?? 0, in: text, from: location), objection)
    }
  }

  func error(_ objection: Objection, at value: JSONValue) -> FormatError {
    FormatError(in: name, at: Self.location(of: value.offset, in: bytes, from: start), objection)
  }

  /// The root value with its location.
  var location: JSONLocation { JSONLocation(document: self, value: root) }

  /// The scene on which the touches of the document are made.
  func scene(_ options: ImportOptions, in size: Size? = nil) throws(FormatError) -> Scene {
    do { return try options.scene(in: size) } catch { throw self.error(error, at: root) }
  }

  func expectTouches(_ touches: GatheredTouches<Int>, _ expected: String) throws(FormatError) {
    guard touches.events.isEmpty else { return }
    throw error(Objection(.sense, "it has no touches", expected: expected), at: root)
  }

  /// The location of an offset, which is computed only for errors.
  private static func location(
    of offset: Int, in bytes: [UInt8], from start: FileLocation
  ) -> FileLocation {
    bytes.prefix(offset).reduce(into: start) { $0.step(over: $1) }
  }

  /// The events of touches with the locations of their bytes, computed in one pass over the text.
  func located(_ touches: GatheredTouches<Int>) -> [Located<InputEvent>] {
    var locations: [Int: FileLocation] = [:]
    var (location, position) = (start, 0)
    for offset in Set(touches.events.map(\.location)).sorted() {
      for byte in bytes[min(position, bytes.count)..<min(offset, bytes.count)] {
        location.step(over: byte)
      }
      position = offset
      locations[offset] = location
    }
    return touches.events.map { Located($0.event, at: locations[$0.location] ?? .nowhere) }
  }
}

extension FileLocation {
  /// Advances the location by one byte. Columns are counted in characters.
  fileprivate mutating func step(over byte: UInt8) {
    if byte == UInt8(ascii: "\n") {
      self = FileLocation(line: line &+ 1, column: 1)
    } else if byte & 0xC0 != 0x80 {
      column &+= 1
    }
  }
}

/// A value of a document that can report its location.
struct JSONLocation {
  let document: JSONDocument
  let value: JSONValue

  subscript(name: String) -> JSONLocation? {
    guard let value = value[name], !value.isNull else { return nil }
    return JSONLocation(document: document, value: value)
  }

  /// All elements of an array.
  func elements(_ expected: String) throws(FormatError) -> [JSONLocation] {
    guard let values = value.array else { throw wrong(expected) }
    return values.map { JSONLocation(document: document, value: $0) }
  }

  func number(_ expected: String) throws(FormatError) -> Double {
    guard let number = value.number, number.magnitude < 1e17 else { throw wrong(expected) }
    return number
  }

  func text(_ expected: String) throws(FormatError) -> String {
    guard let text = value.string else { throw wrong(expected) }
    return text
  }

  /// A required member.
  func required(_ name: String, _ expected: String) throws(FormatError) -> JSONLocation {
    guard let location = self[name] else {
      throw error(.missing, "no \"\(name)\"", expected: expected)
    }
    return location
  }

  func wrong(_ expected: String) -> FormatError { error(.value, found, expected: expected) }

  func error(
    _ kind: Objection.Kind, _ found: String, expected: String, nearest: String? = nil
  ) -> FormatError {
    document.error(Objection(kind, found, expected: expected, nearest: nearest), at: value)
  }

  /// The error for an unknown keyword.
  func unknown(_ kind: String, _ word: String, _ known: [String]) -> FormatError {
    error(
      .value, "\(kind) \"\(word)\"", expected: alternatives(known),
      nearest: known.nearest(to: word))
  }

  private var found: String {
    switch value.content {
    case .null: "null"
    case .boolean(let flag): "\(flag)"
    case .number(let number): "the number \(number.text)"
    case .string(let text): "\"\(text.prefix(40))\""
    case .array: "a list"
    case .object: "an object"
    }
  }
}

/// Events that were all read in advance, sorted by time. Events at the same time keep their order.
struct SortedEvents: EventSource {
  let scene: Scene
  private var events: IndexingIterator<[Located<InputEvent>]>

  init(_ events: [Located<InputEvent>], in scene: Scene) {
    self.scene = scene
    self.events = events.sorted { $0.value.time < $1.value.time }.makeIterator()
  }

  mutating func next() throws(FormatError) -> Located<InputEvent>? { events.next() }
}
