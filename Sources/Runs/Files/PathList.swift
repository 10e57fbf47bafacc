internal import Files
internal import Platform
package import Text

/// A list of paths in a file or on stdin.
package enum PathList {
  /// The maximum length of a path in bytes, larger than any system allows.
  private static let longest = 1 << 16

  /// The paths in a list with one path per line. Blank lines and lines that begin with `#` are
  /// ignored.
  ///
  /// - Parameter path: The file of the list; `-` for stdin.
  package static func lines(of path: String) throws(FormatError) -> [String] {
    try bytes(of: path, linesUpTo: longest)
      .split(whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") })
      .map { String(decoding: $0, as: UTF8.self) }
      .filter { line in !line.hasPrefix("#") && !line.allSatisfy(\.isWhitespace) }
  }

  /// The paths in a list that ends each path with a NUL byte, as written by `find -print0`. Every
  /// other byte is part of a path.
  package static func separatedByNull(of path: String) throws(FormatError) -> [String] {
    try bytes(of: path, linesUpTo: longest, endingWith: 0)
      .split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }

  /// All bytes of a file, or of stdin for `-`. A longer line is rejected, so that a file cannot
  /// exhaust the memory with one line.
  package static func bytes(
    of path: String, linesUpTo longest: Int, endingWith ending: UInt8 = UInt8(ascii: "\n")
  ) throws(FormatError) -> [UInt8] {
    let isStandardInput = path == StandardInput.path
    let name = isStandardInput ? StandardInput.name : path
    let descriptor = isStandardInput ? STDIN_FILENO : try openFile(path)
    defer { if !isStandardInput { close(descriptor) } }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    var line = (number: Int32(1), start: 0)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count == 0 { return bytes }
      if count > 0 {
        let known = bytes.count
        bytes += buffer.prefix(count)
        for index in known..<bytes.count {
          guard index - line.start <= longest else { throw tooLong(name, line.number, longest) }
          if bytes[index] == ending { line = (line.number &+ 1, index + 1) }
        }
      } else if errno != EINTR {
        throw FormatError(unread: name, lastSystemError())
      }
    }
  }

  /// Opens a file for reading. A pipe without a writer counts as empty; a blocking open would wait
  /// for a writer.
  private static func openFile(_ path: String) throws(FormatError) -> Int32 {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    if descriptor < 0 { throw FormatError(unread: path, lastSystemError()) }
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK)
    return descriptor
  }

  private static func tooLong(_ name: String, _ line: Int32, _ longest: Int) -> FormatError {
    FormatError(unread: name, "line \(line) has more than \(longest) bytes")
  }
}
