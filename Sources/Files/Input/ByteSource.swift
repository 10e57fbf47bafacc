internal import Platform
package import Text

/// Bytes from a file, from standard input or from memory, read piece by piece.
///
/// Files are read with `read(2)`, because libxml2's own file functions decompress gzip files
/// automatically.
package final class ByteSource {
  /// The name used in errors.
  package let name: String
  private let descriptor: Int32
  private let bytes: [UInt8]
  /// The maximum size of a read.
  let pieceSize: Int
  private var position = 0
  /// The detected encoding of the source. The bytes that callers receive are always UTF-8.
  package var order = TextOrder.narrow

  private init(
    descriptor: Int32, bytes: [UInt8] = [], named name: String,
    pieceSize: Int = ByteSource.pieceSize
  ) {
    self.name = name
    self.descriptor = descriptor
    self.bytes = bytes
    self.pieceSize = pieceSize
  }

  deinit {
    if descriptor > STDIN_FILENO { close(descriptor) }
  }

  /// The default maximum size of a read. Larger pieces cost page faults without a benefit.
  static let pieceSize = 16 * 1024

  static var standardInput: ByteSource {
    ByteSource(descriptor: STDIN_FILENO, named: StandardInput.name)
  }

  /// Creates a source of bytes in memory. Tests use other piece sizes to check that the result does
  /// not depend on them.
  package convenience init(
    bytes: [UInt8], named name: String, pieceSize: Int = ByteSource.pieceSize
  ) {
    self.init(descriptor: -1, bytes: bytes, named: name, pieceSize: pieceSize)
  }

  /// Opens a file, or standard input for `-`.
  package convenience init(file path: String) throws(FormatError) {
    guard path != StandardInput.path else {
      self.init(bytes: try StandardInput.bytes(), named: StandardInput.name)
      return
    }
    // A pipe without a writer counts as empty; a blocking open would wait for a writer.
    let flags = O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK
    var descriptor = open(path, flags)
    while descriptor < 0, errno == EINTR { descriptor = open(path, flags) }
    guard descriptor >= 0 else {
      throw FormatError(in: path, at: .nowhere, Self.unreadable(errno))
    }
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK)
    var status = stat()
    if fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
      close(descriptor)
      let folder = Objection(.unreadable, "a folder", expected: "a recording")
      throw FormatError(in: path, at: .nowhere, folder)
    }
    self.init(descriptor: descriptor, named: path)
  }

  /// Fills the buffer with the result of a single read, and returns the number of bytes. Returns 0
  /// at the end.
  func read(into buffer: UnsafeMutableRawBufferPointer) throws(Objection) -> Int {
    guard case .wide(var text) = order else { return try readPlainly(into: buffer) }
    defer { order = .wide(text) }
    return try text.read(into: buffer) { (buffer) throws(Objection) in
      try readPlainly(into: buffer)
    }
  }

  private func readPlainly(into buffer: UnsafeMutableRawBufferPointer) throws(Objection) -> Int {
    guard descriptor >= 0 else {
      let count = min(buffer.count, pieceSize, bytes.count - position)
      bytes.withUnsafeBytes {
        buffer.copyMemory(from: UnsafeRawBufferPointer(rebasing: $0[position..<position + count]))
      }
      position += count
      return count
    }
    while true {
      let count = Platform.read(descriptor, buffer.baseAddress, buffer.count)
      if count >= 0 { return count }
      guard errno == EINTR else { throw Self.unreadable(errno) }
    }
  }

  /// Reads `count` bytes, or fewer at the end.
  package func read(_ count: Int) throws(FormatError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    var taken = 0
    do throws(Objection) {
      while taken < count {
        let more = try bytes.withUnsafeMutableBufferPointer { (buffer) throws(Objection) in
          try read(
            into: UnsafeMutableRawBufferPointer(
              UnsafeMutableBufferPointer(rebasing: buffer[taken...])))
        }
        if more == 0 { break }
        taken += more
      }
    } catch {
      throw FormatError(in: name, at: .nowhere, error)
    }
    return Array(bytes.prefix(taken))
  }

  /// Reads all bytes, or returns nil if there are more than `limit`.
  package func whole(atMost limit: Int = .max) throws(FormatError) -> [UInt8]? {
    var bytes: [UInt8] = []
    while bytes.count <= limit {
      let piece = try read(Self.pieceSize)
      bytes += piece
      if piece.count < Self.pieceSize { return bytes }
    }
    return nil
  }

  private static func unreadable(_ code: Int32) -> Objection {
    let reason = strerror(code).map { String(cString: $0) } ?? "error \(code)"
    return Objection(.unreadable, "cannot be read: " + reason.lowercased())
  }
}
