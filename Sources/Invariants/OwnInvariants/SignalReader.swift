internal import Formulas
package import Model
package import Replay
package import Text

/// Evaluates an expression such as `offset.y + bounds.h` over time, at every view.
package final class SignalReader {
  /// The unit of the values; empty for a bare number and for a Boolean.
  package let unit: String
  /// Whether the expression is a Boolean, which is reported as 1 or 0.
  package let isTruth: Bool
  private let stream: FactsStream
  private let machines: [FormulaMachine]

  /// - Throws: If the expression is invalid; `offset` is the index of the offending byte.
  package init(_ text: String, _ scene: Scene, _ terms: Terms) throws(Objection) {
    var parser = try FormulaParser(text)
    let (expression, dimension) = try parser.expression()
    var program = Program(terms.defaults)
    program.add(drawing: expression)
    unit = dimension?.unit ?? ""
    isTruth = dimension == nil
    let stream = FactsStream(scene, terms)
    self.stream = stream
    machines = stream.views.map { [program] facts in
      FormulaMachine(program, at: facts, among: stream.views)
    }
  }

  /// Processes the next step, and reports each value that is known by now, with its view and time.
  /// Unknown values are not reported.
  package func observe(
    _ step: borrowing Step, _ report: (_ view: Int, _ time: Instant, _ value: Double) -> Void
  ) {
    stream.observe(step) { view, facts in see(view, facts, report) }
  }

  /// Reports the values that were waiting for further steps.
  package func finish(_ report: (_ view: Int, _ time: Instant, _ value: Double) -> Void) {
    stream.finish { view, facts in see(view, facts, report) }
  }

  private func see(_ view: Int, _ facts: Facts, _ report: (Int, Instant, Double) -> Void) {
    machines[view].advance(to: facts, among: stream.views)
    let value = machines[view].conclude(0)
    if !isTruth {
      if value.x.isFinite { report(view, facts.time, value.x) }
    } else if value.isTrue || value.isFalse {
      report(view, facts.time, value.isTrue ? 1 : 0)
    }
  }
}
