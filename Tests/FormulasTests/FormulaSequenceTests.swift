import Model
import Testing
import Text

@testable import Formulas

/// Tests which sequences of states are accepted, and the location of each error.
struct FormulaSequenceTests {
  typealias State = SequenceText.State
  typealias Transition = SequenceText.Transition

  private static let states = [
    State("idle"), State("pulled", when: "over.y > 0"),
    State("refreshing", when: "probe.refreshing"),
  ]
  private static let transitions = [
    Transition(from: "idle", to: "pulled"), Transition(from: "pulled", to: "idle"),
    Transition(from: "pulled", to: "refreshing", when: "over.y >= 60pt"),
    Transition(from: "refreshing", to: "idle", within: Quantity(5, .seconds)),
  ]

  @Test func `the names of states become indices, and their formulas are parsed`() throws {
    let sequence = try FormulaSequence(SequenceText(Self.states, Self.transitions))
    #expect(sequence.states.map(\.name) == ["idle", "pulled", "refreshing"])
    #expect(sequence.states.map { $0.condition?.text } == [nil, "over.y > 0", "probe.refreshing"])
    #expect(sequence.transition(from: 1, to: 2) == 2)
    #expect(sequence.transition(from: 0, to: 2) == nil)
    #expect(sequence.successors(of: 1) == ["idle", "refreshing"])
    #expect(sequence.hasLimits)
    #expect(sequence.dimension == .time)
    let unlimited = Self.transitions.dropLast() + [Transition(from: "refreshing", to: "idle")]
    let lengths = try FormulaSequence(SequenceText(Self.states, Array(unlimited)))
    #expect(lengths.dimension == .length)
  }

  private struct Row: Sendable {
    var states = FormulaSequenceTests.states
    var transitions = FormulaSequenceTests.transitions
    /// A part of the message, and the part of the text at which the error is located.
    let message: String
    let piece: String
  }

  private static let rows = [
    Row(
      transitions: transitions + [Transition(from: "pulld", to: "idle")],
      message: "unknown state \"pulld\": expected idle, pulled or refreshing; did you mean "
        + "\"pulled\"?", piece: "pulld to idle"),
    Row(
      transitions: transitions + [Transition(from: "refreshing", to: "Idle")],
      message: "did you mean \"idle\"?", piece: "Idle"),
    Row(
      states: states + [State("failed", when: "rest")],
      message: "no transitions lead from \"idle\" to the state \"failed\"", piece: "failed when"),
    Row(
      states: states + [State("pulled", when: "rest")],
      message: "a second state \"pulled\": expected each name once", piece: "pulled when rest"),
    Row(
      states: states + [State("failed")],
      message: "the state \"failed\" without when", piece: "failed; transition"),
    Row(
      transitions: transitions + [Transition(from: "idle", to: "idle")],
      message: "a transition from \"idle\" to itself", piece: "idle"),
    Row(
      transitions: transitions + [Transition(from: "idle", to: "pulled", when: "rest")],
      message: "a second transition from \"idle\" to \"pulled\"", piece: "idle to pulled when rest"),
    Row(
      transitions: [Transition(from: "idle", to: "pulled", within: Quantity(5, .points))],
      message: "within \"5pt\": expected a time of more than 0 with its unit", piece: "5pt"),
    Row(
      transitions: [Transition(from: "idle", to: "pulled", atLeast: Quantity(0, .seconds))],
      message: "at-least \"0s\"", piece: "0s"),
    Row(
      transitions: [
        Transition(
          from: "idle", to: "pulled", within: Quantity(1, .seconds), atLeast: Quantity(2, .seconds))
      ],
      message: "at-least 2s and within 1s", piece: "2s"),
    Row(
      states: [State("idle", when: "over.y > 5"), State("on", when: "rest")],
      message: "5 without a unit: expected 5pt", piece: "5; state"),
    Row(
      states: [State("idle"), State("on", when: "always[0,1s] rest")],
      message: "a condition that looks ahead", piece: "always"),
    Row(
      transitions: [Transition(from: "idle", to: "pulled", when: "offset.y")],
      message: "a number (pt) where a condition is expected", piece: "offset.y"),
    Row(
      transitions: [Transition(from: "idle", to: "pulled", when: "rest rest")],
      message: "expected the end of the formula", piece: "rest"),
  ]

  @Test(arguments: rows.indices)
  func `an error has the location of its part of the text, and states what to type`(index: Int)
    throws
  {
    let row = Self.rows[index]
    let text = SequenceText(row.states, row.transitions)
    let objection = #expect(throws: Objection.self) { try FormulaSequence(text) }
    let found = try #require(objection)
    #expect(found.message.contains(row.message), "\(found.message)")
    let offset = try #require(found.offset)
    let rest = String(decoding: text.text.text.utf8.dropFirst(offset), as: UTF8.self)
    #expect(rest.hasPrefix(row.piece), "\(rest)")
  }
}
