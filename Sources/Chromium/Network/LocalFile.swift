internal import Platform
internal import Text

/// A file of this machine that is read as a whole.
enum LocalFile {
  /// The maximum size of a file.
  static let maximum = 512 << 20

  /// The content of a file.
  static func bytes(of path: String) throws(Objection) -> [UInt8] {
    var descriptor = open(path, O_RDONLY | O_CLOEXEC)
    while descriptor < 0, errno == EINTR { descriptor = open(path, O_RDONLY | O_CLOEXEC) }
    guard descriptor >= 0 else { throw unreadable() }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &piece, piece.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw unreadable() }
      if count == 0 { return bytes }
      bytes += piece[..<count]
      guard bytes.count <= maximum else {
        throw Objection(.value, "a file of more than 512 MiB", expected: "a smaller one")
      }
    }
  }

  private static func unreadable() -> Objection {
    Objection(.missing, "it cannot be read: \(String(cString: strerror(errno)))")
  }

  /// Whether the path names a folder; nil if the path does not exist.
  static func isFolder(_ path: String) -> Bool? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return status.st_mode & S_IFMT == S_IFDIR
  }
}
