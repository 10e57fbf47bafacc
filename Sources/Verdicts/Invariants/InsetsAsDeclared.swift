public import Gesture
internal import Replay

/// The insets that apply are those the scene declares, and more only where something calls for it:
/// the keyboard below, a refresh above, small content or a row that comes to the middle.
///
/// A person sees the first row too far below the bar. The published bounce scene counted its bar
/// twice.
public struct InsetsAsDeclared: ReplayInvariant {
  public static let name = "insets-as-declared"
  public static let summary = "the insets that apply are those the scene declares"
  public static let interest: Interest = [.layout, .landed, .settled]
  public static let tolerance = ToleranceClass.atRest
  private var tally = Tally()
  private let terms: Terms

  public static func applicability(for scene: Scene, _ terms: Terms) -> Applicability<Self> {
    if let reason = terms.lacks(.insets) { return .untested(reason) }
    return .views(of: scene) { _ in Self(terms: terms) }
  }

  private init(terms: Terms) {
    self.terms = terms
  }

  public mutating func observe(_ facts: borrowing Facts) {
    // Of a recorded device it is what follows from the scene.
    guard !facts.sight.isRecorded else { return tally.lackRoom() }
    let (now, scene) = (facts.now, facts.scene)
    let tolerance = terms.atRest(0, facts)
    for axis in Axis.allCases {
      // Insets below nothing make content smaller than it is.
      let declared = scene.insets.leading(axis) + scene.insets.trailing(axis)
      let length = now.content[axis] + min(0, declared)
      let isCentred = scene.layout.small == .centre && length < now.bounds[axis]
      guard !isCentred, axis == .x || scene.wheel == nil else { continue }
      if axis == .x || scene.refresh == nil {
        let (due, inset) = (scene.insets.leading(axis), now.insets.leading(axis))
        tally.check(abs(inset - due), within: tolerance, facts) {
          ("an inset of \(due.text) before the content along \(axis)", inset.text)
        }
      }
      if axis == .x || scene.keyboard?.avoids != .inset {
        let (due, inset) = (scene.insets.trailing(axis), now.insets.trailing(axis))
        tally.check(abs(inset - due), within: tolerance, facts) {
          ("an inset of \(due.text) after the content along \(axis)", inset.text)
        }
      }
    }
  }

  public func conclude(_ end: End) -> Verdict { tally.verdict(end) }
}
