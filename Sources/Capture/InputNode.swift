internal import Interchange
internal import Platform
internal import Text
internal import Writing

/// An open `/dev/input/eventN`, or a pipe or file with data of the same form.
final class InputNode: InputPort {
  /// The device's description; nil for a pipe or a file.
  let description: EvdevDevice?
  private let descriptor: Int32

  /// The maximum time in milliseconds for which a read waits. The end of the capture is noticed
  /// within this time.
  private static let moment: Int32 = 100

  /// Opens a node; `-` is standard input.
  init(_ path: String) throws(Objection) {
    // Opening a pipe without a writer must not block here, because nothing could interrupt it.
    descriptor =
      path == "-" ? STDIN_FILENO : open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { throw Self.refusal(path, errno) }
    let control = InputControl(descriptor)
    description = control.isDevice ? control.description(of: path) : nil
    // Unlike the monotonic clock, the real-time clock may be set during a gesture.
    if description != nil { control.useMonotonicClock() }
  }

  deinit {
    if descriptor > STDIN_FILENO { close(descriptor) }
  }

  private static func refusal(_ path: String, _ code: Int32) -> Objection {
    switch code {
    case ENOENT, ENODEV, ENXIO:
      Objection(
        .unreadable, "the device does not exist", expected: "one that 'ls /dev/input/by-path' lists"
      )
    case EACCES, EPERM:
      Objection(
        .unreadable, "no permission to read it",
        expected: "a member of its group: 'sudo usermod -aG input $USER', then log in again; "
          + "or sudo")
    default: Objection(.unreadable, "cannot be read: " + reason(of: code))
    }
  }

  func read() throws(Objection) -> [UInt8]? {
    var question = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    let answer = poll(&question, 1, Self.moment)
    // The wait was interrupted by Ctrl-C, which the caller detects, or no data arrived.
    guard answer > 0 else { return [] }
    guard question.revents & Int16(POLLIN) != 0 else { return nil }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = Platform.read(descriptor, &bytes, bytes.count)
    if count < 0 {
      switch errno {
      case EINTR, EAGAIN: return []
      case ENODEV: return nil  // The device was disconnected.
      default: throw Objection(.unreadable, "cannot be read: " + reason(of: errno))
      }
    }
    return count == 0 ? nil : Array(bytes.prefix(count))
  }

  func initialState() -> [EvdevEvent]? {
    description.flatMap { InputControl(descriptor).initialState($0) }
  }
}
