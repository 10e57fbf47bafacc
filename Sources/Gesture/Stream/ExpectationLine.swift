/// What a recording (or a suite) asks of its judges. What is not named keeps the value it has from
/// farther away, so nothing here has a default.
public enum ExpectationLine: Hashable, Sendable {
  case invariant(InvariantExpectation)
  case comparison(ComparisonExpectation)
}

/// How one invariant is to be judged.
public struct InvariantExpectation: Hashable, Sendable {
  public var name: String
  public var tolerance: Quantity?
  public var level: Level?
  /// Whether an invariant that nothing put to the test makes the run incomplete.
  public var required: Bool?
  /// How many occasions it must have had at least.
  public var leastExercised: Int?
  public var why: String?
  public var parameters: [Parameter]

  public init(_ name: String) {
    self.name = name
    parameters = []
  }

  public struct Parameter: Hashable, Sendable {
    public var name: String
    public var value: Quantity

    public init(name: String, value: Quantity) {
      self.name = name
      self.value = value
    }
  }
}

/// How far two engines may differ in one respect.
public struct ComparisonExpectation: Hashable, Sendable {
  public var channel: Channel
  public var tolerance: Quantity?
  public var level: Level?

  public init(_ channel: Channel) {
    self.channel = channel
  }

  public enum Channel: String, CaseIterable, Sendable {
    case offset, zoom, callbacks, rest, lag
    case settleTime = "settle-time"
  }
}

/// What a broken invariant means for the run.
public enum Level: String, CaseIterable, Sendable {
  case off, warn, error
}

/// A number and its unit, such as half a point.
public struct Quantity: Hashable, Sendable {
  public var value: Double
  public var unit: Unit?

  public init(_ value: Double, _ unit: Unit? = nil) {
    self.value = value
    self.unit = unit
  }

  public enum Unit: String, CaseIterable, Sendable {
    case points = "pt"
    case pixels = "px"
    case milliseconds = "ms"
    case seconds = "s"
    case frames
    case pointsPerSecond = "pt/s"
    case percent = "%"
  }
}
