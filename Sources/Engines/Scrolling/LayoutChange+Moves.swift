internal import Model

extension LayoutChange {
  /// Whether the change alters the position of fingers relative to a view: a turn changes the
  /// window in which positions are measured, a frame the view's position in it, and the keyboard
  /// moves nothing but itself.
  func moves(_ view: Int, of scene: Scene) -> Bool {
    switch self {
    case .turn, .resize: true
    case .frame(let frame): scene.isView(view, insideOrSame: frame.view)
    case .keyboard: false
    }
  }
}
