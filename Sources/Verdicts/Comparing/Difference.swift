public import Gesture

/// By how much two replays differ in one respect.
public struct Difference: Equatable, Sendable {
  /// What was measured.
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
  public var location: Location?

  /// An allowance that grows with the speed, in the metric's unit and in milliseconds.
  public struct Pace: Equatable, Sendable {
    /// The allowance while nothing moves.
    public var still: Double
    /// How many milliseconds of motion are allowed besides.
    public var lapse: Double

    /// An allowance of its two parts.
    public init(still: Double, lapse: Double) {
      self.still = still
      self.lapse = lapse
    }

    /// What it is at a speed in points a second.
    public func amount(at speed: Double) -> Double { max(still, lapse / 1000 * speed) }
  }

  /// A time, a view and an input of a replay.
  public struct Location: Equatable, Sendable {
    /// The index of the step.
    public var step: Int
    /// The time of the step.
    public var time: Instant
    /// The view's index in the scene.
    public var view: Int
    /// The input that came last before it, where the recording says so.
    public var place: FileLocation
  }

  /// Whether it is more than is allowed. A millionth more is accepted, because instants are whole
  /// nanoseconds and frames are not.
  public var isBeyond: Bool { isBeyond(allowed) }

  /// Whether it is allowed, and could be noticed all the same.
  package var isNoticed: Bool { !isBeyond && isBeyond(unnoticed) }

  private func isBeyond(_ most: Double?) -> Bool {
    guard let value, let most else { return false }
    return value.magnitude > most * (1 + 1e-6)
  }
}

/// The first time at which two replays differ in what they show or report.
public struct Divergence: Equatable, Sendable {
  /// When and where that is.
  public var location: Difference.Location
  /// What the first showed or reported there: `offset 0 33.1`, `didEndDragging(willDecelerate: true)`.
  public var one: String
  /// What the other showed or reported there.
  public var other: String
}
