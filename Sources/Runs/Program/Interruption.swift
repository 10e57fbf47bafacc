internal import Platform
internal import Synchronization

/// Handles Ctrl-C, SIGTERM and SIGHUP. The signals are polled instead of ending the program at
/// once: finished work is reported, and the program ends soon. A second signal ends it immediately.
///
/// All waiting code must watch `descriptor` or `hasCome`. A verb that does neither is ended after a
/// short time, even in the middle of its work.
package enum Interruption {
  // A signal handler can only access globals, and only write atomics.
  private static let signal = Atomic<Int32>(0)
  /// When the signal arrived, in milliseconds.
  private static let moment = Atomic<Int>(0)
  /// How long the program may continue after the signal, in milliseconds; negative means without
  /// limit.
  private static let grace = Atomic<Int>(usualGrace)
  private static let ends = Atomic<Int>(-1)
  private static let usualGrace = 200
  /// A second signal within this number of milliseconds is the same signal, delivered twice: by the
  /// terminal and by a parent program.
  private static let echo = 100

  package static var hasCome: Bool { signal.load(ordering: .relaxed) != 0 }

  /// A descriptor that is readable once a signal has arrived; nil if signals are not handled.
  package static var descriptor: Int32? {
    let ends = ends.load(ordering: .relaxed)
    return ends < 0 ? nil : Int32(truncatingIfNeeded: ends >> 32)
  }

  /// The reason as text: `interrupted`, with the name of the signal if it was not Ctrl-C.
  package static var text: String {
    switch signal.load(ordering: .relaxed) {
    case SIGTERM: "interrupted by SIGTERM"
    case SIGHUP: "interrupted by SIGHUP"
    default: "interrupted"
    }
  }

  package static func watch() {
    var pair: [Int32] = [-1, -1]
    if pipe(&pair) == 0 {
      for end in pair {
        _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        _ = fcntl(end, F_SETFL, O_NONBLOCK)
      }
      ends.store(Int(pair[0]) << 32 | Int(pair[1]), ordering: .relaxed)
    }
    // The globals are initialised before a handler can run, because a handler must not initialise
    // them.
    signal.store(0, ordering: .relaxed)
    moment.store(0, ordering: .relaxed)
    grace.store(usualGrace, ordering: .relaxed)
    Signals.handle(SIGALRM) { _ in Interruption.end() }
    var heeded = sigset_t()
    sigemptyset(&heeded)
    for number in [SIGINT, SIGTERM, SIGHUP] {
      // SIGHUP is ignored if the process was started with nohup, to outlive its terminal.
      if number == SIGHUP, Signals.isIgnored(number) { continue }
      Signals.handle(number) { Interruption.add($0) }
      sigaddset(&heeded, number)
    }
    // A parent with threads may have left these signals blocked.
    sigaddset(&heeded, SIGALRM)
    pthread_sigmask(SIG_UNBLOCK, &heeded, nil)
  }

  /// Called by a verb that polls for signals and then writes its results: the verb gets unlimited
  /// time.
  package static func isAwaited() {
    grace.store(-1, ordering: .relaxed)
    Signals.alarm(milliseconds: 0)
  }

  /// Called by a verb that has nothing to save: a signal ends the program immediately.
  package static func isFinal() { grace.store(0, ordering: .relaxed) }

  /// Waits for this many milliseconds, or until a signal arrives.
  package static func pause(_ milliseconds: Int) {
    var question = pollfd(fd: descriptor ?? -1, events: Int16(POLLIN), revents: 0)
    let end = Clock.seconds + Double(milliseconds) / 1000
    while !hasCome, Clock.seconds < end {
      poll(&question, 1, Int32(clamping: Int((end - Clock.seconds) * 1000) + 1))
    }
  }

  /// The body of the signal handler, limited to async-signal-safe calls.
  private static func add(_ number: Int32) {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    let now = time.tv_sec * 1000 + time.tv_nsec / 1_000_000
    guard signal.load(ordering: .relaxed) == 0 else {
      if now - moment.load(ordering: .relaxed) > echo {
        var action = sigaction()
        sigaction(number, &action, nil)
        raise(number)
      }
      return
    }
    signal.store(number, ordering: .relaxed)
    moment.store(now, ordering: .relaxed)
    let ends = ends.load(ordering: .relaxed)
    var byte: UInt8 = 0
    if ends >= 0 { write(Int32(truncatingIfNeeded: ends), &byte, 1) }
    let grace = grace.load(ordering: .relaxed)
    if grace == 0 { end() }
    if grace > 0 { Signals.alarm(milliseconds: grace) }
  }

  private static func end() {
    let line: StaticString = "exit 130: interrupted\n"
    line.withUTF8Buffer { _ = write(STDERR_FILENO, $0.baseAddress, $0.count) }
    _exit(ExitCode.interrupted.rawValue)
  }
}
