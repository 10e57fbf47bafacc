internal import Model
internal import Replay

extension Facts {
  /// Follows a keyboard that a finger may have dismissed, even within one moment. The position of
  /// the keyboard is known again once the app shows it without motion.
  func followKeyboard(isTouched: Bool, at time: Instant) {
    guard let policy = scene.keyboard else { return }
    if isTouched { return keyboard.touch() }
    // A view with a delayed policy is notified later, and no step shows when. Unobserved steps show
    // nothing about the keyboard.
    guard sight.isLook, let top = now.readouts.keyboard, top == was.readouts.keyboard,
      elapsed >= 0.004
    else { return }
    keyboard.settle(at: top, at: time, policy)
  }

  /// The height of the view's declared frame that the keyboard covers. The shown frame may already
  /// have been shrunk for the keyboard, and the keyboard would then cover less of it.
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
    guard case .shown(let keyboard, _) = keyboard.current else { return 0 }
    return frame.overlap(keyboard)
  }
}
