internal import Model
internal import Replay
internal import Text

/// The insets of a view are the insets that the scene declares. The inset at the bottom may differ
/// if a keyboard extends it, and the inset at the top if the view has a refresh control. Every
/// inset may differ if small content or a row is centred or begins at the right.
///
/// If this invariant is broken, a user sees the first row too far below the bar. A published bounce
/// scene counted its bar twice.
struct InsetsAsDeclared: ReplayInvariant {
  static let summary = "the insets are those that the scene declares"
  static let interest: Interest = [.layout, .landed, .cameToRest]
  static let tolerance = ToleranceClass.atRest
  static let needs: Abilities = .insets
  static let holdsOfStillness = true

  mutating func observe(_ facts: borrowing Facts, _ tally: inout Tally) {
    // For a recorded device the insets are derived from the scene.
    guard !facts.sight.isRecorded else { return tally.lackScrollRange() }
    let (now, scene) = (facts.now, facts.scene)
    let tolerance = tally.terms.restTolerance(0, facts)
    for axis in Axis.allCases {
      // Negative insets make content effectively smaller.
      let declared = scene.insets.leading(axis) + scene.insets.trailing(axis)
      let length = now.content[axis] + min(0, declared)
      let movesSmall =
        scene.layout.small == .centre || axis == .x && scene.layout.direction == .rightToLeft
      let isMoved = movesSmall && length < now.bounds[axis]
      guard !isMoved, axis == .x || scene.wheel == nil else { continue }
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
}
