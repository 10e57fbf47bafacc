public import Gesture

/// How long a replay goes on after its last input.
public struct Patience: Hashable, Sendable {
  /// For how long nothing must have moved before a view is at rest.
  public var quiet: Lapse
  /// How long the rest is watched after that, so that what holds at rest is seen more than once.
  public var linger: Lapse
  /// When to give up on an engine that moves, or says it does, counted from the last input.
  public var most: Lapse

  public init(
    quiet: Lapse = .milliseconds(100), linger: Lapse = .milliseconds(100),
    most: Lapse = .seconds(10)
  ) {
    self.quiet = quiet
    self.linger = linger
    self.most = most
  }
}

extension RestWatch {
  /// Whether nothing more is worth waiting for.
  func isSettled(at time: Instant, _ patience: Patience) -> Bool {
    time - lastInput >= patience.most
      || !claimsMotion && isQuiet(for: patience.quiet + patience.linger, at: time)
  }
}
