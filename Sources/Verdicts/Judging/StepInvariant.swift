internal import Gesture
public import Replay

/// An invariant of your own as a type: what no formula can say, since it needs a memory of its own.
///
/// It sees every step of a replay, in their order. One is made for each replay.
public protocol StepInvariant {
  /// Checks a step: nil where the step does not put it to the test.
  mutating func check(_ step: borrowing Step) -> StepCheck?
}

/// What came of one check: held where something of the tolerance is left, or nothing, and broken where
/// less than nothing is.
public struct StepCheck: Sendable {
  /// What is left of the tolerance.
  public var margin: Double
  /// What must be so, for people.
  public var expected: String
  /// What is so instead.
  public var actual: String
  /// The index of the view in the scene.
  public var view = 0

  /// A check with what is left of its tolerance, and words for where it breaks.
  public init(margin: Double, expected: String, actual: String) {
    self.margin = margin
    self.expected = expected
    self.actual = actual
  }
}

/// How an invariant that is a type of somebody's own is judged.
struct OwnType: Sendable {
  let name: String
  let why: String
  let unit: String
  let needs: Abilities
  let make: @Sendable (Scene) -> any StepInvariant
}

/// One of them in one replay.
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
    tally.countOccasion()
    guard check.margin < 0 || check.margin.isNaN else {
      wasBroken = false
      return tally.spare(check.margin)
    }
    let (index, time, place) = (step.index, step.time, step.place)
    // A stretch of steps that break it counts once.
    tally.breach(isNew: !wasBroken, by: -check.margin) {
      Violation(
        step: index, time: time, view: check.view, place: place, (check.expected, check.actual))
    }
    wasBroken = true
  }

  func conclude(_ end: End) -> Verdict {
    tally.verdict(orUntested: end.ending == .rest ? .notExercised : .endedTooEarly)
  }
}
