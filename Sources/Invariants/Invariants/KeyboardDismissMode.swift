internal import Model
internal import Replay
internal import Text

/// A drag of a form treats the keyboard as the scene declares: it does not move the keyboard,
/// dismisses it when the drag begins, or moves it down with the finger. A keyboard that was moved
/// with the finger is fully shown or fully hidden afterwards.
///
/// If this invariant is broken, a user who only wants to read on loses the keyboard, or cannot
/// dismiss it.
struct KeyboardDismissMode: ReplayInvariant {
  static let summary = "a drag keeps, dismisses or moves the keyboard as declared"
  static let interest: Interest = [.moment, .moved, .rest]
  static let tolerance = ToleranceClass.atRest
  static let needs: Abilities = [.keyboard, .readouts]
  static let reads: Abilities = .activity
  private var frame: Rectangle?
  private var events = 0
  /// When the keyboard last started to move.
  private var since = Instant(nanoseconds: .min / 2)
  private var isGone = false
  /// Whether it is unknown if the keyboard is shown: fingers moved it, or a drag may have begun and
  /// ended within a moment. Once the keyboard is still, its position as shown by the app decides.
  private var isOpen = false
  /// Whether the drag moves the keyboard.
  private var isTaken = false
  private(set) var isWeak = true

  static func watches(_ view: Int, of scene: Scene, _ terms: Terms) -> Bool {
    let policies = scene.views.filter { $0.keyboard != nil }
    return policies.count == 1 && scene.views[view].keyboard != nil
      && scene.views[view].shows.contains(.keyboard)
  }

  mutating func observe(_ facts: borrowing Facts, _ tally: inout Tally) {
    guard let top = facts.now.readouts.keyboard, let policy = facts.scene.keyboard else { return }
    if facts.keyboard.events != events {
      events = facts.keyboard.events
      frame = nil
      if case .shown(let keyboardFrame, _) = facts.keyboard.declared { frame = keyboardFrame }
      since = facts.time
      isGone = false
      isOpen = false
      isTaken = false
    }
    guard let frame else { return }
    let finger = follow(policy, frame, facts, slop: tally.terms.contract.slop)
    guard facts.time >= since + policy.duration else { return }
    let (first, bottom) = (frame.origin.y, facts.keyboard.windowBottom)
    var dues = isOpen ? [first, bottom] : [isGone ? bottom : first]
    if let finger { dues[0] = min(max(finger, first), first + frame.size.height) }
    let tolerance = tally.terms.restTolerance(first, facts)
    let error = dues.map { abs(top - $0) }.min() ?? 0
    tally.check(error, within: tolerance, facts) {
      ("the keyboard at \(dues.map { $0.text }.joined(separator: " or "))", top.text)
    }
    // If the declared position is at the lower edge of the window, a shown keyboard cannot be
    // distinguished from a hidden keyboard.
    let isStill = facts.happened.isEmpty && top == facts.was.readouts.keyboard
    guard isOpen, isStill, finger == nil, facts.elapsed >= 0.004,
      abs(first - bottom) > 2 * tolerance
    else { return }
    isOpen = false
    isGone = abs(top - bottom) <= tolerance
  }

  /// Updates the keyboard's state for the fingers of this step.
  ///
  /// - Returns: The y position of the fingers that drag the keyboard; nil if no finger drags it.
  private mutating func follow(
    _ policy: KeyboardPolicy, _ frame: Rectangle, _ facts: borrowing Facts, slop: Double
  ) -> Double? {
    let isDragged = facts.now.activity.contains(.dragging)
    let wasDragging = facts.was.activity.contains(.dragging)
    if isDragged { isWeak = false }
    guard policy.dismiss != .none, !isGone else { return nil }
    if isUnclear(isDragged || wasDragging, facts, slop: slop) {
      isOpen = true
      since = facts.time
    } else if policy.dismiss == .onDrag, isDragged, !wasDragging {
      isGone = true
      isOpen = false
      since = facts.time
    }
    guard policy.dismiss == .interactive else { return nil }
    guard isDragged else {
      if wasDragging { since = facts.time }
      if isTaken {
        isOpen = true
        isTaken = false
      }
      return nil
    }
    // If there are several fingers, the lowest finger moves the keyboard, and the engine decides
    // which of them drag.
    let isAlone = facts.sequence.maxFingers == 1
    let position = isAlone ? facts.sequence.finger.point.y : facts.now.readouts.keyboard
    if !isAlone || facts.sequence.finger.point.y > frame.origin.y { isTaken = true }
    return position
  }

  /// Whether a drag may have begun or ended unobserved: the order within a moment decides that, and
  /// a finger that moves as it lifts may have dragged in between.
  private func isUnclear(_ isSeen: Bool, _ facts: borrowing Facts, slop: Double) -> Bool {
    let happened = facts.happened
    guard !happened.isDisjoint(with: .touch) else { return false }
    if !happened.isSubset(of: .touch) { return true }
    guard !happened.isDisjoint(with: .lift) else { return false }
    if happened.contains(.down) { return true }
    // How far a finger moved before a rotation is unknown.
    let mayHaveGone =
      facts.sequence.maxFingers > 1 || !facts.sequence.happened.isDisjoint(with: .turn | .frame)
      || facts.sequence.finger.reach > slop - 2
    return !isSeen && mayHaveGone
  }
}
