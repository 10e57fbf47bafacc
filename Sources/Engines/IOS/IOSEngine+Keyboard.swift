internal import Gesture

// The keyboard comes and goes, and a drag sends it away.

extension IOSEngine {
  /// Whether a view makes room only when the keyboard is there.
  func waits(_ index: Int) -> Bool { views[index].content.layout.scene.keyboard?.isLate ?? false }

  /// The keyboard is where it was on its way to.
  mutating func keyboardArrives() {
    keyboard.arrive()
    makeRoom()
    noteSeen()
    guard keyboard.frame != nil, let field = keyboard.field else { return }
    for index in views.indices where waits(index) { views[index].focus(on: field, at: now) }
  }

  /// A drag of this view has just begun.
  mutating func dismissKeyboard(by index: Int) {
    guard keyboard.frame != nil, dismissal(of: index) == .onDrag else { return }
    hideKeyboard()
  }

  /// Fingers that drag a view take the keyboard along below its top edge; when they are gone it goes if
  /// more than half of it is out of sight, and comes back if not. Where UIKit draws that line nobody has
  /// published: a choice.
  mutating func pullKeyboard() {
    guard let frame = keyboard.frame else { return }
    var isDragged = false
    for index in views.indices where dismissal(of: index) == .interactive {
      guard views[index].sequence.isDragging else { continue }
      isDragged = true
      var lowest = frame.origin.y
      for finger in touches.fingers where views[index].sequence.contains(finger.number) {
        lowest = max(lowest, finger.place.y)
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
    makeRoom()
    noteSeen()
  }

  private func dismissal(of index: Int) -> KeyboardPolicy.Dismissal {
    views[index].content.layout.scene.keyboard?.dismiss ?? .none
  }
}

extension Keyboard {
  /// The field that has the focus, if one has.
  var field: Int? { if case .shown(_, let field) = self { field } else { nil } }
}
