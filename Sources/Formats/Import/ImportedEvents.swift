package import Gesture
internal import Writing

/// The events that another tool wrote down: the first waist, as any other source.
protocol ImportedEvents: EventSource {}

/// What an importer is told beside the file.
package struct ImportWishes: Sendable {
  /// What the file is; without it that is guessed.
  package var format: ImportFormat?
  /// The window in points.
  package var size: Size?
  /// A recording whose scene the touches were made on.
  package var scene: RecordingHead?
  /// Which device of several, by its node or its name.
  package var device: String?
  /// How often a finger is reported that a file only says the way of, in hertz.
  package var rate = 60.0

  package init() {}
}

/// Bytes that are read as often as it takes: a file, or what came on standard input.
struct ImportSource {
  let name: String
  private let bytes: [UInt8]?

  init(file path: String) {
    name = path
    bytes = nil
  }

  init(bytes: [UInt8], named name: String) {
    self.name = name
    self.bytes = bytes
  }
}

extension ImportSource {
  func open() throws(FormatError) -> ByteSource {
    if let bytes { return ByteSource(bytes: bytes) }
    return try ByteSource(file: name, naming: name)
  }

  /// The whole of it, for formats that cannot be told from their beginning on.
  func whole(atMost limit: Int) throws(FormatError) -> [UInt8] {
    let source = try open()
    var bytes: [UInt8] = []
    while bytes.count <= limit {
      let piece = try source.read(ByteSource.pieceSize, naming: name)
      bytes += piece
      if piece.count < ByteSource.pieceSize { return bytes }
    }
    throw FormatError(
      in: name, at: .nowhere,
      Objection(
        .hostile, "more than \(limit / 1024 / 1024) MiB of JSON", expected: "a smaller file"))
  }

  /// The description that some versions of evemu keep in a file of its own beside the events.
  var description: ImportSource? {
    guard bytes == nil, name.hasSuffix(".events") else { return nil }
    let beside = name.dropLast(".events".utf8.count) + ".desc"
    guard case .file = Folder.entry(at: String(beside)) else { return nil }
    return ImportSource(file: String(beside))
  }
}
