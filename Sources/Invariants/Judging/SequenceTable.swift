internal import Formulas
package import Model
package import Replay
package import Text

/// The states of a sequence over time, at every view where it is judged.
package final class SequenceTable {
  /// The names of the states.
  package let names: [String]
  /// The rows of each view, in the order of time.
  package private(set) var rows: [[Row]]
  /// The time of the last step.
  package private(set) var end = Instant.zero
  private let stream: FactsStream
  private let machines: [FormulaMachine]
  private var runs: [SequenceRun?]

  /// The beginning of a state.
  package struct Row: Sendable {
    package var time: Instant
    package var location: FileLocation
    /// The index of the state; nil while the state is unknown.
    package var state: Int?
    /// Whether a transition leads from the previous state to this state.
    package var isAllowed: Bool
  }

  /// Fails if the invariant is not a sequence.
  ///
  /// - Parameter terms: The terms, including the tolerances of the invariant.
  package init?(_ invariant: Invariant, _ scene: Scene, _ terms: Terms) {
    guard let own = invariant.sequence else { return nil }
    let terms = terms.resolved(in: scene)
    let program = Program([], [FormulaSet.SequenceMember(own: own, number: 0, terms: terms)])
    names = own.sequence.states.map(\.name)
    let stream = FactsStream(scene, terms)
    self.stream = stream
    machines = stream.views.map { FormulaMachine(program, at: $0, among: stream.views) }
    runs = scene.views.map { view in
      own.view == nil || own.view == view.id
        ? SequenceRun(own.sequence, program.sequences[0]) : nil
    }
    rows = scene.views.map { _ in [] }
  }

  /// Processes the next step.
  package func observe(_ step: borrowing Step) {
    stream.observe(step) { view, facts in add(view, facts) }
  }

  /// Processes the facts that were waiting for further steps.
  package func finish() { stream.finish { view, facts in add(view, facts) } }

  private func add(_ view: Int, _ facts: Facts) {
    machines[view].advance(to: facts, among: stream.views)
    end = facts.time
    guard facts.sight.isLook, var run = runs[view] else { return }
    let before = rows[view].last
    _ = run.advance(machines[view], at: facts.time)
    runs[view] = run
    guard before == nil || before?.state != run.state else { return }
    var isAllowed = true
    if let from = before?.state, let to = run.state {
      isAllowed = run.sequence.transition(from: from, to: to) != nil
    }
    rows[view].append(
      Row(
        time: facts.time, location: facts.step.location, state: run.state, isAllowed: isAllowed))
  }
}
