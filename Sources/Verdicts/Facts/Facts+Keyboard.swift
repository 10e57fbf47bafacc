internal import Gesture
internal import Replay

extension Facts {
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
