public import Model
public import Text

/// The first time an invariant was broken: the same value from the invariant that found it to the
/// reports. The verdict and, in a row of the results, the invariant's name are stored beside it.
public struct Violation: Equatable, Sendable {
  /// The index of the step.
  public var step: Int
  /// The time of the step.
  public var time: Instant
  /// The view's index in the scene; nil if no single view is at fault, and if the violation was
  /// read from a results file, which has the view's name.
  public var view: Int?
  /// The view's name, if the scene has several: set when the violation is added to the results.
  public var viewName: String?
  /// The last input before it, if the recording has its location.
  public var location: FileLocation
  /// What the invariant requires there, as text with rounded numbers.
  public var expected: String
  /// What was shown instead.
  public var actual: String
  /// The situation: `while a finger drags, in pages`; empty if two replays are compared.
  package var circumstance: String
  /// The excess over its tolerance, in the unit of the invariant; nil if an invariant is exact.
  package var excess: Double?
  /// The error at the worst time as a multiple of its tolerance; nil if an invariant is exact.
  package var distance: Double?
  /// The lines of the recording around it, if the run quotes them.
  package var xml: [String] = []

  /// A violation with complete texts.
  package init(
    step: Int, time: Instant, view: Int? = nil, viewName: String? = nil, expected: String,
    actual: String, location: FileLocation
  ) {
    (self.step, self.time, self.view, self.viewName) = (step, time, view, viewName)
    (self.expected, self.actual, self.location) = (expected, actual, location)
    circumstance = ""
  }

  /// A violation whose numbers are rounded for the reader.
  init(
    step: Int, time: Instant, view: Int?, location: FileLocation,
    _ pair: (expected: String, actual: String), _ circumstance: Circumstance? = nil
  ) {
    let texts = PlainNumbers.rounded([pair.expected, pair.actual])
    self.init(
      step: step, time: time, view: view, expected: texts[0], actual: texts[1], location: location)
    self.circumstance = circumstance?.text ?? ""
  }
}
