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
  /// Where the allowance grows with the speed: how much it is while nothing moves, and how many
  /// milliseconds of motion are allowed besides.
  public var pace: Pace?
  /// What was allowed before it is noticed, where that is less.
  public var unnoticed: Double?
  /// Where it was at worst.
  public var spot: Spot?

  /// An allowance that grows with the speed, in the metric's unit and in milliseconds.
  public struct Pace: Equatable, Sendable {
    public var still: Double
    public var lapse: Double

    public init(still: Double, lapse: Double) {
      self.still = still
      self.lapse = lapse
    }

    /// What it is at a speed in points a second.
    public func amount(at speed: Double) -> Double { max(still, lapse / 1000 * speed) }
  }

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
