public import Gesture

/// The result of one invariant after a replay.
public enum Verdict: Equatable, Sendable {
  /// It was put to the test and never broke: on so many occasions, with the part of its tolerance that
  /// was left at worst. It held weakly where one side of what it distinguishes was never seen.
  case held(occasions: Int, margin: Double?, weak: Bool)
  /// It broke: the first time, how often, and the margin at the worst time, which is negative. An exact
  /// invariant has no margin.
  case broken(Violation, times: Int, margin: Double?)
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
    case (.broken(let one, let times, let margin), .broken(let two, let more, let rest)):
      .broken(
        one.step <= two.step ? one : two, times: times + more,
        margin: [margin, rest].compactMap { $0 }.min())
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
