internal import Model
internal import Replay

extension Facts {
  /// The keyboard starts to move. A view with a delayed policy is notified when it has arrived.
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

  /// Notifies a view with a delayed policy, if the keyboard has arrived by this time.
  func hearOfKeyboard(at time: Instant) {
    guard let due = keyboardDue, due <= time else { return }
    keyboardDue = nil
    isKeyboardThere = true
    keyboard = declaredKeyboard
    if keyboard == .hidden { isKeyboardKnown = true }
  }

  /// A finger may have dismissed the keyboard, even within one moment: its position is known again
  /// once the app shows it without motion.
  func followKeyboard(isTouched: Bool, at time: Instant) {
    guard case .shown(let frame, _) = declaredKeyboard, let policy = scene.keyboard else { return }
    if isTouched { return isKeyboardKnown = false }
    // A view with a delayed policy is notified later, and no step shows when; unobserved steps show
    // nothing either.
    guard !isKeyboardKnown, sight.isLook, !policy.isLate, let top = now.readouts.keyboard,
      top == was.readouts.keyboard, elapsed >= 0.004, time >= keyboardSince + policy.duration
    else { return }
    // A keyboard that was shown below the edge of the window cannot be distinguished from a hidden
    // one.
    let (isShown, isHidden) = (abs(top - frame.origin.y) < 0.5, abs(top - windowBottom) < 0.5)
    guard isShown != isHidden else { return }
    isKeyboardKnown = true
    if isHidden {
      keyboard = .hidden
      declaredKeyboard = .hidden
      keyboardDue = nil
    }
  }

  /// The height that the keyboard covers of the view's whole frame. A frame that has already been
  /// shrunk for it would be covered less.
  var covered: Double {
    var frame = scene.frame
    frame.origin = now.frame.origin
    return covered(of: frame)
  }

  /// The frame after the changes of the moment so far, for a view directly in the window.
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
