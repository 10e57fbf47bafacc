internal import Files
internal import Runs
internal import Text

/// An opened recording. Its head has been read, and its events are read one by one.
struct ShownRecording {
  /// The name used in messages.
  let name: String
  let reader: RecordingReader
  /// The hash for the head of a trace; nil if none is needed.
  let sha256: String?

  /// Opens a recording. To compute a hash, the file is read twice, so stdin is kept in memory.
  init(_ path: String, hashed: Bool) throws(FormatError) {
    guard path != "-" else {
      let bytes = try StandardInput.bytes()
      name = StandardInput.name
      sha256 = hashed ? SHA256.hexadecimal(of: bytes) : nil
      reader = try RecordingReader(bytes: bytes, named: name)
      return
    }
    name = path
    if hashed, FileKind(of: path) == .file(isRegular: false) {
      throw FormatError(
        in: path, at: .nowhere,
        Objection(.unreadable, "it can be read only once", expected: "a file, or - for stdin"))
    }
    sha256 = hashed ? try SHA256.hexadecimal(ofFile: path) : nil
    reader = try RecordingReader(file: path)
  }
}
