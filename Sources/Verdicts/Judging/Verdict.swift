public import Gesture
/// The result of one invariant after a replay.
public enum Verdict: Equatable, Sendable {
  /// It was put to the test and never broke: on so many occasions, with the part of its tolerance that
  /// was left at worst. It held weakly where one side of what it distinguishes was never seen.
  case held(occasions: Int, margin: Double?, weak: Bool)
  /// It broke: the first time, and how often.
  case broken(Violation, times: Int)
  /// Nothing put it to the test, for a reason. That is no success.
  case untested(Reason)
  /// The scene has nothing the invariant speaks of.
  case notApplicable

  /// Whether the invariant was put to the test.
  var isTested: Bool {
    switch self {
    case .held, .broken: true
    case .untested, .notApplicable: false
    }
  }

  /// The worse of two verdicts on one invariant; occasions add up.
  func worse(_ other: Verdict) -> Verdict {
    switch (self, other) {
    case (.broken(let one, let times), .broken(let two, let more)):
      .broken((one.step <= two.step ? one : two).worse(two.excess, one.excess), times: times + more)
    case (.broken, _): self
    case (_, .broken): other
    case (.held(let one, let margin, let weak), .held(let two, let rest, let soft)):
      .held(
        occasions: one + two, margin: [margin, rest].compactMap { $0 }.min(), weak: weak && soft)
    case (.held, _): self
    case (_, .held): other
    case (.untested, _): self
    default: other
    }
  }
}

/// The first time an invariant was broken.
public struct Violation: Equatable, Sendable {
  /// The index of the step.
  public var step: Int
  /// The time of the step.
  public var time: Instant
  /// The view's index in the scene.
  public var view: Int
  /// The input that came last before it, where the recording says so.
  public var place: FileLocation
  /// What the invariant requires there, in words and numbers that are rounded for people.
  public var expected: String
  /// What was shown instead.
  public var actual: String
  /// What was going on: `while a finger drags, in pages`; empty where two replays are compared.
  package var circumstance: String
  /// How far beyond its tolerance it was at worst, over all the times; nil where an invariant is
  /// exact.
  package var excess: Double?
  /// The same at this first time.
  package var firstExcess: Double?

  init(
    step: Int, time: Instant, view: Int, place: FileLocation,
    _ words: (expected: String, actual: String), _ circumstance: Circumstance? = nil,
    excess: Double? = nil, rounding: Bool = true
  ) {
    self.step = step
    self.time = time
    self.view = view
    self.place = place
    let given = [words.expected, words.actual]
    let texts = rounding ? PlainNumbers.rounded(given) : given
    expected = texts[0]
    actual = texts[1]
    self.circumstance = circumstance?.text ?? ""
    self.excess = excess
  }

  /// The same with the larger of two excesses.
  func worse(_ one: Double?, _ other: Double?) -> Violation {
    var worse = self
    worse.excess = [one, other].compactMap { $0 }.max()
    return worse
  }
}

/// Why an invariant was not put to the test.
public enum Reason: Equatable, Sendable {
  /// The gesture did nothing the invariant speaks of.
  case notExercised
  /// The engine does not report abilities that the invariant needs.
  case notReported(Abilities)
  /// The engine's contract does not declare a number that the invariant needs: which one, in words.
  case notDeclared(String)
  /// The app never reported this signal of its own, which a formula reads; beside it one that has nearly
  /// that name.
  case noSignal(String, nearest: String?)
  /// Nothing that is shown ever changed, and the invariant holds of any still picture.
  case unanswered
  /// The replay ended before the invariant could be judged.
  case endedTooEarly
  /// The recording has lost what the invariant needs.
  case coarse(Quality)
  /// Nobody saw what the recorded device showed where it would have been: the longest such time.
  case unseen(TimeSpan)
  /// The engine, or the recorded device, does not report what room its view had: its content, insets and
  /// zoom limits.
  case roomUnknown
  /// The recording does not suit a relation: why, in words.
  case unsuited(String)
  /// The way in which the engine acts does not suit a relation: why, in words.
  case actsOtherwise(String)

  /// Whether the engine declares that it lacks what the invariant needs.
  package var isLack: Bool {
    switch self {
    case .notReported, .notDeclared, .actsOtherwise: true
    case .notExercised, .noSignal, .unanswered, .endedTooEarly, .coarse, .unseen, .roomUnknown,
      .unsuited:
      false
    }
  }
}
