internal import Model
internal import Replay

/// The keyboard as the app declared it, and the keyboard of which one view was notified.
struct KeyboardFacts {
  /// The keyboard of which the view was last notified.
  private(set) var current = Keyboard.hidden
  /// The keyboard that the last event declared, and the number of such events. A view that waits
  /// for the keyboard is notified later, and a drag may have dismissed the keyboard since the
  /// event.
  private(set) var declared = Keyboard.hidden
  private(set) var events = 0
  /// When the keyboard last started to move.
  private var since = Instant(nanoseconds: .min / 2)
  /// When a view that waits for the keyboard will be notified; nil if no notification is pending.
  private(set) var due: Instant?
  /// Whether the view is notified in this step.
  private(set) var hasArrived = false
  /// Whether the state of the keyboard is known. A drag may dismiss the keyboard within a moment,
  /// and only an app signal reports whether that happened.
  private(set) var isKnown = true
  /// The lower edge of the window; a hidden keyboard is below this edge.
  private(set) var windowBottom: Double

  init(windowBottom: Double) { self.windowBottom = windowBottom }

  mutating func resize(windowBottom: Double) { self.windowBottom = windowBottom }

  mutating func beginStep() { hasArrived = false }

  /// Starts the motion of the keyboard. A view with a delayed policy is notified when the keyboard
  /// has arrived.
  mutating func announce(_ keyboard: Keyboard, at time: Instant, _ policy: KeyboardPolicy?) {
    declared = keyboard
    events += 1
    since = time
    guard let policy, policy.isLate else {
      current = keyboard
      isKnown = true
      return
    }
    due = time + policy.duration
  }

  /// Notifies a view with a delayed policy, if its notification is due by the given time.
  mutating func notify(at time: Instant) {
    guard let dueTime = due, dueTime <= time else { return }
    due = nil
    hasArrived = true
    current = declared
    if current == .hidden { isKnown = true }
  }

  /// Marks the state of the keyboard as unknown, because a finger may have dismissed the keyboard.
  mutating func touch() {
    if case .shown = declared { isKnown = false }
  }

  /// Marks the state of the keyboard as known again: the app shows the top edge without motion.
  mutating func settle(at top: Double, at time: Instant, _ policy: KeyboardPolicy) {
    guard !isKnown, !policy.isLate, time >= since + policy.duration,
      case .shown(let frame, _) = declared
    else { return }
    // If the declared position is at the lower edge of the window, a shown keyboard cannot be
    // distinguished from a hidden keyboard.
    let (isShown, isHidden) = (abs(top - frame.origin.y) < 0.5, abs(top - windowBottom) < 0.5)
    guard isShown != isHidden else { return }
    isKnown = true
    if isHidden {
      current = .hidden
      declared = .hidden
      due = nil
    }
  }
}
