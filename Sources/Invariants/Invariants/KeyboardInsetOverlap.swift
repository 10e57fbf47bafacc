internal import Model
internal import Replay
internal import Text

/// A form extends its scroll range by exactly the part of its whole frame that the keyboard covers:
/// with a shorter viewport or a larger bottom inset, as the scene declares. A smaller keyboard
/// reduces the extension, and without a keyboard the extension is zero.
///
/// If this invariant is broken, a user cannot scroll to the last field, or sees an empty area below
/// it. A published form measured the overlap against a frame that was already shortened, so a
/// second keyboard took more space.
struct KeyboardInsetOverlap: ReplayInvariant {
  static let summary = "a form shrinks or is inset by its overlap with the keyboard"
  static let interest: Interest = [.layout]
  static let tolerance = ToleranceClass.atRest
  static let needs: Abilities = [.keyboard, .insets]
  private var hadKeyboard = false
  private(set) var isWeak = true

  static func watches(_ view: ViewScene) -> Bool {
    // The position of a view inside another view depends on the outer view's offset.
    view.makesSpace && view.inside == nil
  }

  mutating func observe(_ facts: borrowing Facts, _ tally: inout Tally) {
    if facts.happened.contains(.keyboard) { hadKeyboard = true }
    guard hadKeyboard, let policy = facts.scene.keyboard else { return }
    // A drag may have dismissed the keyboard.
    guard facts.keyboard.isKnown else { return }
    let covered = facts.covered
    if covered > 0 { isWeak = false }
    let tolerance = tally.terms.restTolerance(0, facts)
    if policy.avoids == .shrink {
      let full = facts.scene.frame.size.height
      let due = max(full - covered, min(1, full))
      let height = facts.now.bounds.height
      tally.check(abs(height - due), within: tolerance, facts) {
        ("a viewport \(due.text) high: \(full.text) minus \(covered.text)", height.text)
      }
    } else {
      let due = max(facts.scene.insets.bottom, covered)
      let inset = facts.now.insets.bottom
      // The inset may be larger in order to centre small content or a row.
      let mayBeMore = facts.scene.layout.small == .centre || facts.scene.wheel != nil
      tally.check(mayBeMore ? due - inset : abs(inset - due), within: tolerance, facts) {
        ("a bottom inset of \(due.text)", inset.text)
      }
    }
  }
}

extension ViewScene {
  /// Whether the scroll range of the view grows while the keyboard covers a part of the view.
  var makesSpace: Bool { keyboard?.avoids == .shrink || keyboard?.avoids == .inset }
}
