public import Model
public import Text

/// The first time an invariant was broken. The invariant that finds the violation creates this
/// value, and the reports use the same value. The verdict and, in a row of the results, the
/// invariant's name are stored beside it.
public struct Violation: Equatable, Sendable {
  /// The index of the step.
  public var step: Int
  /// The time of the step.
  public var time: Instant
  /// The view's index in the scene. Nil if no single view is at fault, or if the violation was read
  /// from a results file, which contains only the view's name.
  public var view: Int?
  /// The view's name, if the scene has several views: set when the violation is added to the
  /// results.
  public var viewName: String?
  /// The location of the last input before the violation, if known from the recording.
  public var location: FileLocation
  /// What the invariant requires at this step, as text with rounded numbers.
  public var expected: String
  /// What was shown instead, as text with rounded numbers.
  public var actual: String
  /// The situation: `while a finger drags, in pages`; empty if two replays are compared.
  package var circumstance: String
  /// The excess over the tolerance, in the unit of the invariant; nil if the invariant is exact.
  package var excess: Double?
  /// The maximum error as a multiple of its tolerance; nil if the invariant is exact.
  package var distance: Double?
  /// The lines of the recording around the location, if the run quotes them.
  package var xml: [String] = []

  /// Creates a violation whose texts are complete.
  package init(
    step: Int, time: Instant, view: Int? = nil, viewName: String? = nil, expected: String,
    actual: String, location: FileLocation
  ) {
    (self.step, self.time, self.view, self.viewName) = (step, time, view, viewName)
    (self.expected, self.actual, self.location) = (expected, actual, location)
    circumstance = ""
  }

  /// Creates a violation, and rounds the numbers in its texts for the reader.
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
