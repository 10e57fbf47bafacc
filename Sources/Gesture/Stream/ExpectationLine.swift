/// What a recording (or a suite) asks of its judges. What is not named keeps the value it has from
/// farther away, so nothing here has a default.
public enum ExpectationLine: Hashable, Sendable {
  /// How one invariant is to be judged.
  case invariant(InvariantExpectation)
  /// How far two engines may differ in one respect.
  case comparison(ComparisonExpectation)
}

/// How one invariant is to be judged.
public struct InvariantExpectation: Hashable, Sendable {
  /// The name of the invariant.
  public var name: String
  /// How far a value may be off.
  public var tolerance: Quantity?
  /// How much it counts if it is broken.
  public var level: Level?
  /// Whether an invariant that nothing put to the test makes the run incomplete.
  public var required: Bool?
  /// How many occasions it must have had at least.
  public var leastExercised: Int?
  /// The reason for it, for people.
  public var why: String?
  /// The invariant's other numbers.
  public var parameters: [Parameter]

  /// An expectation that changes nothing yet.
  public init(_ name: String) {
    self.name = name
    parameters = []
  }

  /// A number that an invariant has beside its tolerance.
  public struct Parameter: Hashable, Sendable {
    /// The name of the number.
    public var name: String
    /// The number, with its unit.
    public var value: Quantity

    /// A named number of an invariant.
    public init(name: String, value: Quantity) {
      self.name = name
      self.value = value
    }
  }
}

/// How far two engines may differ in one respect.
public struct ComparisonExpectation: Hashable, Sendable {
  /// In what the engines may differ.
  public var channel: Channel
  /// How far they may differ.
  public var tolerance: Quantity?
  /// How much a greater difference counts.
  public var level: Level?

  /// An expectation that changes nothing yet.
  public init(_ channel: Channel) {
    self.channel = channel
  }

  /// In what two engines can differ.
  public enum Channel: String, CaseIterable, Sendable {
    /// The offset of a view at a time.
    case offset
    /// The zoom of a view at a time.
    case zoom
    /// What an engine reports to the app, in which order.
    case callbacks
    /// Where a view comes to rest.
    case rest
    /// How far one engine is behind the other in time.
    case lag
    /// How long a view takes to come to rest.
    case settleTime = "settle-time"
  }
}

/// What a broken invariant means for the run.
public enum Level: String, CaseIterable, Sendable {
  /// It is not judged.
  case off
  /// It is reported, and the run does not fail.
  case warn
  /// The run fails.
  case error
}

/// A number and its unit, such as half a point.
public struct Quantity: Hashable, Sendable {
  /// The number.
  public var value: Double
  /// Its unit; nil where the number has none.
  public var unit: Unit?

  /// A number and its unit.
  public init(_ value: Double, _ unit: Unit? = nil) {
    self.value = value
    self.unit = unit
  }

  /// What a number counts.
  public enum Unit: String, CaseIterable, Sendable {
    /// Points of the window.
    case points = "pt"
    /// Pixels of the screen.
    case pixels = "px"
    /// Thousandths of a second.
    case milliseconds = "ms"
    /// Seconds.
    case seconds = "s"
    /// Refreshes of the display.
    case frames
    /// Points of the window in a second.
    case pointsPerSecond = "pt/s"
    /// Hundredths.
    case percent = "%"
  }
}
