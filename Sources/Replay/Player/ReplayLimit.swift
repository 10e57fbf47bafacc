public import Gesture

/// How long a replay goes on after its last input.
public struct ReplayLimit: Hashable, Sendable {
  /// For how long nothing must have moved before a view is at rest.
  public var quiet: TimeSpan
  /// How long the rest is watched after that, so that what holds at rest is seen more than once.
  public var linger: TimeSpan
  /// When to give up on an engine that moves, or says it does, counted from the last input.
  public var most: TimeSpan

  /// The usual times, unless others are given.
  public init(
    quiet: TimeSpan = .milliseconds(100), linger: TimeSpan = .milliseconds(100),
    most: TimeSpan = .seconds(10)
  ) {
    self.quiet = quiet
    self.linger = linger
    self.most = most
  }
}

extension Step.Rest {
  /// Whether nothing more is worth waiting for.
  func isOver(at time: Instant, _ patience: ReplayLimit) -> Bool {
    time - lastInput >= patience.most
      || !claimsMotion && isQuiet(for: patience.quiet + patience.linger, at: time)
  }
}
