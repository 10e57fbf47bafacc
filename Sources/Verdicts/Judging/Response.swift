internal import Replay

/// Whether a replay asks anything of an engine, and whether the engine shows any answer.
///
/// An engine that never moves satisfies every invariant about standing still. So where
/// fingers or the app do something and nothing that is shown ever changes, those invariants were not
/// put to the test.
final class Response {
  private var isAsked = false
  private var isAnswered = false
  /// What stood there first: as many views as the scene has.
  private var first: [ViewState] = []

  @inline(__always)
  func note(_ step: borrowing Step) {
    if !isAnswered { look(at: step) }
  }

  @inline(never)
  private func look(at step: borrowing Step) {
    if step.moment.isInput { isAsked = true }
    isAnswered = !step.frame.callbacks.isEmpty || !first.isEmpty && step.frame.views != first
    if first.isEmpty { first = step.frame.views }
  }

  var isMissing: Bool { isAsked && !isAnswered }
}
