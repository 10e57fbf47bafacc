/// A piece of work that a thread has begun, and how long it takes.
///
/// Counts the time in which the thread computes and waits for other processes. Does not count time
/// in which the process is stopped or the thread waits for a processor: neither is the fault of an
/// engine.
struct BegunPiece {
  /// Read from a clock that stops with the process.
  let start: Double
  /// How many seconds the thread has waited for a processor since it was created.
  let queued: @Sendable () -> Double
  /// Time that the thread had waited in the run queue when half of the limit had passed; not
  /// measured earlier.
  private var queuedBefore: Double?

  init(start: Double, queued: @escaping @Sendable () -> Double) {
    self.start = start
    self.queued = queued
  }

  /// Whether it has taken longer than the limit allows.
  mutating func isLate(at now: Double, patience: Double) -> Bool {
    let passed = now - start
    guard passed > patience / 2 else { return false }
    guard let queuedBefore else {
      self.queuedBefore = queued()
      return false
    }
    return passed > patience && passed - max(0, queued() - queuedBefore) > patience
  }
}
