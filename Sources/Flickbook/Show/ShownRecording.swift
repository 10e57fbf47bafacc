internal import Formats
internal import Gesture

/// The recording to show, opened: its head is read, its events come one by one.
struct ShownRecording {
  /// As messages name it.
  let name: String
  let reader: RecordingReader
  /// What a trace says the recording was; only where it is asked for.
  let sha256: String?

  /// A file is read twice where its hash is wanted, so it must be one that can be.
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
