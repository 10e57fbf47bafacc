internal import Gesture
internal import Replay

/// A drag of a form leaves the keyboard where it is, sends it away as it begins, or takes it along below
/// its top edge: what the scene declares. A keyboard that was taken along is back or gone afterwards.
///
/// Otherwise a person who only wants to read on loses the keyboard, or cannot get rid of it.
struct KeyboardDismissMode: ReplayInvariant {
  static let name = "keyboard-dismiss-mode"
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
  private var wasTaken = false
  private var wasDragged = false

  static func watches(_ view: Int, of scene: Scene, _ terms: Terms) -> Bool {
    let policies = scene.views.filter { $0.keyboard != nil }
    return policies.count == 1 && scene.views[view].keyboard != nil
      && scene.views[view].shows.contains(.keyboard)
  }

  var isWeak: Bool { !wasDragged }

  mutating func observe(_ facts: borrowing Facts, _ tally: inout Tally) {
    guard let top = facts.now.readouts.keyboard, let policy = facts.scene.keyboard else { return }
    let isDragged = facts.now.activity.contains(.dragging)
    if facts.keyboardEvents != events {
      events = facts.keyboardEvents
      frame = nil
      if case .shown(let place, _) = facts.declaredKeyboard { frame = place }
      (since, isGone, wasTaken) = (facts.time, false, false)
    }
    guard let frame else { return }
    let (first, last) = (frame.origin.y, frame.origin.y + frame.size.height)
    if isDragged, !isGone {
      wasDragged = true
      if policy.dismiss == .onDrag { (isGone, since) = (true, facts.time) }
    }
    var dues = [isGone ? last : first]
    if policy.dismiss == .interactive, !isGone {
      guard facts.fingers.count < 2 else { return wasTaken = true }
      let place = facts.sequence.finger.place.y
      if isDragged {
        dues = [min(max(place, first), last)]
        if place > first { wasTaken = true }
      } else if wasTaken {
        if facts.was.activity.contains(.dragging) { since = facts.time }
        dues = [first, last]
      }
    }
    guard facts.time >= since + .milliseconds(policy.lasts) else { return }
    let error = dues.map { abs(top - $0) }.min() ?? 0
    tally.check(error, within: tally.terms.atRest(first, facts), facts) {
      ("the keyboard at \(dues.map { $0.text }.joined(separator: " or "))", top.text)
    }
    if wasTaken, !isDragged, abs(top - last) < 0.5 { isGone = true }
  }
}
