internal import Formats
internal import Gesture
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

  /// All bytes of a file, or with `-` of stdin.
  static func bytes(of path: String) throws(FormatError) -> [UInt8] {
    if path == StandardInput.path { return try StandardInput.bytes() }
    // A pipe into which nobody writes is empty; opened in the usual way it would be waited for.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    if descriptor < 0 { throw FormatError(unread: path, lastSystemError()) }
    defer { close(descriptor) }
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK)
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count == 0 { return bytes }
      if count > 0 {
        bytes += buffer.prefix(count)
      } else if errno != EINTR {
        throw FormatError(unread: path, lastSystemError())
      }
    }
  }
}
