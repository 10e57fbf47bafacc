/// What a recording (or a suite) asks of its judges. What is not named keeps the value it has from
/// farther away, so nothing here has a default.
package enum ExpectationLine: Hashable, Sendable {
  /// How one invariant is to be judged.
  case invariant(InvariantExpectation)
  /// How far two engines may differ in one respect.
  case comparison(ComparisonExpectation)
}

/// How one invariant is to be judged.
package struct InvariantExpectation: Hashable, Sendable {
  package var name: String
  /// How far a value may be from the expected one.
  package var tolerance: Quantity?
  /// How much it counts if it is broken.
  package var level: Level?
  /// Whether an invariant that nothing put to the test makes the run incomplete.
  package var required: Bool?
  /// How many occasions it must have had at least.
  package var leastExercised: Int?
  /// The reason for it, for people.
  package var why: String?
  /// What must hold, where it is an invariant of the file's own.
  package var formula: FormulaText?
  /// The invariant's other numbers.
  package var parameters: [Parameter] = []

  /// An expectation that changes nothing yet.
  package init(_ name: String) { self.name = name }

  /// Where what is wrong with it stands, if that is in its formula.
  package func place(of objection: Objection) -> FileLocation? {
    objection.offset.flatMap { formula?.place(of: $0) }
  }

  /// A number that an invariant has beside its tolerance.
  package struct Parameter: Hashable, Sendable {
    package var name: String
    package var value: Quantity

    package init(name: String, value: Quantity) {
      self.name = name
      self.value = value
    }
  }
}

/// How far two engines may differ in one respect.
package struct ComparisonExpectation: Hashable, Sendable {
  /// In what the engines may differ.
  package var channel: Channel
  /// How far they may differ.
  package var tolerance: Quantity?
  /// How much a greater difference counts.
  package var level: Level?

  /// An expectation that changes nothing yet.
  package init(_ channel: Channel) { self.channel = channel }

  /// In what two engines can differ.
  package enum Channel: String, CaseIterable, Sendable {
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
    /// What the app reports under names of its own, where both rest.
    case signals
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
