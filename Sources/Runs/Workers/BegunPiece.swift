/// A piece of work in progress, and the time that it takes.
///
/// The time includes waiting for other processes. It does not include the time in which the process
/// is stopped or, after half of the limit, the time in which the thread waits for a processor:
/// neither is the fault of an engine.
struct BegunPiece {
  /// When the piece began, by a clock that stops with the process.
  let start: Double
  /// How many seconds the thread has waited for a processor since the thread was created.
  let queued: @Sendable () -> Double
  /// The number of seconds that the thread had waited for a processor when half of the limit had
  /// passed; nil before.
  private var queuedBefore: Double?

  init(start: Double, queued: @escaping @Sendable () -> Double) {
    self.start = start
    self.queued = queued
  }

  /// Whether the piece has taken longer than the limit allows.
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
