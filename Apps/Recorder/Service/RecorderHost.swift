package import Reports

/// The functions that the program provides to the recorder service.
package struct RecorderHost: Sendable {
  /// The time in seconds since an arbitrary point in the past.
  let clock: @Sendable () -> Double
  /// Runs work on a new thread; returns false if no thread can be started.
  let startThread: @Sendable (_ work: @escaping @Sendable () -> Void) -> Bool
  /// The playground in which the page opens recordings; nil if there is none.
  let playground: ReportedPlayground?

  package init(
    clock: @escaping @Sendable () -> Double,
    startThread: @escaping @Sendable (_ work: @escaping @Sendable () -> Void) -> Bool,
    playground: ReportedPlayground?
  ) {
    self.clock = clock
    self.startThread = startThread
    self.playground = playground
  }
}
