internal import Formulas
internal import Model

/// A custom invariant about the order of states, with the properties derived from it alone.
final class OwnSequence: Sendable {
  let name: String
  let sequence: FormulaSequence
  /// The reason for it, if the user gave one.
  let why: String?
  /// The only view at which it is judged; nil for every view.
  let view: String?
  /// Its states and transitions as text.
  let text: String
  /// The kind of quantity of its tolerance, which applies to what transitions require.
  let tolerance: ToleranceClass
  /// The unit of its margins: a time if it has limits of time.
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
