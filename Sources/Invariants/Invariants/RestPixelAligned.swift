internal import Model
internal import Replay
internal import Text

/// An engine that declares the steps on which its offsets rest, or in which it shows them, rests on
/// one of them.
///
/// Otherwise a user sees blurred text at rest. Engines that snap only during a motion have had this
/// fault.
struct RestPixelAligned: ReplayInvariant {
  static let summary = "at rest the offset is a multiple of the declared resolution"
  static let interest: Interest = [.rest]
  static let tolerance = ToleranceClass.fixed

  static func reasonUntested(in scene: Scene, _ terms: Terms) -> Reason? {
    if terms.observationError > 0 { return .inexact(terms.observationError) }
    return terms.contract.restStep > 0 ? nil : .notDeclared("a resolution of its offsets at rest")
  }

  mutating func observe(_ facts: borrowing Facts, _ tally: inout Tally) {
    let step = tally.terms.contract.restStep
    for axis in Axis.allCases {
      let offset = facts.now.offset[axis]
      let due = (offset / step).rounded() * step
      tally.check(abs(offset - due), within: 1e-6, facts) {
        ("offset.\(axis) in steps of \(step.text)", offset.text)
      }
    }
  }
}
