internal import Platform
internal import Runs

/// A buffered output stream over `write(2)`.
///
/// After a failed write nothing more is written, and the failure is reported at the end.
struct OutputStream {
  private let descriptor: Int32
  private let capacity: Int
  private var buffer: [UInt8] = []
  /// The error number of the first write that failed; nil if none failed.
  private(set) var failure: Int32?
  /// Whether `painted(_:_:)` adds colour.
  var isColored = false

  init(_ descriptor: Int32, capacity: Int = 1 << 16) {
    self.descriptor = descriptor
    self.capacity = capacity
  }

  var isTerminal: Bool { isatty(descriptor) == 1 }

  mutating func write(_ text: String) { write(text.utf8) }

  mutating func write(_ bytes: some Sequence<UInt8>) {
    buffer.append(contentsOf: bytes)
    if buffer.count >= capacity { flush() }
  }

  mutating func line(_ text: String = "") {
    write(text)
    write(CollectionOfOne(UInt8(ascii: "\n")))
  }

  /// The text in a colour, if colours are enabled.
  func painted(_ text: String, _ ink: TextStyle) -> String {
    isColored ? "\u{1b}[\(ink.rawValue)m\(text)\u{1b}[0m" : text
  }

  /// The number of bytes that a writable pipe accepts at once.
  private static let piece = 4096

  /// Waits until the reader accepts data, and returns true. After an interruption, the wait is
  /// limited to 100 ms; the value is false if the reader accepts no data in this time.
  private var isReady: Bool {
    var question = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    while true {
      let count = poll(&question, 1, Interruption.hasCome ? 100 : -1)
      if count == 0 { return false }
      if count > 0 || errno != EINTR { return true }
    }
  }

  mutating func flush() {
    defer { buffer.removeAll(keepingCapacity: true) }
    if failure != nil { return }
    var written = 0
    while written < buffer.count {
      guard isReady else {
        failure = ETIMEDOUT
        return
      }
      let piece = min(Self.piece, buffer.count - written)
      let count = buffer.withUnsafeBytes { bytes in
        Platform.write(descriptor, bytes.baseAddress.map { $0 + written }, piece)
      }
      if count >= 0 {
        written += count
      } else if errno != EINTR {
        failure = errno
        return
      }
    }
  }
}
