internal import CProcess
internal import Platform
internal import Replay
internal import Text

/// A running program and its three pipes. This module starts processes only here.
///
/// Only the worker that currently owns the process may use it.
final class ChildProcess: @unchecked Sendable {
  var child = cprocess_child()
  private let interruption: Int32
  var isOver = false
  /// The exit status, once known.
  var status: Int32?
  private(set) var hasReplied = false
  var output = ReadLines()
  /// Output of the process other than replies (`stray`), and its error output (`complaints`).
  private(set) var stray = LogTail()
  private(set) var complaints = LogTail()

  init(_ command: ProcessCommand) throws(EngineError) {
    interruption = command.interruption ?? -1
    if isInterrupted {
      isOver = true
      throw EngineError(.interrupted, "interrupted")
    }
    var environment = command.environment.map { strdup($0) } + [nil]
    defer { for variable in environment { free(variable) } }
    let patience = command.limits.hello
    let failure = cprocess_start(
      command.line, command.folder, nil, &environment, Int32(clamping: patience), &child)
    guard failure == 0 else {
      isOver = true
      throw EngineError(
        .unstarted, "it could not be started: \(String(cString: cprocess_reason(failure)))")
    }
  }

  deinit { kill() }

  /// Writes a line and waits for a reply for at most `patience` milliseconds. Both pipes are served
  /// at the same time to avoid a deadlock.
  ///
  /// - Parameter read: Parses a reply from a line. Returns nil to skip a line that is not a reply.
  func request<Reply>(
    _ request: [UInt8], patience: Int,
    _ read: (UnsafeBufferPointer<UInt8>) throws(Objection) -> Reply?
  ) throws(EngineError) -> Reply {
    var time = RunningTime()
    var written = 0
    stray.beginCounting()
    try expectSilence()
    // Nearly every request fits into the pipe, so polling for free space is usually unnecessary.
    try write(request, &written)
    while true {
      if written == request.count, let reply = try reply(read) { return reply }
      let left = time.left(of: patience)
      guard left > 0 else { throw late(patience, written < request.count) }
      let ready = try wait(
        Int32(min(left, RunningTime.slice)), isWriting: written < request.count)
      let isAtEnd = ready.output ? !readOutput() : false
      if ready.input { try write(request, &written) }
      guard isAtEnd || ready.ended && !ready.output else { continue }
      // The last output of an ended process may still be in the pipe.
      if written == request.count, let reply = try reply(read) { return reply }
      throw gone()
    }
  }

  /// Whether the process is running and no output is waiting to be read.
  var isSilent: Bool {
    guard let ready = try? wait(0, isWriting: false) else { return true }
    return !ready.output && !ready.ended
  }

  /// Throws an error if the process has sent a reply without a request.
  func expectSilence() throws(EngineError) {
    // At most the capacity of a pipe is read. Further output can wait.
    var pieces = 0
    while pieces < 4, ReadLines.hasMore(in: child.output), readOutput() { pieces += 1 }
    guard let line = try nextReply() else { return }
    throw EngineError(.broken, "it wrote an unexpected line: \(output.excerpt(of: line))")
  }

  /// Throws an error if the process has ended.
  func expectLife() throws(EngineError) {
    if ending(within: 0) != nil { throw gone() }
  }

  private func reply<Reply>(
    _ read: (UnsafeBufferPointer<UInt8>) throws(Objection) -> Reply?
  ) throws(EngineError) -> Reply? {
    while let line = try nextReply() {
      do throws(Objection) {
        hasReplied = true
        if let reply = try output.read(line, read) { return reply }
      } catch {
        throw EngineError(.broken, error.messageOfLine)
      }
    }
    return nil
  }

  /// Closes the stdin of the process and waits for its end. Throws an error if anything goes wrong.
  func finish(patience: Int) throws(EngineError) {
    defer { kill() }
    close(child.input)
    child.input = -1
    var time = RunningTime()
    // The pipes are drained meanwhile, so that the process cannot block on its last output.
    while true {
      let left = time.left(of: patience)
      guard left > 0 else {
        throw EngineError(.late, "it did not end within \(seconds(patience)) after its last reply")
      }
      let ready = try wait(Int32(min(left, RunningTime.slice)), isWriting: false)
      if ready.output { _ = readOutput() }
      guard try nextReply() == nil else {
        throw EngineError(.broken, "it wrote more output after its last reply")
      }
      if ready.ended { break }
    }
    guard let status = ending(within: 0) else { return }
    drainErrors()
    guard status == 0 else { throw EngineError(.broken, "it ended with \(text(status))") }
    if holdsOutput() {
      throw EngineError(.broken, "it ended and left a process behind that holds its stdout open")
    }
  }

