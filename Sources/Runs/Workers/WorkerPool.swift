internal import Platform
internal import Synchronization

/// Runs numbered pieces of work on several threads, and delivers the outcomes in order of their
/// numbers.
///
/// One thread receives all outcomes, so that no written output depends on the number of jobs. A
/// piece that takes too long is abandoned together with its thread, because code that hangs cannot
/// be stopped.
final class WorkerPool<Outcome: Sendable>: Sendable {
  /// Runs a piece, which may poll whether it has been abandoned. The outcome is nil for a piece
  /// that ended early because it was abandoned.
  typealias Work = @Sendable (_ piece: Int, _ isAbandoned: () -> Bool) -> Outcome?

  private let jobs: Int
  private let patience: Double
  private let work: Work
  private let state: Mutex<State>
  private let wakeSignal = WakeSignal()
  /// Wakes threads that wait because the buffer of outcomes is full.
  private let turn = WakeSignal()

  private struct State {
    var next = 0
    /// The piece whose outcome is delivered next.
    var taken = 0
    /// The number of threads that wait because the buffer of outcomes is full.
    var waiting = 0
    /// The number of the first piece that is not begun.
    var end: Int
    /// The running time of the pool.
    var time = RunningTime()
    /// The pieces in progress.
    var begun: [Int: BegunPiece] = [:]
    var done: [Int: Outcome] = [:]
    /// Pieces that will have no outcome.
    var cut: Set<Int> = []
    var abandoned: Set<Int> = []
  }

  /// - Parameter patience: How many seconds a piece may take: see `BegunPiece`.
  init(jobs: Int, pieces: Int, patience: Double, _ work: @escaping Work) {
    self.jobs = max(1, min(jobs, pieces))
    self.patience = patience
    self.work = work
    state = Mutex(State(end: pieces))
  }

  /// Runs the pieces, and returns when every outcome has been delivered or `handle` returns false.
  ///
  /// After an interruption no more pieces are begun, and pieces in progress have a moment to
  /// finish. Unfinished pieces have no outcome.
  ///
  /// - Parameters:
  ///   - late: Returns the outcome of an abandoned piece.
  ///   - known: Returns an outcome if the piece need not be run, even if it is in progress.
  ///   - handle: Receives each outcome; returns false to stop.
  ///   - idle: Called many times per second.
  func run(
    late: (Int) -> Outcome, known: (Int) -> Outcome? = { _ in nil },
    handle: (Int, Outcome) -> Bool, idle: () -> Void = {}
  ) {
    for _ in 0..<jobs { startThread() }
    var piece = 0
    var end: Double?
    while piece < state.withLock({ $0.end }) {
      follow(piece)
      state.withLock { _ = $0.time.look() }
      if let outcome = known(piece) {
        passOver(piece)
        guard handle(piece, outcome) else { return close(begunToo: true) }
        piece += 1
      } else if let outcome = state.withLock({ $0.done.removeValue(forKey: piece) }) {
        guard handle(piece, outcome) else { return close(begunToo: true) }
        piece += 1
      } else if state.withLock({ $0.cut.contains(piece) }) {
        piece += 1
      } else {
        wakeSignal.wait(seconds: 0.02)
        giveUpLate(late)
      }
      if Interruption.hasCome {
        close(begunToo: false)
        end = end ?? Clock.seconds + Self.grace
        if let end, Clock.seconds >= end { cutBegun() }
      }
      idle()
    }
  }

  /// The maximum number of finished outcomes waiting for the consumer.
  private static var capacity: Int { 256 }

  /// Wakes the threads that wait for free space, once half of the buffer is free.
  private func follow(_ piece: Int) {
    let waiting = state.withLock { state in
      state.taken = piece
      return state.next - piece <= Self.capacity / 2 ? state.waiting : 0
    }
    for _ in 0..<waiting { turn.send() }
  }

  /// The number of seconds that pieces in progress may continue after an interruption.
  private static var grace: Double { 0.1 }

  private func close(begunToo: Bool) {
    state.withLock { $0.end = begunToo ? 0 : min($0.end, $0.next) }
  }

  private func cutBegun() {
    state.withLock { state in
      state.cut.formUnion(state.begun.keys)
      state.abandoned.formUnion(state.begun.keys)
      state.begun.removeAll()
    }
  }

  /// Marks a piece as not needed: it is not begun, and if it is in progress its outcome is
  /// discarded.
  private func passOver(_ piece: Int) {
    let isBegun = state.withLock { state in
      state.done[piece] = nil
      state.next = max(state.next, piece + 1)
      guard state.begun.removeValue(forKey: piece) != nil else { return false }
      state.abandoned.insert(piece)
      return true
    }
    if isBegun { startThread() }
  }

  private func giveUpLate(_ late: (Int) -> Outcome) {
    let overdue = state.withLock { state in
      let now = state.time.look()
      return state.begun.keys.sorted().filter {
        state.begun[$0]?.isLate(at: now, patience: patience) == true
      }
    }
    for piece in overdue {
      let outcome = late(piece)
      let isNew = state.withLock { state in
        guard state.begun.removeValue(forKey: piece) != nil else { return false }
        state.abandoned.insert(piece)
        state.done[piece] = outcome
        return true
      }
      if isNew { startThread() }
    }
  }

  /// The body of one thread.
  ///
  /// - Parameter isAlone: Whether this is the thread that receives the outcomes. It must not wait
  ///   for free space, because it would wait for itself.
  private func runWorker(isAlone: Bool = false) {
    let queue = ThreadQueue.current
    while let piece = begin(isAlone, queue) {
      let outcome = work(piece) { self.state.withLock { $0.abandoned.contains(piece) } }
      let isWanted = state.withLock { state in
        guard state.begun.removeValue(forKey: piece) != nil else { return false }
        if let outcome { state.done[piece] = outcome } else { state.cut.insert(piece) }
        return true
      }
      // The piece was abandoned, and another thread has replaced this thread.
      guard isWanted else { return }
      wakeSignal.send()
    }
  }

  private func begin(_ isAlone: Bool, _ queue: ThreadQueue) -> Int? {
    while true {
      let (piece, isAhead) = state.withLock { state -> (Int?, Bool) in
        guard state.next < state.end else { return (nil, false) }
        guard isAlone || state.next < state.taken + Self.capacity else {
          state.waiting += 1
          return (nil, true)
        }
        state.begun[state.next] = BegunPiece(
          start: state.time.seconds, queued: { queue.seconds })
        state.next += 1
        return (state.next - 1, false)
      }
      guard isAhead else { return piece }
      turn.wait(seconds: 0.1)
      state.withLock { $0.waiting -= 1 }
    }
  }

  private func startThread() {
    // If no thread can be created, the work runs on the calling thread.
    if !Background.start({ self.runWorker() }) { runWorker(isAlone: true) }
  }
}

/// A signal that wakes one waiting thread.
private final class WakeSignal: @unchecked Sendable {
  private let semaphore = UnsafeMutablePointer<sem_t>.allocate(capacity: 1)

  init() { sem_init(semaphore, 0, 0) }

  deinit {
    sem_destroy(semaphore)
    semaphore.deallocate()
  }

  func send() { sem_post(semaphore) }

  /// Returns when the signal was sent, when the system delivers a signal, or after the timeout.
  func wait(seconds: Double) {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    let nanoseconds = time.tv_nsec + Int(seconds * 1e9)
    time.tv_sec += nanoseconds / 1_000_000_000
    time.tv_nsec = nanoseconds % 1_000_000_000
    sem_timedwait(semaphore, &time)
  }
}
