package import Text

/// An expectation of a recording or a suite. A missing attribute keeps the value of the outer
/// layer, so attributes have no defaults.
package enum ExpectationLine: Hashable, Sendable {
  /// How one invariant is judged.
  case invariant(InvariantExpectation)
  /// How far two engines may differ in one respect.
  case comparison(ComparisonExpectation)
}

/// How one invariant is judged.
package struct InvariantExpectation: Hashable, Sendable {
  package var name: String
  /// The allowed deviation of a value from the expected value.
  package var tolerance: Quantity?
  /// The level of a violation.
  package var level: Level?
  /// Whether the run is incomplete if the invariant is not exercised.
  package var required: Bool?
  /// The minimum number of checks.
  package var minExercised: Int?
  /// The reason for the expectation, for reports.
  package var why: String?
  /// The only view at which the formula is judged.
  package var view: String?
  /// The formula, if this file defines the invariant by a formula.
  package var formula: FormulaText?
  /// The states and transitions, if this file defines the invariant by a sequence.
  package var sequence: SequenceText?
  /// The parameters of the invariant besides its tolerance.
  package var parameters: [Parameter] = []

  /// Creates an expectation that changes nothing yet.
  package init(_ name: String) { self.name = name }

  /// Whether the expectation defines an invariant, by a formula or by states.
  package var isDefinition: Bool { formula != nil || sequence != nil }

  /// The location of an objection to the formula or to the states; nil for any other objection.
  package func location(of objection: Objection) -> FileLocation? {
    objection.offset.flatMap { (formula ?? sequence?.text)?.location(of: $0) }
  }

  /// A number that an invariant has in addition to its tolerance.
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
  /// The quantity in which the engines may differ.
  package var channel: Channel
  /// The maximum difference.
  package var tolerance: Quantity?
  /// The level of a larger difference.
  package var level: Level?

  /// Creates an expectation that changes nothing yet.
  package init(_ channel: Channel) { self.channel = channel }

  /// The quantities in which two engines can differ.
  package enum Channel: String, CaseIterable, Sendable {
    /// The offset of a view at a time.
    case offset
    /// The zoom of a view at a time.
    case zoom
    /// The callbacks that an engine reports to the app, and their order.
    case callbacks
    /// The position at which a view comes to rest.
    case rest
    /// The delay of one engine relative to the other engine.
    case lag
    /// How long a view takes to come to rest.
    case settleTime = "settle-time"
    /// The custom signals that the app reports while both engines are at rest.
    case signals
  }
}

/// The effect of a violation on the run.
public enum Level: String, CaseIterable, Sendable {
  /// The invariant or the comparison is not judged.
  case off
  /// A violation is reported, and the run does not fail.
  case warn
  /// A violation fails the run.
  case error
}

/// A number and its unit, such as half a point.
public struct Quantity: Hashable, Sendable {
  /// The number.
  public var value: Double
  /// The unit; nil for a bare number.
  public var unit: Unit?

  /// Creates a quantity from a number and its unit.
  public init(_ value: Double, _ unit: Unit? = nil) {
    self.value = value
    self.unit = unit
  }

  /// The unit of a quantity.
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
