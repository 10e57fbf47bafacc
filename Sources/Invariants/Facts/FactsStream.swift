internal import Model
internal import Replay

/// The facts of every view, step by step, at the times when the engine acts: when events occur, or
/// at frames.
final class FactsStream {
  private let tracker: FactsTracker
  private let input: FrameInput?
  private var standing: StandingInput?

  init(_ scene: Scene, _ terms: Terms) {
    tracker = FactsTracker(scene, terms)
    let framesLate = terms.contract.actsAtFrames
    input = framesLate > 0 ? FrameInput(framesLate: framesLate) : nil
    standing = framesLate == 0 && terms.contract.movesAtFrames ? StandingInput() : nil
  }

  /// The facts of every view at the last step that was passed on.
  var views: [Facts] { tracker.notes }

  /// Processes the next step, and reports all facts that are known by now.
  func observe(_ step: borrowing Step, _ report: (_ view: Int, Facts) -> Void) {
    if standing != nil {
      var shown = copy step
      let times = standing?.present(&shown) ?? []
      return tracker.note(shown, at: times, report)
    }
    guard let input else { return tracker.note(step, report) }
    input.present(step) { step, times in tracker.note(step, at: times, report) }
  }

  /// Reports the facts that were waiting for further steps.
  func finish(_ report: (_ view: Int, Facts) -> Void) { tracker.finish(report) }
}
