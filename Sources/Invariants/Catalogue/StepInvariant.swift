internal import Model
public import Replay

/// A custom invariant implemented as a type, for rules that need state and therefore cannot be
/// written as a formula.
///
/// An instance is made for each replay, and receives every step in order of time.
public protocol StepInvariant {
  /// Checks a step; returns nil if the step does not exercise the invariant.
  mutating func check(_ step: borrowing Step) -> StepCheck?
}

/// The result of one check: a negative margin means that the invariant is broken.
public struct StepCheck: Sendable {
  /// The remaining part of the tolerance.
  public var margin: Double
  /// The expected value, as readable text.
  public var expected: String
  /// The actual value, as readable text.
  public var actual: String
  /// The index of the view in the scene.
  public var view = 0

  /// Creates the result of a check from its margin and the texts for a violation.
  public init(margin: Double, expected: String, actual: String) {
    self.margin = margin
    self.expected = expected
    self.actual = actual
  }
}

/// How a custom invariant implemented as a type is judged.
struct OwnType: Sendable {
  let name: String
  let why: String
  let unit: String
  let needs: Abilities
  let make: @Sendable (Scene) -> any StepInvariant
}

/// A custom invariant implemented as a type, in one replay.
final class OwnTypeInstance {
  let name: String
  private var invariant: any StepInvariant
  private var tally: Tally
  private var wasBroken = false

  init(_ own: OwnType, _ scene: Scene, _ terms: Terms) {
    name = own.name
    invariant = own.make(scene)
    tally = Tally(terms)
  }

  func observe(_ step: borrowing Step) {
    guard let check = invariant.check(step) else { return wasBroken = false }
    tally.countCheck()
    guard check.margin < 0 || check.margin.isNaN else {
      wasBroken = false
      return tally.spare(check.margin)
    }
    let (index, time, location) = (step.index, step.time, step.location)
    // Consecutive violating steps count as one violation.
    tally.violation(isNew: !wasBroken, by: -check.margin) {
      Violation(
        step: index, time: time, view: check.view, location: location,
        (check.expected, check.actual))
    }
    wasBroken = true
  }

  func conclude(_ end: End) -> Verdict {
    tally.verdict(orUntested: end.ending == .rest ? .notExercised : .endedTooEarly)
  }
}
