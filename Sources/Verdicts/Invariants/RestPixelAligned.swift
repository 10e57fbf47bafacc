internal import Gesture
internal import Replay

/// An engine that declares the steps in which it shows offsets rests on one of them.
///
/// Otherwise a person sees blurred text at rest. Engines that snap only while they move have shown
/// it.
struct RestPixelAligned: ReplayInvariant {
  static let name = "rest-pixel-aligned"
  static let summary = "an offset rests on a step of the declared resolution"
  static let interest: Interest = [.rest]
  static let tolerance = ToleranceClass.fixed

  static func reasonUntested(in scene: Scene, _ terms: Terms) -> Reason? {
    terms.contract.offsetResolution > 0 ? nil : .notDeclared("a resolution of its offsets")
  }

  mutating func observe(_ facts: borrowing Facts, _ tally: inout Tally) {
    let step = facts.resolution
    for axis in Axis.allCases {
      let offset = facts.now.offset[axis]
      let due = (offset / step).rounded() * step
      tally.check(abs(offset - due), within: 1e-6, facts) {
        ("offset.\(axis) in steps of \(step.text)", offset.text)
      }
    }
  }
}
