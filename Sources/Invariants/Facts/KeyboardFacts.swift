internal import Model
internal import Replay

/// The keyboard of one view: as declared by the app, and as the view was notified of it.
struct KeyboardFacts {
  /// The keyboard that the view was notified of.
  private(set) var current = Keyboard.hidden
  /// The keyboard as declared by the last event, and the number of such events: a view that waits
  /// for the keyboard is notified later, and a drag may have dismissed it since.
  private(set) var declared = Keyboard.hidden
  private(set) var events = 0
  /// When the keyboard last started to move.
  private var since = Instant(nanoseconds: .min / 2)
  /// When a view that waits until the keyboard is shown is notified.
  private(set) var due: Instant?
  /// Whether the view is notified in this step.
  private(set) var hasArrived = false
  /// Whether the state of the keyboard is known: a drag may dismiss it within a moment, and only an
  /// app signal reports whether it did.
  private(set) var isKnown = true
  /// The lower edge of the window: a hidden keyboard is below it.
  private(set) var windowBottom: Double

  init(windowBottom: Double) { self.windowBottom = windowBottom }

  mutating func resize(windowBottom: Double) { self.windowBottom = windowBottom }

  mutating func beginStep() { hasArrived = false }

  /// The keyboard starts to move. A view with a delayed policy is notified when it has arrived.
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

  /// Notifies a view with a delayed policy, if the keyboard has arrived by this time.
  mutating func notify(at time: Instant) {
    guard let dueTime = due, dueTime <= time else { return }
    due = nil
    hasArrived = true
    current = declared
    if current == .hidden { isKnown = true }
  }

  /// A finger may have dismissed the keyboard.
  mutating func touch() {
    if case .shown = declared { isKnown = false }
  }

  /// The app shows the top edge of the keyboard without motion: its position is known again.
  mutating func settle(at top: Double, at time: Instant, _ policy: KeyboardPolicy) {
    guard !isKnown, !policy.isLate, time >= since + policy.duration,
      case .shown(let frame, _) = declared
    else { return }
    // A keyboard that was shown below the edge of the window cannot be distinguished from a hidden
    // one.
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
