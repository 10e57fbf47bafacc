internal import Model
internal import Replay
internal import Text

/// When the keyboard appears for a field, the view comes to rest with the field above the keyboard,
/// as far as the range allows. This is checked if the appearance of the keyboard is the only event
/// since the previous rest.
///
/// If this invariant is broken, a user cannot see what they type. Forms that scroll before they
/// have extended their range do not scroll far enough.
struct FocusedFieldVisible: ReplayInvariant {
  static let summary = "the focused field is above the keyboard at rest"
  static let interest: Interest = [.moment, .cameToRest]
  static let tolerance = ToleranceClass.atRest
  static let needs: Abilities = .keyboard
  private var field: Int?
  private(set) var isWeak = true

  static func watches(_ view: ViewScene) -> Bool {
    guard let keyboard = view.keyboard, view.inside == nil else { return false }
    return keyboard.avoids != .ignore && !keyboard.fields.isEmpty
  }

  mutating func observe(_ facts: borrowing Facts, _ tally: inout Tally) {
    if !facts.happened.isEmpty { field = nil }
    if facts.happened == .keyboard, facts.wasAtRest, facts.fingers.count == 0, facts.isZoomInLimits,
      facts.keyboard.current == facts.keyboard.declared, facts.keyboard.due == nil,
      facts.keyboard.isKnown,
      case .shown(_, let focus) = facts.keyboard.current
    {
      field = focus
    }
    guard facts.hasJustRested, let index = field, let policy = facts.scene.keyboard,
      policy.fields.indices.contains(index)
    else { return }
    field = nil
    check(policy, policy.fields[index], facts, &tally)
  }

  private mutating func check(
    _ policy: KeyboardPolicy, _ field: Rectangle, _ facts: borrowing Facts, _ tally: inout Tally
  ) {
    let now = facts.now
    let tolerance = tally.terms.restTolerance(now.offset.y, facts)
    let visible = policy.avoids == .shrink ? now.bounds.height : now.bounds.height - facts.covered
    let top = max(0, field.origin.y * now.zoom)
    let bottom = min(now.content.height, (field.origin.y + field.size.height) * now.zoom)
    // A field that is higher than the visible part, or outside the range, cannot be shown entirely.
    guard bottom > top, bottom - top <= visible, bottom - visible <= now.highest(.y),
      top >= now.lowest(.y)
    else { return }
    if abs(now.offset.y - facts.sinceRest.start.offset.y) > 1 { isWeak = false }
    let error = max(now.offset.y - top, bottom - visible - now.offset.y)
    tally.check(error, within: tolerance, facts) {
      "offset.y from \((bottom - visible).text) to \(top.text), to show the field"
      now.offset.y.text
    }
  }
}
