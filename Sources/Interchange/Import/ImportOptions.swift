internal import Files
package import Model
internal import Text
internal import Writing

/// Information for an importer that the file does not contain.
package struct ImportOptions: Sendable {
  /// The format of the file; nil to guess the format.
  package var format: ImportFormat?
  /// The window in points.
  package var size: Size?
  /// The head of a recording with the scene on which the touches were made.
  package var scene: RecordingHead?
  /// The device to import, identified by its node or its name.
  package var device: String?
  /// The view whose touches to import, identified by a part of the text at the start of its lines.
  package var view: String?
  /// The screen's size in the log's units: the maximum values of its axes plus 1.
  package var screen: Size?
  /// A description of the screen, for logs that contain no description.
  package var like: ScreenDescription?
  /// How touches outside the window are handled.
  package var outside = TouchesOutside.kept
  /// The sampling rate in hertz for fingers whose path is all that a file contains.
  package var rate = 60.0

  package init() {}
}

/// Bytes that can be read several times: a file, or the contents of standard input.
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

  /// Opens the text as UTF-8. PowerShell redirects the output of programs as UTF-16.
  func open() throws(FormatError) -> ByteSource {
    let order = TextOrder(beginning: try raw().read(TextOrder.longestMark))
    let source = try raw()
    source.order = order
    _ = try source.read(order.mark)
    return source
  }

  private func raw() throws(FormatError) -> ByteSource {
    if let bytes { return ByteSource(bytes: bytes, named: name) }
    return try ByteSource(file: name)
  }

  /// Reads the whole file, for formats that cannot be read as a stream.
  func whole(atMost limit: Int) throws(FormatError) -> [UInt8] {
    if let bytes = try open().whole(atMost: limit) { return bytes }
    throw FormatError(
      in: name, at: .nowhere,
      Objection(
        .hostile, "more than \(limit / 1024 / 1024) MiB of JSON", expected: "a smaller file"))
  }

  /// The description that some versions of evemu store in a separate file. `Device.desc` belongs to
  /// `Device.events` and to `Device.some-test.events`.
  var description: ImportSource? {
    guard bytes == nil, name.hasSuffix(".events") else { return nil }
    var stem = name.dropLast(".events".utf8.count)
    while true {
      let beside = String(stem) + ".desc"
      if case .file = Folder.entry(at: beside) { return ImportSource(file: beside) }
      guard let dot = stem.lastIndex(of: "."), !stem[dot...].contains("/"),
        dot > stem.startIndex
      else { return nil }
      stem = stem[..<dot]
    }
  }
}
