internal import Gesture
internal import Replay

extension Facts {
  /// The keyboard sets out. A view that waits hears of it when it is there.
  func announce(_ keyboard: Keyboard, at time: Instant) {
    declaredKeyboard = keyboard
    keyboardEvents += 1
    keyboardSince = time
    guard let policy = scene.keyboard, policy.isLate else { return self.keyboard = keyboard }
    keyboardDue = time + .milliseconds(policy.lasts)
  }

  /// Whether a view that waits hears of the keyboard by this time.
  func hearOfKeyboard(at time: Instant) {
    isKeyboardThere = false
    guard let due = keyboardDue, due <= time else { return }
    keyboardDue = nil
    isKeyboardThere = keyboard != declaredKeyboard
    keyboard = declaredKeyboard
  }

  /// What a drag has sent away is no longer there, as far as the app shows it.
  func noteDismissal() {
    guard let policy = scene.keyboard, policy.dismiss != .none, let top = now.readouts.keyboard,
      case .shown(let frame, _) = keyboard
    else { return }
    let isThere = time >= keyboardSince + .milliseconds(policy.lasts)
    let isGone = isThere && top >= frame.origin.y + frame.size.height - 0.5
    let isDragged = now.activity.contains(.dragging) || was.activity.contains(.dragging)
    let isGoing = isDragged && top > frame.origin.y + frame.size.height / 2
    let isLetGo = policy.dismiss == .onDrag || !now.activity.contains(.dragging)
    if isGone && isLetGo || isThere && isGoing && isLetGo {
      (keyboard, declaredKeyboard) = (.hidden, .hidden)
    }
  }

  /// How much of the height of the view's whole frame the keyboard covers: of what is left of a frame
  /// that it shrank already it would cover less.
  var covered: Double {
    var frame = scene.frame
    frame.origin = now.frame.origin
    return covered(of: frame)
  }

  /// The frame that the changes of a moment have left so far, of a view that stands in the window.
  var frameSoFar: Rectangle? {
    guard scene.inside == nil else { return nil }
    var frame = scene.frame
    if scene.keyboard?.avoids == .shrink { frame.size.height -= covered(of: frame) }
    return frame
  }

  private func covered(of frame: Rectangle) -> Double {
    guard case .shown(let keyboard, _) = keyboard else { return 0 }
    let width =
      min(frame.origin.x + frame.size.width, keyboard.origin.x + keyboard.size.width)
      - max(frame.origin.x, keyboard.origin.x)
    let height =
      min(frame.origin.y + frame.size.height, keyboard.origin.y + keyboard.size.height)
      - max(frame.origin.y, keyboard.origin.y)
    return width > 0 && height > 0 ? height : 0
  }
}