  /// Requests the process and its descendants to end (SIGTERM). Only `kill` may be called
  /// afterwards.
  func requestEnd() {
    guard !isOver else { return }
    cprocess_ask_to_end(&child)
  }

  /// Kills the process and its descendants. The object must not be used afterwards.
  func kill() {
    guard !isOver else { return }
    isOver = true
    cprocess_ask_to_end(&child)
    _ = ending(within: isInterrupted ? 50 : 200)
    // After an interruption the wait is too short for the user to notice.
    _ = cprocess_end(&child, isInterrupted ? 50 : 1000)
  }

  /// Whether the run was interrupted.
  private var isInterrupted: Bool {
    var signal = pollfd(fd: interruption, events: Int16(POLLIN), revents: 0)
    return poll(&signal, 1, 0) > 0
  }

  /// The exit status; nil if the process is still running.
  func ending(within milliseconds: Int32) -> Int32? {
    if let status { return status }
    var ended: Int32 = 0
    if cprocess_status(&child, milliseconds, &ended) == 1 { status = ended }
    return status
  }

  private struct Ready {
    var input = false
    var output = false
    var ended = false
  }

  /// Waits until a pipe is ready, the process has ended, or the time is up, and collects error
  /// output.
  private func wait(_ milliseconds: Int32, isWriting: Bool) throws(EngineError) -> Ready {
    var polled = [
      pollfd(fd: isWriting ? child.input : -1, events: Int16(POLLOUT), revents: 0),
      pollfd(fd: child.output, events: Int16(POLLIN), revents: 0),
      pollfd(fd: child.errors, events: Int16(POLLIN), revents: 0),
      pollfd(fd: status == nil ? child.ended : -1, events: Int16(POLLIN), revents: 0),
      pollfd(fd: interruption, events: Int16(POLLIN), revents: 0),
    ]
    guard poll(&polled, nfds_t(polled.count), milliseconds) > 0 else { return Ready() }
    guard polled[4].revents == 0 else { throw EngineError(.interrupted, "interrupted") }
    if polled[2].revents != 0 { drainErrors() }
    return Ready(
      input: polled[0].revents != 0, output: polled[1].revents != 0,
      ended: polled[3].revents != 0)
  }

  private func write(_ request: [UInt8], _ written: inout Int) throws(EngineError) {
    let count = request.withUnsafeBytes { bytes in
      let rest = UnsafeRawBufferPointer(rebasing: bytes[written...])
      return rest.baseAddress.map { cprocess_write(child.input, $0, rest.count) } ?? 0
    }
    if count >= 0 {
      written += count
    } else if errno != EAGAIN && errno != EINTR {
      throw gone(or: "it closed its stdin")
    }
  }

  /// Reads available output; returns false at the end of the process's stdout.
  private func readOutput() -> Bool {
    let count = output.read(from: child.output)
    return count > 0 || count < 0 && (errno == EAGAIN || errno == EINTR)
  }

  /// The next line that is a reply. Other lines are kept as log.
  private func nextReply() throws(EngineError) -> Range<Int>? {
    while let line = output.nextLine() {
      if output.begins(line, with: "{") { return line }
      output.read(line) { stray.add($0) }
      stray.endLine()
      guard stray.counted <= LineText.longest else {
        throw EngineError(.broken, "it wrote more than 4 MiB that is not a reply")
      }
    }
    guard output.rest.count <= LineText.longest else {
      throw EngineError(.broken, "it wrote a line of more than 4 MiB")
    }
    return nil
  }

  func drainErrors() { complaints.drain(&child.errors) }

  /// Whether another process still has the other end of the stdout pipe open.
  private func holdsOutput() -> Bool {
    var time = RunningTime()
    for _ in 0..<64 {
      let count = output.read(from: child.output)
      if count == 0 { return false }
      if count > 0 { continue }
      guard errno == EAGAIN else { return false }
      // Another engine that is being started has a copy of the pipe until its program is executed.
      let left = time.left(of: Self.startOfAnother)
      guard left > 0 else { return true }
      var pipe = pollfd(fd: child.output, events: Int16(POLLIN), revents: 0)
      _ = poll(&pipe, 1, Int32(min(left, RunningTime.slice)))
    }
    return true
  }

  /// The maximum time in milliseconds from the fork of another engine to the execution of its
  /// program.
  private static let startOfAnother = 1000
}
