internal import Model
internal import Replay

/// A second replay of the same recording gives the same result: bit for bit, or within the
/// resolution that the engine declares.
///
/// If this invariant is broken, a fault cannot be reproduced. Engines that depend on a clock, the
/// order of a dictionary or a random number make every bug report unreliable.
struct ReplayDeterminism: Relation {
  static let summary = "a second replay gives the same result, bit for bit"
  static let tolerance = ToleranceClass.exact

  static func trials(of original: Original, _ terms: Terms) -> Trials {
    .replays([Again(original, terms)])
  }

  private struct Again: Trial {
    private var second: SecondReplay
    private var agreement: Agreement
    private let contract: EngineContract
    private var location = StepLocation()

    init(_ original: Original, _ terms: Terms) {
      second = SecondReplay(original)
      agreement = Agreement("as the first time", terms)
      contract = terms.contract
    }

    mutating func observe(_ step: borrowing Step) throws(ReplayError) {
      guard agreement.isOpen else { return }
      location = StepLocation(step)
      let hasMore = try second.next()
      second.forget()
      agreement.count()
      guard hasMore else {
        return agreement.violation(
          0, location, ("a step at \(step.time.text) ms, \(agreement.image)", "no more steps"))
      }
      guard let difference = StepDifference(step, second.step, within: contract) else { return }
      agreement.violation(
        0, location, ("\(difference.expected), \(agreement.image)", difference.actual))
    }

    mutating func conclude(_ end: End) throws(ReplayError) -> Verdict {
      if agreement.isOpen, try second.next() {
        agreement.violation(0, location, ("the end, \(agreement.image)", "further steps"))
      }
      return agreement.verdict(end)
    }
  }
}
