internal import Platform
internal import Reporting

/// Drawn recordings in a file without a name, which is gone when nobody holds it any more, however
/// the process ends.
struct SpilledPages: PageStore {
  private let file: SpillFile
  private var end = 0
  /// What a full disk did not take.
  private var memory: [UInt8] = []
  /// Where in the order of all texts the memory begins.
  private var kept: Int?

  /// Nothing where no file can be made there.
  ///
  /// - Parameter path: A file beside which there is room: the one that all of it is meant for.
  init?(beside path: String) {
    guard let file = SpillFile(beside: path) else { return nil }
    self.file = file
  }

  mutating func keep(_ text: String) -> KeptText {
    let bytes = Array(text.utf8)
    let range = KeptText(offset: end, count: bytes.count)
    if kept == nil, !file.put(bytes, at: end) { kept = end }
    if kept != nil { memory += bytes }
    end += bytes.count
    return range
  }

  func bytes(of text: KeptText) -> [UInt8]? {
    if let kept, text.offset >= kept {
      return Array(memory[text.offset - kept..<text.offset - kept + text.count])
    }
    return file.bytes(at: text.offset, text.count)
  }
}

/// A file that has lost its name, and lives as long as it is open.
private final class SpillFile: Sendable {
  private let descriptor: Int32
  /// The name that it has not lost at once.
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

  /// Whether all of it was written.
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
