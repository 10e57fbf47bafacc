public import Model

/// The result of one invariant after a replay.
public enum Verdict: Equatable, Sendable {
  /// The invariant was checked and never violated: the number of checks, and the smallest remaining
  /// part of the tolerance. The invariant held weakly if one of the two cases that it distinguishes
  /// never occurred.
  case held(checks: Int, margin: Double?, weak: Bool)
  /// The invariant was violated: the first violation, the number of violations, and the worst
  /// violation's margin, which is negative. An exact invariant has no margin.
  case broken(Violation, times: Int, margin: Double?)
  /// The invariant was never checked, for the given reason. That is not a success.
  case untested(Reason)
  /// The scene has nothing that the invariant is about.
  case notApplicable

  /// Whether the invariant was exercised.
  var isTested: Bool {
    switch self {
    case .held, .broken: true
    case .untested, .notApplicable: false
    }
  }

  /// The worse of two verdicts on one invariant; the numbers of checks are added.
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
        checks: one + two, margin: [margin, rest].compactMap { $0 }.min(), weak: weak && soft)
    case (.held, _): self
    case (_, .held): other
    case (.untested, _): self
    default: other
    }
  }
}

/// Why an invariant was not exercised.
public enum Reason: Equatable, Sendable {
  /// The gesture did nothing that the invariant is about.
  case notExercised
  /// The engine does not report abilities that the invariant needs.
  case notReported(Abilities)
  /// The engine's contract does not declare a number that the invariant needs; the text names it.
  case notDeclared(String)
  /// The app never reported a custom signal that a formula reads; `nearest` is a reported signal
  /// with a similar name.
  case noSignal(String, nearest: String?)
  /// The scene has no view of the name that a formula reads; `nearest` is a similar name.
  case noView(String, nearest: String?)
  /// The view was never in this state of a sequence.
  case neverReached(String)
  /// The view remained in this state of a sequence.
  case neverLeft(String)
  /// No shown value ever changed, and the invariant holds for any still picture.
  case unanswered
  /// A web page was touched, and nothing moved in any view.
  case nothingMoved
  /// No finger on a web page went down on a view of the recording.
  case noViewTouched
  /// An error prevented a web page from loading as a whole: the name of the invariant about such
  /// errors, and the text of the error.
  case pageFailed(String, String)
  /// The replay ended before the invariant could be judged.
  case endedTooEarly
  /// The recording does not contain the precision that the invariant needs.
  case coarse(Quality)
  /// The observations are not exact enough; the value is their maximum error in points.
  case inexact(Double)
  /// The recorded device was not observed when the check would have taken place; the value is the
  /// longest such time.
  case unseen(TimeSpan)
  /// The engine, or the recorded device, does not report the scroll range of the view: its content,
  /// insets and zoom limits.
  case scrollRangeUnknown
  /// The recording is unsuitable for a relation; the text gives the reason.
  case unsuited(String)
  /// The behaviour of the engine is unsuitable for a relation; the text gives the reason.
  case actsOtherwise(String)

  /// Whether the engine declares that it lacks something the invariant needs.
  package var isLack: Bool {
    switch self {
    case .notReported, .notDeclared, .actsOtherwise: true
    case .notExercised, .noSignal, .noView, .neverReached, .neverLeft, .unanswered, .nothingMoved,
      .noViewTouched, .pageFailed,
      .endedTooEarly, .coarse, .inexact, .unseen, .scrollRangeUnknown, .unsuited:
      false
    }
  }
}
