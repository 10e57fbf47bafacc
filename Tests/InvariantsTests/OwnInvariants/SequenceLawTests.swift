import Engines
import Exploration
import Model
import Replay
import Testing
import TestSupport

@testable import Invariants

/// Properties of all sequences of states: they agree with equivalent formulas, and depend neither
/// on the direction of a recording nor on its frame rate.
struct SequenceLawTests {
  typealias State = SequenceText.State
  typealias Transition = SequenceText.Transition

  /// Conditions whose values are known at every sample.
  private static let conditions = [
    "touching", "dragging", "decelerating", "not rest", "outside", "fingers >= 2", "moved",
  ]
  private static let limits = [0.05, 0.3, 1, 3]

  private func twoStates(_ condition: String, within limit: Double) throws -> Invariant {
    try Invariant(
      "sequence",
      SequenceText(
        [State("off"), State("on", when: condition)],
        [
          Transition(from: "off", to: "on"),
          Transition(from: "on", to: "off", within: Quantity(limit, .seconds)),
        ]))
  }

  private func isBroken(_ verdicts: [InvariantVerdict], _ name: String) -> Bool {
    verdicts.contains { $0.invariant.name == name && $0.isBroken }
  }

  private func expectSame(_ verdicts: [InvariantVerdict], _ note: String) {
    #expect(isBroken(verdicts, "sequence") == isBroken(verdicts, "formula"), "\(note)")
  }

  @Test func `a time limit of a state agrees with the formula that looks ahead`() throws {
    var (broken, compared) = (0, 0)
    for (index, path) in Corpus.ofSystems.enumerated() {
      let condition = Self.conditions[index % Self.conditions.count]
      let limit = Self.limits[index / Self.conditions.count % Self.limits.count]
      let verdicts = try judged(
        try Corpus.recording(path), BuiltInEngines.ios,
        by: [
          try twoStates(condition, within: limit),
          try Invariant(
            "formula",
            "when began(\(condition)) then eventually[0,\(limit)s] not (\(condition))"),
          try Invariant(
            "time",
            "when ended(\(condition)) then time - at(began(\(condition)), time) <= \(limit)s"),
        ])
      expectSame(verdicts, "\(path) \(condition)")
      broken += isBroken(verdicts, "sequence") ? 1 : 0
      guard case .held(_, let margin?, _) = verdicts[0].verdict,
        case .held(_, let left?, _) = verdicts[2].verdict
      else { continue }
      compared += 1
      #expect(abs(margin - left) < 1e-9, "\(path) \(condition)")
    }
    #expect(broken > 10 && compared > 10, "\(broken) broken, \(compared) margins")
  }

  @Test func `a forbidden transition agrees with the formula about the previous sample`() throws {
    var (broken, held) = (0, 0)
    for (index, path) in Corpus.ofSystems.enumerated() {
      let count = Self.conditions.count
      let (one, other) = (
        Self.conditions[index % count], Self.conditions[(index + 1 + index / count) % count]
      )
      guard one != other else { continue }
      let sequence = try Invariant(
        "sequence",
        SequenceText(
          [State("none"), State("one", when: one), State("other", when: other)],
          [
            Transition(from: "none", to: "one"), Transition(from: "one", to: "none"),
            Transition(from: "one", to: "other"), Transition(from: "other", to: "none"),
          ]))
      let isNone = "not (\(one)) and not (\(other))"
      let formula = try Invariant(
        "formula",
        "not (prev(\(isNone)) and (\(other))) "
          + "and not (prev(\(other)) and (\(one)) and not (\(other)))")
      let verdicts = try judged(
        try Corpus.recording(path), BuiltInEngines.ios, by: [sequence, formula])
      expectSame(verdicts, "\(path) \(one) \(other)")
      if isBroken(verdicts, "sequence") { broken += 1 } else { held += 1 }
    }
    #expect(broken > 10 && held > 10, "\(broken) broken, \(held) held")
  }

  @Test func `the requirement of a transition has the margin of the same formula`() throws {
    var compared = 0
    for path in Corpus.ofSystems {
      let requirement = "abs(offset.y) <= 900pt"
      let sequence = try Invariant(
        "sequence",
        SequenceText(
          [State("off"), State("on", when: "touching")],
          [
            Transition(from: "off", to: "on", when: requirement),
            Transition(from: "on", to: "off"),
          ]))
      let formula = try Invariant("formula", "when began(touching) then \(requirement)")
      let verdicts = try judged(
        try Corpus.recording(path), BuiltInEngines.ios, by: [sequence, formula])
      expectSame(verdicts, path)
      #expect(verdicts[0].invariant.marginUnit == "pt")
      guard verdicts[0].isHeld || verdicts[0].isBroken else { continue }
      compared += 1
      #expect(verdicts[0].worstMargin == verdicts[1].worstMargin, "\(path)")
    }
    #expect(compared > 50)
  }

  @Test func `a mirrored recording has the same verdict`() throws {
    var compared = 0
    for (index, path) in Corpus.ofSystems.enumerated() {
      let recording = try Corpus.recording(path)
      // The engine has no mirror image of a rotation.
      guard !path.contains("turn"), let mirrored = try? recording.mirrored(along: .x) else {
        continue
      }
      let rule = try twoStates(Self.conditions[index % Self.conditions.count], within: 1)
      let one = try judged(recording, BuiltInEngines.ios, by: [rule])[0]
      let other = try judged(mirrored, BuiltInEngines.ios, by: [rule])[0]
      #expect(one.kind == other.kind, "\(path)")
      #expect(one.worstMargin == other.worstMargin, "\(path)")
      compared += 1
    }
    #expect(compared > 50)
  }

  @Test func `another frame rate changes a margin by at most the duration of a frame`() throws {
    let slow = try #require(FrameClock(hertz: 60))
    let fast = try #require(FrameClock(hertz: 120))
    var compared = 0
    for path in Corpus.ofSystems {
      let recording = try Corpus.recording(path)
      let rule = try twoStates("touching or decelerating", within: 2)
      let one = try judged(recording, BuiltInEngines.ios, at: slow, by: [rule])[0]
      let other = try judged(recording, BuiltInEngines.ios, at: fast, by: [rule])[0]
      guard let margin = one.worstMargin, let next = other.worstMargin else { continue }
      compared += 1
      #expect(abs(margin - next) < 0.035, "\(path): \(margin) \(next)")
      if abs(margin) > 0.035 { #expect(one.kind == other.kind, "\(path)") }
    }
    #expect(compared > 50)
  }
}

extension InvariantVerdict {
  fileprivate var kind: String {
    switch verdict {
    case .held: "held"
    case .broken: "broken"
    case .untested: "untested"
    case .notApplicable: "not applicable"
    }
  }

  fileprivate var worstMargin: Double? {
    switch verdict {
    case .held(_, let margin, _), .broken(_, _, let margin): margin
    case .untested, .notApplicable: nil
    }
  }
}
