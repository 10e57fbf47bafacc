public import Gesture
internal import Replay

/// An engine that declares the steps in which it shows offsets rests on one of them.
///
/// A person sees text that is blurred at rest. Engines that snap only while they move have shown
/// it.
public struct RestPixelAligned: ReplayInvariant {
  public static let name = "rest-pixel-aligned"
  public static let summary = "an offset rests on a step of the declared resolution"
  public static let interest: Interest = [.rest]
  public static let tolerance = ToleranceClass.fixed
  private var tally = Tally()
  private let step: Double

  public static func applicability(for scene: Scene, _ terms: Terms) -> Applicability<Self> {
    let step = terms.contract.offsetResolution
    guard step > 0 else { return .untested(.notDeclared("a resolution of its offsets")) }
    return .views(of: scene) { _ in Self(step: step) }
  }

  private init(step: Double) {
    self.step = step
  }

  public mutating func observe(_ facts: borrowing Facts) {
    for axis in Axis.allCases {
      let offset = facts.now.offset[axis]
      let due = (offset / step).rounded() * step
      tally.check(abs(offset - due), within: 1e-6, facts) {
        ("offset.\(axis) in steps of \(step.text)", offset.text)
      }
    }
  }

  public func conclude(_ end: End) -> Verdict { tally.verdict(end) }
}
