internal import Formats
internal import Gesture
internal import Platform
internal import Reporting

/// The lines of a results file, in the memory of one line: the results of ten thousand recordings
/// are larger than all that is made of them.
///
/// The file is opened for each piece, so that many can be read beside each other.
struct ResultsInFile: ResultsSource {
  let lastLine: ArraySlice<UInt8>?
  private let path: String
  private let identity: Identity
  private var position = 0
  private var buffer: [UInt8] = []
  /// Where in the buffer the next line begins.
  private var start = 0

  private struct Identity: Equatable {
    let device: UInt64
    let number: UInt64
  }

  /// How much is read at once.
  private static let piece = 32_768

  /// Nothing where the path is no regular file: what comes through a pipe comes once.
  init?(_ path: String) throws(Objection) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    guard let (identity, size) = Self.identity(of: descriptor) else { return nil }
    self.path = path
    self.identity = identity
    lastLine = try Self.lastLine(descriptor, size)
  }
}

extension ResultsInFile {
  mutating func next() throws(Objection) -> ArraySlice<UInt8>? {
    var searched = start
    while true {
      if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { start = end + 1 }
        return buffer[start..<end]
      }
      buffer.removeSubrange(..<start)
      (start, searched) = (0, buffer.count)
      let piece = try nextPiece()
      if piece.isEmpty { return nil }
      position += piece.count
      buffer += piece
    }
  }

  private func nextPiece() throws(Objection) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Self.unreadable(lastSystemError()) }
    defer { close(descriptor) }
    guard Self.identity(of: descriptor)?.0 == identity else {
      throw Self.unreadable("it was replaced while it was read")
    }
    return try Self.bytes(descriptor, position, Self.piece)
  }

  /// Read from the end, as far back as the line goes.
  private static func lastLine(
    _ descriptor: Int32, _ size: Int
  ) throws(Objection) -> ArraySlice<UInt8>? {
    var tail: [UInt8] = []
    while tail.count < size {
      let more = min(size - tail.count, piece)
      tail = try bytes(descriptor, size - tail.count - more, more) + tail
      guard let end = tail.lastIndex(of: UInt8(ascii: "\n")) else { continue }
      if let before = tail[..<end].lastIndex(of: UInt8(ascii: "\n")) {
        return tail[(before + 1)..<end]
      }
      if tail.count >= size { return tail[..<end] }
    }
    return nil
  }

  private static func bytes(
    _ descriptor: Int32, _ position: Int, _ count: Int
  ) throws(Objection) -> [UInt8] {
    var taken = 0
    var failure: String?
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      while taken < count {
        let room = UnsafeMutableRawBufferPointer(buffer).dropFirst(taken)
        let more = pread(
          descriptor, UnsafeMutableRawBufferPointer(rebasing: room).baseAddress, count - taken,
          off_t(position + taken))
        if more < 0, errno == EINTR { continue }
        if more < 0 { failure = lastSystemError() }
        if more <= 0 { break }
        taken += more
      }
      initialized = taken
    }
    if let failure { throw unreadable(failure) }
    return bytes
  }

  private static func identity(of descriptor: Int32) -> (Identity, size: Int)? {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return (
      Identity(device: UInt64(status.st_dev), number: UInt64(status.st_ino)), Int(status.st_size)
    )
  }

  private static func unreadable(_ reason: String) -> Objection {
    Objection(.unreadable, "cannot be read: " + reason)
  }
}
