internal import Replay

/// Whether a replay requires any reaction of an engine, and whether the engine reacts.
///
/// An engine that never moves satisfies every invariant that forbids motion. So if there is input
/// or a request of the app, but no shown value ever changes, these invariants count as untested.
final class Response {
  private var isRequested = false
  private var isAnswered = false
  /// The first state of each view in the scene.
  private var first: [ViewState] = []

  @inline(__always)
  func note(_ step: borrowing Step) {
    if !isAnswered { look(at: step) }
  }

  @inline(never)
  private func look(at step: borrowing Step) {
    if step.moment.isInput { isRequested = true }
    isAnswered = !step.frame.callbacks.isEmpty || !first.isEmpty && step.frame.views != first
    if first.isEmpty { first = step.frame.views }
  }

  var isMissing: Bool { isRequested && !isAnswered }
}
