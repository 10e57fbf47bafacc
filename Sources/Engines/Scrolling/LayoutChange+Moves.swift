internal import Model

extension LayoutChange {
  /// Whether the change alters the position of fingers relative to a view. A turn or a resize
  /// changes the window in which positions are measured; a frame moves its view and the views
  /// inside; the keyboard moves no view.
  func moves(_ view: Int, of scene: Scene) -> Bool {
    switch self {
    case .turn, .resize: true
    case .frame(let frame): scene.isView(view, insideOrSame: frame.view)
    case .keyboard: false
    }
  }
}
