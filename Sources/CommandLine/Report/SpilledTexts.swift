internal import Platform
internal import Reports

/// Stores parts of reports in an unlinked file, which the system removes when the process ends for
/// any reason. If the file cannot be created or written, the parts are stored in memory.
struct SpilledTexts: TextStore {
  /// The path of the report. Its disk has enough space, because all parts will be written there.
  private let path: String
  /// The temporary file, created when the first text is stored: most reports are short.
  private var file: SpillFile?
  private var end = 0
  /// The texts that could not be written to the file.
  private var memory: [UInt8] = []
  /// The offset of the first text in `memory`; nil while all texts are in the file.
  private var kept: Int?

  init(beside path: String) { self.path = path }

  mutating func keep(_ text: String) -> KeptText {
    let bytes = Array(text.utf8)
    let range = KeptText(offset: end, count: bytes.count)
    if end == 0 { file = SpillFile(beside: path) }
    if kept == nil, file?.put(bytes, at: end) != true { kept = end }
    if kept != nil { memory += bytes }
    end += bytes.count
    return range
  }

  func bytes(of text: KeptText) -> [UInt8]? {
    if let kept, text.offset >= kept {
      return Array(memory[text.offset - kept..<text.offset - kept + text.count])
    }
    return file?.bytes(at: text.offset, text.count)
  }
}

/// A file that is unlinked while open, and is removed when it is closed.
private final class SpillFile: Sendable {
  private let descriptor: Int32
  /// The name of the file if it could not be unlinked immediately; nil otherwise.
  private let name: String?

  init?(beside path: String) {
    let name = "\(path).spill-\(getpid())"
    let descriptor = open(name, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, mode_t(0o600))
    guard descriptor >= 0 else { return nil }
    self.name = unlink(name) == 0 ? nil : name
    self.descriptor = descriptor
  }

  deinit {
    if let name { unlink(name) }
    close(descriptor)
  }

  /// Writes the bytes; returns whether all of them were written.
  func put(_ bytes: [UInt8], at offset: Int) -> Bool {
    var done = 0
    while done < bytes.count {
      let count = bytes.withUnsafeBytes { bytes in
        pwrite(
          descriptor, UnsafeRawBufferPointer(rebasing: bytes[done...]).baseAddress,
          bytes.count - done, off_t(offset + done))
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      done += count
    }
    return true
  }

  func bytes(at offset: Int, _ count: Int) -> [UInt8]? {
    var done = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      while done < count {
        let destination = UnsafeMutableRawBufferPointer(buffer).dropFirst(done)
        let more = pread(
          descriptor, UnsafeMutableRawBufferPointer(rebasing: destination).baseAddress,
          count - done,
          off_t(offset + done))
        if more < 0, errno == EINTR { continue }
        guard more > 0 else { break }
        done += more
      }
      initialized = done
    }
    return done == count ? bytes : nil
  }
}
