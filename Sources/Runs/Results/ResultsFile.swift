internal import Platform
internal import Results
internal import Synchronization
internal import Text

/// A results file that is read in pieces. The file is open only while a piece is read, because a
/// run may have more shards than a process may open files.
final class ResultsFile: Sendable {
  private let path: String
  private let inode: UInt64
  private let state = Mutex(0)

  private static let piece = 1 << 18

  init(_ path: String) throws(FormatError) {
    self.path = path
    inode = try Self.open(path) { file throws(FormatError) in Self.inode(of: file) }
  }

  /// The next bytes; empty at the end.
  func more() throws(FormatError) -> [UInt8] {
    let offset = state.withLock { $0 }
    let bytes = try read(Self.piece, at: offset)
    state.withLock { $0 = offset + bytes.count }
    return bytes
  }

  /// The last line that ends with a line feed; the line feed is removed.
  func lastLine() throws(FormatError) -> [UInt8] {
    let lineFeed = UInt8(ascii: "\n")
    let size = try Self.open(path) { file throws(FormatError) in
      let end = lseek(file, 0, SEEK_END)
      guard end >= 0 else { throw FormatError(unread: path, lastSystemError()) }
      return Int(end)
    }
    var capacity = Self.piece
    while true {
      let start = max(0, size - capacity)
      let tail = try read(size - start, at: start)
      if let end = tail.lastIndex(of: lineFeed) {
        let line = tail[..<end]
        if let before = line.lastIndex(of: lineFeed) { return Array(line[(before + 1)...]) }
        if start == 0 { return Array(line) }
      } else if start == 0 {
        return []
      }
      // The reader reports a line that is too long.
      guard capacity <= ResultsLine.longest else { return [] }
      capacity *= 8
    }
  }

  private func read(_ count: Int, at offset: Int) throws(FormatError) -> [UInt8] {
    let (path, inode) = (path, inode)
    return try Self.open(path) { file throws(FormatError) in
      guard Self.inode(of: file) == inode else {
        throw FormatError(unread: path, "it was replaced by another file while it was read")
      }
      var bytes = [UInt8](repeating: 0, count: count)
      var done = 0
      while done < count {
        let read = bytes.withUnsafeMutableBytes { buffer in
          pread(file, buffer.baseAddress.map { $0 + done }, count - done, off_t(offset + done))
        }
        if read == 0 { break }
        if read < 0, errno != EINTR { throw FormatError(unread: path, lastSystemError()) }
        done += max(0, read)
      }
      bytes.removeSubrange(done...)
      return bytes
    }
  }

  private static func open<Result>(
    _ path: String, _ work: (Int32) throws(FormatError) -> Result
  ) throws(FormatError) -> Result {
    let file = Platform.open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw FormatError(unread: path, lastSystemError()) }
    defer { close(file) }
    return try work(file)
  }

  private static func inode(of file: Int32) -> UInt64 {
    var status = stat()
    return fstat(file, &status) == 0 ? UInt64(truncatingIfNeeded: status.st_ino) : 0
  }
}
