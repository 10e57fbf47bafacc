internal import Formulas
package import Model
package import Replay
package import Text

/// The values that a formula reads over time at every view, and its result at each sample.
package final class RuleTable {
  /// The quantities that the formula compares.
  package let columns: [Column]
  /// The rows of each view, in the order of time.
  package private(set) var rows: [[Row]]
  /// The parts of the condition, in the order in which they are written.
  package let conditions: [String]
  /// For each view and each part of the condition: at how many samples the part was true by itself,
  /// and together with all the parts before it.
  package private(set) var trueConditions: [[(alone: Int, together: Int)]]
  private let stream: FactsStream
  private let machines: [FormulaMachine]
  private var aheads: [LookaheadRun?]
  private let rule: Int

  /// A quantity, with the unit of its numbers; the unit of a Boolean is nil.
  package struct Column: Sendable {
    package var text: String
    package var unit: String?
  }

  /// The values at one sample.
  package struct Row: Sendable {
    package var step: Int
    package var time: Instant
    package var location: FileLocation
    /// Whether the condition is true.
    package var isMet: Bool
    /// The values of the columns: NaN if unknown; 1 and 0 for a Boolean.
    package var values: [Double]
    /// Whether the formula's requirement holds; nil if that is unknown.
    package var holds: Bool?
    /// The margin of the requirement, if it compares numbers.
    package var margin: Double?
    /// Whether the view was observed.
    package var isSeen: Bool
  }

  /// Fails if the invariant is not a formula.
  ///
  /// - Parameter terms: The terms, including the tolerances of the invariant.
  package init?(_ invariant: Invariant, _ scene: Scene, _ terms: Terms) {
    guard let own = invariant.own else { return nil }
    let terms = terms.resolved(in: scene)
    var program = Program(terms.defaults)
    rule = program.add(own.formula, terms.defaults)
    let quantities = own.formula.quantities
    for quantity in quantities { program.add(drawing: quantity.expression) }
    columns = quantities.map { Column(text: $0.expression.text, unit: $0.dimension?.unit) }
    for condition in own.formula.conditions { program.add(condition: condition) }
    conditions = own.formula.conditions.map(\.text)
    let stream = FactsStream(scene, terms)
    self.stream = stream
    machines = stream.views.map { [program] facts in
      FormulaMachine(program, at: facts, among: stream.views)
    }
    aheads = stream.views.map { [program, rule] _ in program.aheads[rule].map { LookaheadRun($0) } }
    rows = stream.views.map { _ in [] }
    trueConditions = stream.views.map { [conditions] _ in
      Array(repeating: (0, 0), count: conditions.count)
    }
  }

  /// Processes the next step.
  package func observe(_ step: borrowing Step) {
    stream.observe(step) { view, facts in add(view, facts) }
  }

  /// Decides the samples that were waiting for further steps.
  package func finish(_ end: End) {
    stream.finish { view, facts in add(view, facts) }
    for view in aheads.indices {
      aheads[view]?.finish(holdsOn: end.ending == .rest)
      answer(view)
    }
  }

  private func add(_ view: Int, _ facts: Facts) {
    let machine = machines[view]
    machine.advance(to: facts, among: stream.views)
    let isMet = machine.isMet(rule)
    let truth = machine.conclude(rule)
    let values = columns.indices.map { column -> Double in
      let value = machine.conclude(rule + 1 + column)
      guard columns[column].unit == nil else { return value.low }
      return value.isTrue ? 1 : value.isFalse ? 0 : .nan
    }
    var areAllTrue = true
    for index in conditions.indices {
      let isTrue = machine.isMet(rule + 1 + columns.count + index)
      if !isTrue { areAllTrue = false }
      if isTrue { trueConditions[view][index].alone += 1 }
      if areAllTrue { trueConditions[view][index].together += 1 }
    }
    rows[view].append(
      Row(
        step: facts.step.index, time: facts.time, location: facts.step.location, isMet: isMet,
        values: values, isSeen: facts.sight.isLook))
    if aheads[view] == nil {
      decide(truth, rows[view].count - 1, of: view)
    } else {
      aheads[view]?.add(rows[view].count - 1, machine, of: rule)
      answer(view)
    }
  }

  private func answer(_ view: Int) {
    while let answer = aheads[view]?.next() { decide(answer.truth, answer.index, of: view) }
  }

  private func decide(_ truth: Truth, _ row: Int, of view: Int) {
    guard truth.isTrue || truth.isFalse else { return }
    rows[view][row].holds = truth.isTrue
    let margin = truth.isTrue ? truth.low : truth.high
    rows[view][row].margin = margin.isFinite ? margin : nil
  }
}
