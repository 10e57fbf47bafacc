internal import Platform
internal import Synchronization

/// Does numbered pieces of work on several threads, and hands out what comes of them in their
/// order.
///
/// Whoever asks for the outcomes does so on one thread and in order, so nothing that is written can
/// depend on the number of jobs. A piece that takes too long is given up and its thread left
/// behind: code that hangs cannot be stopped, only not waited for.
final class WorkerPool<Outcome: Sendable>: Sendable {
  /// Does a piece; may ask now and then whether it has been given up. Nothing comes of a piece that
  /// was cut short because nobody waits for it any more.
  typealias Work = @Sendable (_ piece: Int, _ isAbandoned: () -> Bool) -> Outcome?

  private let jobs: Int
  private let patience: Double
  private let work: Work
  private let state: Mutex<State>
  private let wakeSignal = WakeSignal()
  /// Rung for threads that have run ahead.
  private let turn = WakeSignal()

  private struct State {
    var next = 0
    /// The piece whose outcome is taken next.
    var taken = 0
    /// How many threads wait because they have run ahead.
    var waiting = 0
    /// Pieces from here on are not begun.
    var end: Int
    /// How long this has been running.
    var time = RunningTime()
    /// The pieces that are being done.
    var begun: [Int: BegunPiece] = [:]
    var done: [Int: Outcome] = [:]
    /// Of which nothing will come.
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

  /// Begins the work, and returns when every outcome has been taken or `take` has had enough.
  ///
  /// Once an interruption has come nothing else is begun, and what is begun has a moment to be finished.
  /// What is not is left out.
  ///
  /// - Parameters:
  ///   - late: The outcome of a piece that was given up.
  ///   - known: The outcome of a piece that need not be done, or not any more.
  ///   - handle: Is given each outcome; false for no more.
  ///   - idle: Called many times a second.
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

  /// How many outcomes may wait to be taken: who takes them may be slower than those who make them.
  private static var capacity: Int { 256 }

  /// Lets threads go on that have run ahead, once there is room for half of it.
  private func follow(_ piece: Int) {
    let waiting = state.withLock { state in
      state.taken = piece
      return state.next - piece <= Self.capacity / 2 ? state.waiting : 0
    }
    for _ in 0..<waiting { turn.send() }
  }

  /// Seconds for what is begun when an interruption comes.
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

  /// Leaves a piece to whoever does it; nobody begins it, and nobody waits for it.
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

  /// The life of one thread.
  ///
  /// - Parameter isAlone: Whether it is the thread that takes the outcomes, which must not wait for itself.
  private func runWorker(isAlone: Bool = false) {
    let queue = ThreadQueue.current
    while let piece = begin(isAlone, queue) {
      let outcome = work(piece) { self.state.withLock { $0.abandoned.contains(piece) } }
      let isWanted = state.withLock { state in
        guard state.begun.removeValue(forKey: piece) != nil else { return false }
        if let outcome { state.done[piece] = outcome } else { state.cut.insert(piece) }
        return true
      }
      // Another thread has taken the place of one that was given up.
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
    // A machine without threads to spare gets its work done all the same.
    if !Background.start({ self.runWorker() }) { runWorker(isAlone: true) }
  }
}

/// Wakes the thread that waits.
private final class WakeSignal: @unchecked Sendable {
  private let semaphore = UnsafeMutablePointer<sem_t>.allocate(capacity: 1)

  init() { sem_init(semaphore, 0, 0) }

  deinit {
    sem_destroy(semaphore)
    semaphore.deallocate()
  }

  func send() { sem_post(semaphore) }

  /// Returns when it was sent, at a signal of the system, or when the time is over.
  func wait(seconds: Double) {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    let nanoseconds = time.tv_nsec + Int(seconds * 1e9)
    time.tv_sec += nanoseconds / 1_000_000_000
    time.tv_nsec = nanoseconds % 1_000_000_000
    sem_timedwait(semaphore, &time)
  }
}
