internal import Platform

/// A list of paths in a file or on stdin.
enum PathList {
  /// One path a line; blank lines and lines that begin with `#` are left out.
  static func lines(_ bytes: [UInt8]) -> [String] {
    bytes.split(whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") })
      .map { String(decoding: $0, as: UTF8.self) }
      .filter { line in !line.hasPrefix("#") && !line.allSatisfy(\.isWhitespace) }
  }

  /// Paths that end with a NUL byte, as `find -print0` writes them; every other byte is part of a path.
  static func separatedByNull(_ bytes: [UInt8]) -> [String] {
    bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }

  /// All bytes of a file; no path means stdin.
  static func bytes(of path: String?) throws(FormatError) -> [UInt8] {
    let name = path ?? "stdin"
    let descriptor = path.map { open($0, O_RDONLY | O_CLOEXEC) } ?? STDIN_FILENO
    if descriptor < 0 { throw FormatError(unread: name, lastSystemError()) }
    defer { if path != nil { close(descriptor) } }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count == 0 { return bytes }
      if count > 0 {
        bytes += buffer.prefix(count)
      } else if errno != EINTR {
        throw FormatError(unread: name, lastSystemError())
      }
    }
  }
}
