internal import Platform
internal import Runs
internal import Writing

/// The destination of a capture while it runs: the named file, or a file with an unused name in the
/// named folder. For stdout, a device or a pipe, the capture is written to a temporary file and
/// copied at the end, because a recording lists at its beginning everything that was dropped up to
/// its end.
struct CaptureOutput {
  let path: String
  /// The folder of the temporary file; nil if the capture is not copied.
  private let passing: String?
  /// The device or pipe to which the capture is copied; nil for stdout.
  private var passage: String?

  init(_ choice: String?) throws(WriteError) {
    let isPassage = choice.map { NewFile.isPassage($0) } ?? true
    guard let choice, choice != "-", !isPassage else {
      let folder = try Self.passingFolder()
      passing = folder
      passage = choice == "-" ? nil : choice
      path = folder + "/capture.xml"
      return
    }
    passing = nil
    guard choice.hasSuffix("/") || FileKind(of: choice) == .folder else {
      path = choice
      return
    }
    let folder = choice.hasSuffix("/") && choice != "/" ? String(choice.dropLast()) : choice
    try NewFile.makeFolder(folder)
    path = FreeName(folder: folder).path(for: "capture", isNumbered: true)
  }

  private static func passingFolder() throws(WriteError) -> String {
    let location = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(location)/flickbook-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw .file(FileFailure(location, attempt: "make a folder in it", reason: systemError(errno)))
    }
    return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  var isStandard: Bool { passing != nil }

  /// Copies the recording to stdout, the device or the pipe.
  func deliver() throws(WriteError) {
    guard isStandard else { return }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw .file(FileFailure(path, attempt: "read", reason: systemError(errno)))
    }
    defer { close(descriptor) }
    let passage = if let passage { try NewFile.output(passage) } else { NewFile?.none }
    var stdout = DescriptorSink.standardOutput
    var bytes = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(descriptor, &bytes, bytes.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        try passage?.finish()
        return
      }
      let piece = Array(bytes.prefix(count))
      if let passage { try passage.write(piece) } else { try stdout.write(piece) }
    }
  }

  /// Removes the temporary file and folder.
  func clear() {
    guard let passing else { return }
    unlink(path)
    unlink(path + ".part")
    rmdir(passing)
  }
}
