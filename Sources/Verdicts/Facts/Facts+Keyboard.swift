internal import Gesture
internal import Replay

extension Facts {
  /// The keyboard sets out. A view that waits hears of it when it is there.
  func announce(_ keyboard: Keyboard, at time: Instant) {
    declaredKeyboard = keyboard
    keyboardEvents += 1
    keyboardSince = time
    guard let policy = scene.keyboard, policy.isLate else {
      self.keyboard = keyboard
      isKeyboardKnown = true
      return
    }
    keyboardDue = time + policy.duration
  }

  /// Whether a view that waits hears of the keyboard by this time.
  func hearOfKeyboard(at time: Instant) {
    guard let due = keyboardDue, due <= time else { return }
    keyboardDue = nil
    isKeyboardThere = true
    keyboard = declaredKeyboard
    if keyboard == .hidden { isKeyboardKnown = true }
  }

  /// A finger may have sent the keyboard away, within a moment even: where it is is known again once the
  /// app shows it, standing still.
  func followKeyboard(isTouched: Bool, at time: Instant) {
    guard case .shown(let frame, _) = declaredKeyboard, let policy = scene.keyboard else { return }
    if isTouched { return isKeyboardKnown = false }
    // A view that waits hears of it later, and nobody shows when; nor does it show where nobody looks.
    guard !isKeyboardKnown, sight.isLook, !policy.isLate, let top = now.readouts.keyboard,
      top == was.readouts.keyboard, elapsed >= 0.004, time >= keyboardSince + policy.duration
    else { return }
    // One that was shown below the edge of the window looks like one that is hidden.
    let (isShown, isHidden) = (abs(top - frame.origin.y) < 0.5, abs(top - windowBottom) < 0.5)
    guard isShown != isHidden else { return }
    isKeyboardKnown = true
    if isHidden {
      keyboard = .hidden
      declaredKeyboard = .hidden
      keyboardDue = nil
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
    return frame.overlap(keyboard)
  }
}
