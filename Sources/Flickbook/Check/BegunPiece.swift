/// A piece of work that a thread has begun, and how long it takes.
///
/// What counts is what the thread computes and what it waits for others. Time in which the process is
/// stopped does not count, nor time in which the thread waits for a processor: neither is the fault of an
/// engine.
struct BegunPiece {
  /// On a clock that stops with the process.
  let start: Double
  /// How many seconds its thread has been waiting for a processor, since it exists.
  let queued: @Sendable () -> Double
  /// Time that the thread had waited in the queue when half of the limit was over; not measured earlier.
  private var queuedBefore: Double?

  init(start: Double, queued: @escaping @Sendable () -> Double) {
    self.start = start
    self.queued = queued
  }

  /// Whether it has taken longer than it may.
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
