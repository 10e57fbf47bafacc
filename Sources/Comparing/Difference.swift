public import Model
public import Text

/// The amount by which two replays differ in a metric.
public struct Difference: Equatable, Sendable {
  /// What was measured.
  public var metric: Metric
  /// The value in the metric's unit; nil if it was not computed. A lag or a settle time is positive
  /// if the first engine is later.
  public var value: Double?
  /// The reason why the value was not computed.
  public var reason: String?
  /// The maximum allowed value; nil if any amount is allowed.
  public var allowed: Double?
  /// The allowance as a function of the speed; nil if the allowance does not grow with the speed.
  public var pace: Pace?
  /// The amount up to which a difference counts as unnoticed, if less than `allowed`.
  public var unnoticed: Double?
  /// The location of the largest difference.
  public var location: Location?

  /// An allowance that grows with the speed, in the metric's unit and in milliseconds.
  public struct Pace: Equatable, Sendable {
    /// The allowance for content at rest.
    public var still: Double
    /// A time in milliseconds: in motion, the distance covered in this time is also allowed.
    public var lapse: Double

    /// Creates an allowance from its two parts.
    public init(still: Double, lapse: Double) {
      self.still = still
      self.lapse = lapse
    }

    /// The allowance at a speed in points per second.
    public func amount(at speed: Double) -> Double { max(still, lapse / 1000 * speed) }
  }

  /// A position in a replay: a step, a view and the last input.
  public struct Location: Equatable, Sendable {
    /// The index of the step.
    public var step: Int
    /// The time of the step.
    public var time: Instant
    /// The view's index in the scene.
    public var view: Int
    /// The location of the last input in the recording's file, or `nowhere`.
    public var location: FileLocation
  }

  /// Whether the value exceeds the allowance by more than a millionth. The rounding of instants to
  /// nanoseconds causes smaller excesses.
  public var isBeyond: Bool { isBeyond(allowed) }

  /// Whether the value is allowed but exceeds the amount that counts as unnoticed.
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
  /// The state or callback of the first engine, such as `offset 0 33.1` or
  /// `didEndDragging(willDecelerate: true)`.
  public var one: String
  /// The state or callback of the second engine.
  public var other: String
}
