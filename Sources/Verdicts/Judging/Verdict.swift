public import Gesture
public import Replay

/// What is to be said of one invariant after a replay.
public enum Verdict: Equatable, Sendable {
  /// It was put to the test so often and never broke. The margin is how much of its tolerance was
  /// left at worst; weak says that one side of what it distinguishes was never seen.
  case held(occasions: Int, margin: Double?, weak: Bool)
  case broken(Violation, times: Int)
  /// Nothing put it to the test. That is no success.
  case untested(Reason)
  /// The scene has nothing the invariant speaks of.
  case notApplicable
}

extension Verdict {
  /// The same, where it is untested because the engine does not offer what the requests needed.
  func lacking(_ abilities: Abilities) -> Verdict {
    guard case .untested = self, !abilities.isEmpty else { return self }
    return .untested(.notReported(abilities))
  }
}

/// The first time an invariant was broken.
public struct Violation: Equatable, Sendable {
  public var step: Int
  public var time: Instant
  /// The view's index in the scene.
  public var view: Int
  /// The input that came last before it, where the recording says so.
  public var place: SourceLocation
  /// What the invariant wants there, in words and numbers that are rounded for people.
  public var expected: String
  public var actual: String
  /// How far beyond its tolerance it was at worst, over all the times; nil where an invariant is
  /// exact.
  public var excess: Double?

  init(
    step: Int, time: Instant, view: Int, place: SourceLocation,
    _ words: (expected: String, actual: String), excess: Double? = nil
  ) {
    (self.step, self.time, self.view, self.place) = (step, time, view, place)
    let texts = PlainNumbers.rounded([words.expected, words.actual])
    (expected, actual) = (texts[0], texts[1])
    self.excess = excess
  }
}

extension Violation {
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
  /// The engine does not report what it takes to judge.
  case notReported(Abilities)
  /// The engine's contract does not declare what it takes to judge: what, in words.
  case notDeclared(String)
  /// Nothing that is shown ever changed, and the invariant holds of any still picture.
  case unanswered
  /// The replay ended before the invariant could be judged.
  case endedTooEarly
  /// The recording has lost what it takes to judge.
  case coarse(Quality)
  /// Nobody saw what the recorded device showed where it would have been: the longest such time.
  case unseen(TimeSpan)
  /// The recorded device does not say what room its view had: its content, insets and zoom limits.
  case roomUnknown
  /// The recording does not suit a relation: why, in words.
  case unsuited(String)
}

extension Reason {
  /// Whether it is the engine that does not offer what the invariant needs, and says so.
  public var isLack: Bool {
    switch self {
    case .notReported, .notDeclared: true
    case .notExercised, .unanswered, .endedTooEarly, .coarse, .unseen, .roomUnknown, .unsuited:
      false
    }
  }
}
