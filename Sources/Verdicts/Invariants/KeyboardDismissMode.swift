internal import Gesture
internal import Replay

/// A drag of a form leaves the keyboard where it is, sends it away as it begins, or takes it along below
/// its top edge: what the scene declares. A keyboard that was taken along is back or gone afterwards.
///
/// Otherwise a person who only wants to read on loses the keyboard, or cannot get rid of it.
struct KeyboardDismissMode: ReplayInvariant {
  static let summary = "a drag leaves the keyboard, sends it away or takes it along, as declared"
  static let interest: Interest = [.moment, .moved, .rest]
  static let tolerance = ToleranceClass.atRest
  static let needs: Abilities = [.keyboard, .readouts]
  static let reads: Abilities = .activity
  private var frame: Rectangle?
  private var events = 0
  /// When the keyboard last set out.
  private var since = Instant(nanoseconds: .min / 2)
  private var isGone = false
  /// Whether it may be gone or back: fingers took it along, or a drag may have begun and ended within
  /// a moment. What the app shows of it as it stands still tells which.
  private var isOpen = false
  /// Whether the drag has it with it.
  private var isTaken = false
  private(set) var isWeak = true

  static func watches(_ view: Int, of scene: Scene, _ terms: Terms) -> Bool {
    let policies = scene.views.filter { $0.keyboard != nil }
    return policies.count == 1 && scene.views[view].keyboard != nil
      && scene.views[view].shows.contains(.keyboard)
  }

  mutating func observe(_ facts: borrowing Facts, _ tally: inout Tally) {
    guard let top = facts.now.readouts.keyboard, let policy = facts.scene.keyboard else { return }
    if facts.keyboardEvents != events {
      events = facts.keyboardEvents
      frame = nil
      if case .shown(let place, _) = facts.declaredKeyboard { frame = place }
      since = facts.time
      isGone = false
      isOpen = false
      isTaken = false
    }
    guard let frame else { return }
    let finger = follow(policy, frame, facts, slop: tally.terms.contract.slop)
    guard facts.time >= since + policy.duration else { return }
    let (first, bottom) = (frame.origin.y, facts.windowBottom)
    var dues = isOpen ? [first, bottom] : [isGone ? bottom : first]
    if let finger { dues[0] = min(max(finger, first), first + frame.size.height) }
    let tolerance = tally.terms.atRest(first, facts)
    let error = dues.map { abs(top - $0) }.min() ?? 0
    tally.check(error, within: tolerance, facts) {
      ("the keyboard at \(dues.map { $0.text }.joined(separator: " or "))", top.text)
    }
    // One that was shown below the edge of the window looks like one that is hidden.
    let isStill = facts.happened.isEmpty && top == facts.was.readouts.keyboard
    guard isOpen, isStill, finger == nil, facts.elapsed >= 0.004,
      abs(first - bottom) > 2 * tolerance
    else { return }
    isOpen = false
    isGone = abs(top - bottom) <= tolerance
  }

  /// What fingers do to the keyboard in this step.
  ///
  /// - Returns: how far down the fingers are that drag it along; nothing where none does.
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
    // Of several fingers the lowest has it, and which of them drag is the engine's to say.
    let isAlone = facts.sequence.mostFingers == 1
    let place = isAlone ? facts.sequence.finger.place.y : facts.now.readouts.keyboard
    if !isAlone || facts.sequence.finger.place.y > frame.origin.y { isTaken = true }
    return place
  }

  /// Whether a drag may have begun or ended without being seen: the order within a moment decides, and
  /// one that moves as it lifts may have dragged in between.
  private func isUnclear(_ isSeen: Bool, _ facts: borrowing Facts, slop: Double) -> Bool {
    let happened = facts.happened
    guard !happened.isDisjoint(with: .touch) else { return false }
    if !happened.isSubset(of: .touch) { return true }
    guard !happened.isDisjoint(with: .lift) else { return false }
    if happened.contains(.down) { return true }
    // How far a finger went before a turn is not known.
    let mayHaveGone =
      facts.sequence.mostFingers > 1 || !facts.sequence.happened.isDisjoint(with: .turn | .frame)
      || facts.sequence.finger.reach > slop - 2
    return !isSeen && mayHaveGone
  }
}
