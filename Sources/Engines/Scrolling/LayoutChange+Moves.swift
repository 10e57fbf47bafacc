internal import Gesture

extension LayoutChange {
  /// Whether fingers on a view are somewhere else in it afterwards: a turn changes the window that
  /// places are in, a frame the view's place in it, and the keyboard moves nothing but itself.
  func moves(_ view: Int, of scene: Scene) -> Bool {
    switch self {
    case .turn, .resize: true
    case .frame(let frame): scene.isView(view, insideOrSame: frame.view)
    case .keyboard: false
    }
  }
}
