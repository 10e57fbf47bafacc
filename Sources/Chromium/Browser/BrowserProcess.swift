internal import CProcess
internal import Platform
internal import Replay
internal import Text

/// A running browser and the pipes to it.
///
/// Only the worker that currently owns the process may use it. The browser ends when its pipe is
/// closed, and therefore also when this program is killed. The guard process then ends all
/// remaining processes and removes the folder.
final class BrowserProcess: @unchecked Sendable {
  private var child = cprocess_child()
  private let interruption: Int32
  private(set) var isOver = false
  /// Each message ends with a zero byte.
  private var messages = ReadLines(endingWith: 0)
  private var outgoing: [UInt8] = []
  private var complaints = LogTail()

  /// The maximum length of a message. A picture of a window is far smaller.
  private static let longest = 64 << 20

  init(_ command: BrowserCommand) throws(EngineError) {
    interruption = command.interruption ?? -1
    let scratch = try Self.makeScratch(in: command.temporary)
    var environment = command.environment(in: scratch).map { strdup($0) } + [nil]
    defer { for variable in environment { free(variable) } }
    let failure = cprocess_start(
      command.line(in: scratch), scratch, scratch, &environment, Int32(clamping: command.loading),
      &child)
    guard failure == 0 else {
      isOver = true
      rmdir(scratch)
      throw EngineError(
        .broken,
        "\(command.path) could not be started: \(String(cString: cprocess_reason(failure)))")
    }
  }

  deinit { end() }

  /// Creates a temporary folder for the files of a browser.
  private static func makeScratch(in folder: String) throws(EngineError) -> String {
    var template = Array("\(folder)/flickbook-browser-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw EngineError(
        .broken, "no folder for the browser in \(folder): \(String(cString: strerror(errno)))")
    }
    return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Sends a message, or stores it until the browser is ready to read it.
  func send(_ message: [UInt8]) throws(EngineError) {
    outgoing += message
    outgoing.append(0)
    try flush()
  }

  /// The next message; nil if no message arrives in this many milliseconds. Meanwhile, sends the
  /// stored messages.
  func next(within patience: Int) throws(EngineError) -> JSONValue? {
    let deadline = cprocess_now() + Int64(patience)
    while true {
      if let message = try read() { return message }
      let left = deadline - cprocess_now()
      guard left >= 0, !isOver else { return nil }
      var polled = [
        pollfd(fd: outgoing.isEmpty ? -1 : child.input, events: Int16(POLLOUT), revents: 0),
        pollfd(fd: child.output, events: Int16(POLLIN), revents: 0),
        pollfd(fd: child.errors, events: Int16(POLLIN), revents: 0),
        pollfd(fd: interruption, events: Int16(POLLIN), revents: 0),
      ]
      guard poll(&polled, nfds_t(polled.count), Int32(clamping: left)) > 0 else {
        guard errno == EINTR, left > 0 else { return nil }
        continue
      }
      if polled[3].revents != 0 { throw EngineError(.interrupted, "interrupted") }
      if polled[2].revents != 0 { complaints.drain(&child.errors) }
      if polled[0].revents != 0 { try flush() }
      guard polled[1].revents != 0 else { continue }
      let count = messages.read(from: child.output)
      guard count > 0 || count < 0 && (errno == EAGAIN || errno == EINTR) else { throw gone() }
      guard messages.rest.count <= Self.longest else {
        throw EngineError(.broken, "the browser sent a message of more than 64 MiB")
      }
    }
  }

  private func read() throws(EngineError) -> JSONValue? {
    guard let message = messages.nextLine() else { return nil }
    do throws(Objection) {
      return try messages.read(message) { (bytes) throws(Objection) in
        try JSONValue(bytes, deepest: 64)
      }
    } catch {
      throw EngineError(.broken, "the browser sent an invalid message: \(error.message)")
    }
  }

  private func flush() throws(EngineError) {
    guard !outgoing.isEmpty, !isOver else { return }
    let count = outgoing.withUnsafeBytes { bytes in
      bytes.baseAddress.map { cprocess_write(child.input, $0, bytes.count) } ?? 0
    }
    if count > 0 {
      outgoing.removeFirst(count)
    } else if count < 0, errno != EAGAIN, errno != EINTR {
      throw gone()
    }
  }

  var isRunning: Bool {
    var ended = pollfd(fd: child.ended, events: Int16(POLLIN), revents: 0)
    return !isOver && poll(&ended, 1, 0) == 0
  }

  /// The process from which all browser processes descend.
  var root: pid_t { child.guard }

  /// The load of all browser processes.
  var load: ProcessTree.Load { isOver ? ProcessTree.Load() : ProcessTree(root: root).load }

  /// The memory use of all browser processes, in bytes.
  var memory: Int { isOver ? 0 : ProcessTree(root: child.guard).bytes }

  /// Whether a thread of the browser runs or waits for a processor in more than half of 11 samples.
  var isRunningCode: Bool {
    let samples = (0..<11).map { _ in
      usleep(10_000)
      return ProcessTree(root: child.guard).isRunning
    }
    return samples.count { $0 } > samples.count / 2
  }

  /// Ends the browser and all its descendants, and waits until its folder is removed.
  func end() {
    guard !isOver else { return }
    isOver = true
    close(child.input)
    child.input = -1
    var status: Int32 = 0
    _ = cprocess_status(&child, 300, &status)
    _ = cprocess_end(&child, 2_000)
  }

  /// The error that reports how the browser ended, with its last error output.
  private func gone() -> EngineError {
    var status: Int32 = 0
    let hasEnded = cprocess_status(&child, 300, &status) == 1
    complaints.drain(&child.errors)
    let signal = status & 0x7F
    let how =
      !hasEnded
      ? "closed its pipe"
      : signal != 0
        ? "ended with signal \(signal) (\(String(cString: strsignal(signal))))"
        : "ended with exit code \(status >> 8 & 0xFF)"
    return EngineError(.broken, "the browser \(how)\(lastOutput)")
  }

  /// The last lines of the browser's stderr, for messages.
  var lastOutput: String { complaints.lastLines(4, of: "stderr") }
}
