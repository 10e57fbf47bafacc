internal import Formulas
internal import Model

/// A custom invariant about the order of states. The properties derived from the sequence alone are
/// computed once.
final class OwnSequence: Sendable {
  let name: String
  let sequence: FormulaSequence
  /// The purpose that the user gave for the invariant, if any.
  let why: String?
  /// The only view at which the sequence is judged; nil for every view.
  let view: String?
  /// The states and transitions as text.
  let text: String
  /// The tolerance class of the requirements of transitions.
  let tolerance: ToleranceClass
  /// The unit of the margins: a time if the sequence has time limits.
  let marginUnit: String
  let reads: RuleReads

  init(name: String, _ sequence: FormulaSequence, text: String, why: String?, view: String?) {
    self.name = name
    self.sequence = sequence
    self.why = why
    self.view = view
    self.text = text
    tolerance = sequence.requirements.tolerance
    marginUnit = sequence.dimension?.unit ?? ""
    reads = RuleReads(sequence.expressions)
  }

  var summary: String { why ?? sequence.states.map(\.name).joined(separator: ", ") }
}
