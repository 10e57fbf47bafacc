internal import Platform
internal import Synchronization

/// Ctrl-C, SIGTERM and SIGHUP, polled instead of obeyed: what is done by then is reported, and the
/// program ends soon. A second signal ends it at once.
///
/// Whatever waits looks at `descriptor` or at `hasCome`. A verb that does neither is ended after a
/// moment, whatever it is at.
enum Interruption {
  // A signal handler can reach nothing but globals, and write nothing but atomics.
  private static let signal = Atomic<Int32>(0)
  /// When it came, in milliseconds.
  private static let moment = Atomic<Int>(0)
  /// How long the program may go on then, in milliseconds; less than nothing for as long as it wants.
  private static let grace = Atomic<Int>(usualGrace)
  private static let ends = Atomic<Int>(-1)
  private static let usualGrace = 200
  /// What comes sooner is the same signal twice: from a terminal, and from a program in between.
  private static let echo = 100

  static var hasCome: Bool { signal.load(ordering: .relaxed) != 0 }

  /// Readable once it has come; nil where nobody watches.
  static var descriptor: Int32? {
    let ends = ends.load(ordering: .relaxed)
    return ends < 0 ? nil : Int32(truncatingIfNeeded: ends >> 32)
  }

  /// `interrupted`, or by which signal where it was not Ctrl-C.
  static var text: String {
    switch signal.load(ordering: .relaxed) {
    case SIGTERM: "interrupted by SIGTERM"
    case SIGHUP: "interrupted by SIGHUP"
    default: "interrupted"
    }
  }

  static func watch() {
    var pair: [Int32] = [-1, -1]
    if pipe(&pair) == 0 {
      for end in pair {
        _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        _ = fcntl(end, F_SETFL, O_NONBLOCK)
      }
      ends.store(Int(pair[0]) << 32 | Int(pair[1]), ordering: .relaxed)
    }
    // Made before a handler can run, which must not make anything.
    signal.store(0, ordering: .relaxed)
    moment.store(0, ordering: .relaxed)
    grace.store(usualGrace, ordering: .relaxed)
    Signals.handle(SIGALRM) { _ in Interruption.end() }
    var heeded = sigset_t()
    sigemptyset(&heeded)
    for number in [SIGINT, SIGTERM, SIGHUP] {
      // A process that is to outlive its terminal was started with nohup.
      if number == SIGHUP, Signals.isIgnored(number) { continue }
      Signals.handle(number) { Interruption.add($0) }
      sigaddset(&heeded, number)
    }
    // A parent with threads may have left them blocked.
    sigaddset(&heeded, SIGALRM)
    pthread_sigmask(SIG_UNBLOCK, &heeded, nil)
  }

  /// For a verb that looks by itself and then has something to write: it ends in its own time.
  static func isAwaited() {
    grace.store(-1, ordering: .relaxed)
    Signals.alarm(milliseconds: 0)
  }

  /// For a verb that has nothing to lose: it ends at once.
  static func isFinal() { grace.store(0, ordering: .relaxed) }

  /// Waits for so many milliseconds, or until it comes.
  static func pause(_ milliseconds: Int) {
    var question = pollfd(fd: descriptor ?? -1, events: Int16(POLLIN), revents: 0)
    let end = Clock.seconds + Double(milliseconds) / 1000
    while !hasCome, Clock.seconds < end {
      poll(&question, 1, Int32(clamping: Int((end - Clock.seconds) * 1000) + 1))
    }
  }

  /// What a handler does: only what it may.
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
