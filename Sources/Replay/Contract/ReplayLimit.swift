public import Model

/// How long a replay continues after its last input.
public struct ReplayLimit: Hashable, Sendable {
  /// How long nothing must have moved for a view to count as at rest.
  public var quiet: TimeSpan
  /// How long the replay continues at rest, so that conditions at rest are checked more than once.
  public var linger: TimeSpan
  /// How long after the last input the replay waits for an engine that moves or reports motion.
  public var maximum: TimeSpan

  /// Creates a limit with the usual times, unless other times are given.
  public init(
    quiet: TimeSpan = .milliseconds(100), linger: TimeSpan = .milliseconds(100),
    maximum: TimeSpan = .seconds(10)
  ) {
    self.quiet = quiet
    self.linger = linger
    self.maximum = maximum
  }
}

extension Step.Rest {
  /// Whether no further step can add information.
  func isOver(at time: Instant, _ patience: ReplayLimit) -> Bool {
    time - lastInput >= patience.maximum
      || !declaresMotion && isQuiet(for: patience.quiet + patience.linger, at: time)
  }
}
