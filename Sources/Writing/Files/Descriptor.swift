internal import Platform

/// An open file descriptor, and its name in errors.
struct Descriptor {
  let number: Int32
  let name: String
  /// The reader for which a write may have to wait, such as the reader of a pipe; nil if there is
  /// no such reader.
  var reader: Reader?

  /// The reader of a pipe, for which the writer waits.
  struct Reader {
    /// Whether the process is about to end and must not wait any longer.
    let isAbandoned: @Sendable () -> Bool

    /// The number of bytes that a pipe accepts without blocking once it is ready.
    static let piece = 4096

    /// Interval in milliseconds for checking `isAbandoned`.
    static let pause: Int32 = 50
  }

  /// Writes all bytes, in as many calls as the system needs.
  func put(_ bytes: UnsafeRawBufferPointer) throws(WriteError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      if let reader { try awaitSpace(reader) }
      let count = reader == nil ? rest.count : min(rest.count, Reader.piece)
      let written = write(number, UnsafeRawBufferPointer(rebasing: rest).baseAddress, count)
      if written > 0 {
        rest = rest.dropFirst(written)
      } else if written == 0 {
        throw trouble("write", EIO)
      } else if errno == EAGAIN {
        awaitSpace()
      } else if errno != EINTR {
        throw trouble("write", errno)
      }
    }
  }

  /// Waits until everything written would survive a loss of power.
  func synchronize() throws(WriteError) {
    while fsync(number) != 0 {
      switch errno {
      case EINTR: continue
      case EINVAL, EROFS, ENOTSUP: return  // Pipes and some folders have nothing to synchronize.
      default: throw trouble("flush", errno)
      }
    }
  }

  /// Closes the descriptor. An error in this call was not reported by `synchronize`, and can mean
  /// lost data on network disks. After EINTR the descriptor is closed too.
  func shut() throws(WriteError) {
    if close(number) != 0 && errno != EINTR { throw trouble("close", errno) }
  }

  /// Waits until a non-blocking descriptor accepts bytes, such as a terminal that another program
  /// left in non-blocking mode.
  private func awaitSpace() {
    var question = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
    _ = poll(&question, 1, -1)
  }

  /// Waits until the reader accepts bytes, or until the process is about to end.
  private func awaitSpace(_ reader: Reader) throws(WriteError) {
    var question = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
    while true {
      let count = poll(&question, 1, Reader.pause)
      if count > 0 || count < 0 && errno != EINTR { return }
      if reader.isAbandoned() { throw .unread(name) }
    }
  }

  /// A duplicate of the descriptor. A lock persists until both descriptors are closed.
  var double: Descriptor? {
    let double = fcntl(number, F_DUPFD_CLOEXEC, 0)
    return double < 0 ? nil : Descriptor(number: double, name: name)
  }

  private func trouble(_ attempt: String, _ code: Int32) -> WriteError {
    let advice = code == EFBIG ? "files may not become larger: see 'ulimit -f'" : nil
    return .refused(name, attempt, code, advice)
  }
}

/// Opens a file, and tries again if interrupted by a signal.
func opened(_ path: String, _ flags: Int32, _ mode: mode_t = 0) -> Int32 {
  var number = open(path, flags, mode)
  while number < 0, errno == EINTR { number = open(path, flags, mode) }
  return number
}

/// The system's text for an error, beginning in lower case like all messages of this program.
package func reason(of code: Int32) -> String {
  guard let sentence = strerror(code) else { return "error \(code)" }
  let text = String(cString: sentence)
  return text.prefix(1).lowercased() + text.dropFirst()
}
