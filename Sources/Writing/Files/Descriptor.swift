internal import Platform

/// An open file as the system knows it, and the name errors give it.
struct Descriptor {
  let number: Int32
  let name: String
  /// Present where a write may wait for a reader, as with a pipe.
  var reader: Reader?

  /// What is on the other end of a pipe, as far as the writer waits for it.
  struct Reader {
    /// Whether the process is to end now and waits no longer.
    let isAbandoned: @Sendable () -> Bool

    /// A pipe that is ready takes so many bytes at once.
    static let piece = 4096

    /// Milliseconds between two looks at whether it is abandoned.
    static let pause: Int32 = 50
  }

  /// Writes everything, however many calls the system wants for it.
  func put(_ bytes: UnsafeRawBufferPointer) throws(WriteError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      if let reader { try awaitRoom(reader) }
      let count = reader == nil ? rest.count : min(rest.count, Reader.piece)
      let written = write(number, UnsafeRawBufferPointer(rebasing: rest).baseAddress, count)
      if written > 0 {
        rest = rest.dropFirst(written)
      } else if written == 0 {
        throw trouble("write", EIO)
      } else if errno == EAGAIN {
        awaitRoom()
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

  /// Gives the descriptor back. An error here was not seen by `synchronize` and can lose data on
  /// network disks; after EINTR the descriptor is gone all the same.
  func shut() throws(WriteError) {
    if close(number) != 0 && errno != EINTR { throw trouble("close", errno) }
  }

  /// A descriptor set not to block, such as a terminal another program left so.
  private func awaitRoom() {
    var question = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
    _ = poll(&question, 1, -1)
  }

  /// Waits until the reader takes anything, or until the process is to end.
  private func awaitRoom(_ reader: Reader) throws(WriteError) {
    var question = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
    while true {
      let count = poll(&question, 1, Reader.pause)
      if count > 0 || count < 0 && errno != EINTR { return }
      if reader.isAbandoned() { throw .unread(name) }
    }
  }

  /// The same open file once more: what is locked stays so until both are shut.
  var double: Descriptor? {
    let double = fcntl(number, F_DUPFD_CLOEXEC, 0)
    return double < 0 ? nil : Descriptor(number: double, name: name)
  }

  private func trouble(_ attempt: String, _ code: Int32) -> WriteError {
    let advice = code == EFBIG ? "files may not become larger: see 'ulimit -f'" : nil
    return .refused(name, attempt, code, advice)
  }
}

/// Opens a file, and tries again where a signal came in between.
func opened(_ path: String, _ flags: Int32, _ mode: mode_t = 0) -> Int32 {
  var number = open(path, flags, mode)
  while number < 0, errno == EINTR { number = open(path, flags, mode) }
  return number
}

/// The system's text for an error, beginning in lower case as all our messages do.
package func reason(of code: Int32) -> String {
  guard let words = strerror(code) else { return "error \(code)" }
  let text = String(cString: words)
  return text.prefix(1).lowercased() + text.dropFirst()
}
