public import Gesture

/// The first time an invariant was broken: the same value from the invariant that found it to the
/// reports. Beside it are the verdict and, in a row of the results, the invariant's name.
public struct Violation: Equatable, Sendable {
  /// The index of the step.
  public var step: Int
  /// The time of the step.
  public var time: Instant
  /// The view's index in the scene; nothing where no single view is at fault, and where the violation was
  /// read from a results file, which has the view's name.
  public var view: Int?
  /// The view's name, where the scene has several: set when the violation enters the results.
  public var viewName: String?
  /// The input that came last before it, where the recording says so.
  public var location: FileLocation
  /// What the invariant requires there, in words and numbers that are rounded for people.
  public var expected: String
  /// What was shown instead.
  public var actual: String
  /// What was going on: `while a finger drags, in pages`; empty where two replays are compared.
  package var circumstance: String
  /// How far past its tolerance it was, in the unit of the invariant; nothing where an invariant is exact.
  package var excess: Double?
  /// The lines of the recording around it, where a run quotes them.
  package var xml: [String] = []

  /// A violation whose words are complete.
  package init(
    step: Int, time: Instant, view: Int? = nil, viewName: String? = nil, expected: String,
    actual: String, location: FileLocation
  ) {
    (self.step, self.time, self.view, self.viewName) = (step, time, view, viewName)
    (self.expected, self.actual, self.location) = (expected, actual, location)
    circumstance = ""
  }

  /// A violation whose numbers are rounded for people.
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
