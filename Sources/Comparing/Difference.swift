public import Model
public import Text

/// By how much two replays differ in one respect.
public struct Difference: Equatable, Sendable {
  /// What was measured.
  public var metric: Metric
  /// The value in the metric's unit; a lag and a settle time are positive where the first engine is
  /// later. Nil if it was not computed.
  public var value: Double?
  /// Why the value was not computed.
  public var reason: String?
  /// The allowed maximum; nil if any amount is allowed.
  public var allowed: Double?
  /// The allowance at rest and its growth with the speed, if it grows with the speed.
  public var pace: Pace?
  /// The amount up to which a difference is not noticed, if that is less than `allowed`.
  public var unnoticed: Double?
  /// The location of the largest difference.
  public var location: Location?

  /// An allowance that grows with the speed, in the metric's unit and in milliseconds.
  public struct Pace: Equatable, Sendable {
    /// The allowance while nothing moves.
    public var still: Double
    /// How many milliseconds of motion are also allowed.
    public var lapse: Double

    /// Creates an allowance from its two parts.
    public init(still: Double, lapse: Double) {
      self.still = still
      self.lapse = lapse
    }

    /// The allowance at a speed in points per second.
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
    /// The last input before it, if the recording contains it.
    public var location: FileLocation
  }

  /// Whether the value exceeds the allowance. An excess of one millionth is accepted, because
  /// instants are whole nanoseconds and frames are not.
  public var isBeyond: Bool { isBeyond(allowed) }

  /// Whether the value is allowed but can be noticed.
  package var isNoticed: Bool { !isBeyond && isBeyond(unnoticed) }

  private func isBeyond(_ maximum: Double?) -> Bool {
    guard let value, let maximum else { return false }
    return value.magnitude > maximum * (1 + 1e-6)
  }
}

/// The first time at which two replays differ in what they show or report.
public struct Divergence: Equatable, Sendable {
  /// The time and location of the divergence.
  public var location: Difference.Location
  /// What the first engine showed or reported there: `offset 0 33.1`,
  /// `didEndDragging(willDecelerate: true)`.
  public var one: String
  /// What the second engine showed or reported there.
  public var other: String
}
