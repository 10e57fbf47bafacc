internal import Gesture
internal import Platform
internal import Writing

/// An open `/dev/input/eventN`, or whatever else gives such bytes.
final class InputNode: InputPort {
  /// What the device says of itself; nil for a pipe or a file, which say nothing.
  let description: EvdevDevice?
  private let descriptor: Int32

  /// How long one read waits, in milliseconds: as long as it may take until an end is noticed.
  private static let moment: Int32 = 100

  /// Opens a node; `-` is standard input.
  init(_ path: String) throws(Objection) {
    // A pipe into which nobody writes yet must not be waited for here, where nothing can interrupt.
    descriptor =
      path == "-" ? STDIN_FILENO : open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { throw Self.refusal(path, errno) }
    let control = InputControl(descriptor)
    description = control.isDevice ? control.description(of: path) : nil
    // A clock that somebody sets in the middle of a gesture is no clock.
    if description != nil { control.useMonotonicClock() }
  }

  deinit {
    if descriptor > STDIN_FILENO { close(descriptor) }
  }

  private static func refusal(_ path: String, _ code: Int32) -> Objection {
    switch code {
    case ENOENT, ENODEV, ENXIO:
      Objection(
        .unreadable, "there is no such device", expected: "one that 'ls /dev/input/by-path' lists")
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
    // Ctrl-C interrupts; whoever asks will notice.
    guard answer > 0 else { return [] }
    guard question.revents & Int16(POLLIN) != 0 else { return nil }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = Platform.read(descriptor, &bytes, bytes.count)
    if count < 0 {
      switch errno {
      case EINTR, EAGAIN: return []
      case ENODEV: return nil  // It was pulled out.
      default: throw Objection(.unreadable, "cannot be read: " + reason(of: errno))
      }
    }
    return count == 0 ? nil : Array(bytes.prefix(count))
  }

  func standing() -> [EvdevEvent]? { description.flatMap { InputControl(descriptor).standing($0) } }
}
