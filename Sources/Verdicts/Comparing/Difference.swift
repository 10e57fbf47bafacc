public import Gesture

/// By how much two replays differ in one respect.
public struct Difference: Equatable, Sendable {
  public var metric: Metric
  /// In the metric's unit; a lag and a settle time are positive where the first engine is later.
  /// Nothing where it was not computed.
  public var value: Double?
  /// Why it was not computed.
  public var reason: String?
  /// How much was allowed there; nothing where it may be any amount.
  public var allowed: Double?
  /// What was allowed before it is noticed, where that is less.
  public var unnoticed: Double?
  /// Where it was at worst.
  public var spot: Spot?

  /// A place in a replay.
  public struct Spot: Equatable, Sendable {
    public var step: Int
    public var time: Instant
    /// The view's index in the scene.
    public var view: Int
    /// The input that came last before it, where the recording says so.
    public var place: SourceLocation
  }
}

extension Difference {
  /// Whether it is more than is allowed. A millionth is given where something is: instants are whole
  /// nanoseconds, and a frame is none.
  public var isBeyond: Bool { isBeyond(allowed) }

  /// Whether it is allowed, and could be noticed all the same.
  public var isNoticed: Bool { !isBeyond && isBeyond(unnoticed) }

  private func isBeyond(_ most: Double?) -> Bool {
    guard let value, let most else { return false }
    return value.magnitude > most * (1 + 1e-6)
  }
}

/// The first time at which two replays show something else, or tell their apps something else.
public struct Divergence: Equatable, Sendable {
  public var spot: Difference.Spot
  /// What each showed or told there: `offset 0 33.1`, `didEndDragging(willDecelerate: true)`.
  public var one: String
  public var other: String
}
