internal import Model
internal import Replay
internal import Text

/// An additional touch event in a uniform movement does not change the result.
///
/// Otherwise flicks go further on a tablet whose screen is sampled twice as often. Engines have
/// computed the speed from the last two events regardless of the time between them, and the
/// resistance at an edge from the number of steps.
struct RedundantMove: Relation {
  static let summary = "an additional report on a uniform movement changes nothing"

  static func trials(of original: Original, _ terms: Terms) -> Trials {
    guard terms.contract.actsAtFrames == 0 else {
      return .untested(
        .actsOtherwise(
          "the engine acts at frames: with more reports the finger has another position at a frame")
      )
    }
    return .replays([Finer(original, terms)])
  }

  private struct Finer: Trial {
    private var second: SecondReplay
    private var agreement: Agreement
    private var location = StepLocation()
    private var reported: [Callback] = []

    init(_ original: Original, _ terms: Terms) {
      let finer = Replayable { () throws(FormatError) -> any EventSource in
        FinerEvents(try original.recording.open(), for: terms.contract)
      }
      second = SecondReplay(original, finer)
      agreement = Agreement("with fewer reports of the finger", terms)
    }

    mutating func observe(_ step: borrowing Step) throws(ReplayError) {
      guard agreement.isOpen else { return }
      location = StepLocation(step)
      reported.append(contentsOf: step.frame.callbacks.filter { $0.kind.compared != nil })
      guard try second.next(step.cause, at: step.time) else { return }
      // Between two reports, the finger with more reports has moved further.
      guard step.cause == .after || step.rest.fingers.count == 0 else { return }
      if second.skipped > 0 {
        agreement.compare(step.frame, second.step.frame, location)
        agreement.compareCallbacks(reported, second.reported, location)
      }
      reported.removeAll(keepingCapacity: true)
      second.forget()
    }

    func conclude(_ end: End) -> Verdict {
      var agreement = agreement
      if second.skipped == 0 { agreement.close(because: "no finger moves uniformly") }
      return agreement.verdict(end)
    }
  }
}
