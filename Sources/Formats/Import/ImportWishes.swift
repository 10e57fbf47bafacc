package import Gesture
internal import Writing

/// What an importer knows beside the file.
package struct ImportWishes: Sendable {
  /// What the file is; without it that is guessed.
  package var format: ImportFormat?
  /// The window in points.
  package var size: Size?
  /// A recording whose scene the touches were made on.
  package var scene: RecordingHead?
  /// Which device of several, by its node or its name.
  package var device: String?
  /// Which view of several that logged touches, by a part of what its lines begin with.
  package var view: String?
  /// The greatest numbers of the screen's axes and one more: the units that a log is in.
  package var screen: Size?
  /// A description of the screen, for logs that have none.
  package var like: ScreenDescription?
  /// What becomes of touches that lie outside the window.
  package var outside = TouchesOutside.kept
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

  /// Its text as UTF-8: PowerShell writes what a program prints as UTF-16.
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

  /// The whole file, for formats that cannot be read as a stream.
  func whole(atMost limit: Int) throws(FormatError) -> [UInt8] {
    if let bytes = try open().whole(atMost: limit) { return bytes }
    throw FormatError(
      in: name, at: .nowhere,
      Objection(
        .hostile, "more than \(limit / 1024 / 1024) MiB of JSON", expected: "a smaller file"))
  }

  /// The description that some versions of evemu keep in a file of its own beside the events:
  /// `Device.desc` is that of `Device.events` and of `Device.some-test.events`.
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
