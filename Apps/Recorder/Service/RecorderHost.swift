package import Reports

/// The functions that the recorder service gets from the program that runs it.
package struct RecorderHost: Sendable {
  /// Seconds since an arbitrary time in the past.
  let clock: @Sendable () -> Double
  /// Runs work on a new thread; returns false if none can be started.
  let startThread: @Sendable (_ work: @escaping @Sendable () -> Void) -> Bool
  /// The playground in which the page opens recordings, or nil.
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
