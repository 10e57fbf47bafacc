internal import Model

// The appearance of the keyboard, and its dismissal by a drag.

extension IOSEngine {
  /// Whether a view adapts to the keyboard only after the keyboard has arrived.
  func waits(_ index: Int) -> Bool { views[index].content.layout.scene.keyboard?.isLate ?? false }

  /// Handles the arrival of the keyboard at its target.
  mutating func keyboardArrives() {
    keyboard.arrive()
    makeSpace()
    noteSeen()
    guard keyboard.frame != nil, let field = keyboard.field else { return }
    for index in views.indices where waits(index) { views[index].focus(on: field, at: now) }
  }

  /// Hides the keyboard when a drag begins on this view, if the view's policy is `onDrag`.
  mutating func dismissKeyboard(by index: Int) {
    guard keyboard.frame != nil, dismissal(of: index) == .onDrag else { return }
    hideKeyboard()
  }

  /// Moves the keyboard down with fingers that drag a view with the policy `interactive` below the
  /// keyboard's top edge. When the fingers lift, the keyboard hides if more than half of it is out
  /// of sight; otherwise it comes back. The threshold is our choice, because UIKit's threshold is
  /// not published.
  mutating func pullKeyboard() {
    guard let frame = keyboard.frame else { return }
    var isDragged = false
    for index in views.indices where dismissal(of: index) == .interactive {
      guard views[index].sequence.isDragging else { continue }
      isDragged = true
      var lowest = frame.origin.y
      for finger in touches.fingers where views[index].sequence.contains(finger.number) {
        lowest = max(lowest, finger.point.y)
      }
      keyboard.pulled = min(lowest - frame.origin.y, frame.size.height)
    }
    guard !isDragged, keyboard.pulled > 0 else { return }
    if keyboard.pulled > frame.size.height / 2 {
      hideKeyboard()
    } else {
      keyboard.move(to: frame, field: nil, bottom: window.size.height, at: now)
    }
  }

  private mutating func hideKeyboard() {
    keyboard.move(to: nil, field: nil, bottom: window.size.height, at: now)
    makeSpace()
    noteSeen()
  }

  private func dismissal(of index: Int) -> KeyboardPolicy.Dismissal {
    views[index].content.layout.scene.keyboard?.dismiss ?? .none
  }
}

extension Keyboard {
  /// The index of the focused field; nil if no field is focused.
  var field: Int? { if case .shown(_, let field) = self { field } else { nil } }
}
