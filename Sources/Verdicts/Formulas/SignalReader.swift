package import Gesture
package import Replay

/// Works out an expression of a formula over time, at every view: `offset.y + bounds.h`.
package final class SignalReader {
  /// The unit of its numbers; nothing of a bare number, and of what is true or not.
  package let unit: String
  /// Whether it is true or not, which is 1 or 0 then.
  package let isTruth: Bool
  private let stream: FactsStream
  private let machines: [FormulaMachine]

  /// - Throws: Where the expression makes no sense; `offset` is the byte at which it does not.
  package init(_ text: String, _ scene: Scene, _ terms: Terms) throws(Objection) {
    var parser = try FormulaParser(text)
    let (expression, dimension) = try parser.expression()
    var program = Program(terms)
    program.add(drawing: expression)
    unit = dimension?.unit ?? ""
    isTruth = dimension == nil
    stream = FactsStream(scene, terms)
    machines = scene.views.map { [program] _ in FormulaMachine(program) }
  }

  /// Follows the next step, and reports what is known by now: a view, a time and a value. What is not
  /// known is not reported.
  package func observe(
    _ step: borrowing Step, _ report: (_ view: Int, _ time: Instant, _ value: Double) -> Void
  ) {
    stream.observe(step) { view, facts in see(view, facts, report) }
  }

  /// Reports what waited for further steps.
  package func finish(_ report: (_ view: Int, _ time: Instant, _ value: Double) -> Void) {
    stream.finish { view, facts in see(view, facts, report) }
  }

  private func see(_ view: Int, _ facts: Facts, _ report: (Int, Instant, Double) -> Void) {
    machines[view].advance(to: facts)
    let value = machines[view].conclude(0)
    if !isTruth {
      if value.x.isFinite { report(view, facts.time, value.x) }
    } else if value.isTrue || value.isFalse {
      report(view, facts.time, value.isTrue ? 1 : 0)
    }
  }
}
