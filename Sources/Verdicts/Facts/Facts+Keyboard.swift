internal import Gesture
internal import Replay

extension Facts {
  /// How much of the height of the view's whole frame the keyboard covers: of what is left of a frame
  /// that it shrank already it would cover less.
  var covered: Double {
    guard case .shown(let keyboard, _) = keyboard else { return 0 }
    let (left, top) = (now.frame.origin.x, now.frame.origin.y)
    let size = scene.frame.size
    let width =
      min(left + size.width, keyboard.origin.x + keyboard.size.width)
      - max(left, keyboard.origin.x)
    let height =
      min(top + size.height, keyboard.origin.y + keyboard.size.height)
      - max(top, keyboard.origin.y)
    return width > 0 && height > 0 ? height : 0
  }
}
