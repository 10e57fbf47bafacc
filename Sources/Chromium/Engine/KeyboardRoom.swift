internal import Gesture
internal import Replay

/// The room that a keyboard on the screen leaves to the views of a scene. A browser on a desk shows no
/// keyboard, so the page does what an app does that makes room for one.
struct KeyboardRoom {
  var keyboard = Keyboard.hidden

  /// How much of a view it covers, whose frame in the window is this.
  func covered(_ view: ViewScene, at frame: Rectangle) -> Double {
    guard case .shown(let place, _) = keyboard, let policy = view.keyboard, policy.avoids != .ignore
    else { return 0 }
    return frame.overlap(place)
  }

  /// The scene with what its views do about it: they get smaller, or have a larger margin at the bottom.
  func applied(to scene: Scene, _ states: [ViewState]) -> Scene {
    guard case .shown = keyboard else { return scene }
    var changed = scene
    for (index, view) in scene.views.enumerated() where view.keyboard != nil {
      let frame = scene.frameInWindow(ofView: index) { parent in
        (states[parent].offset, states[parent].zoom)
      }
      let covered = covered(view, at: frame)
      switch view.keyboard?.avoids {
      case .shrink:
        let height = view.frame.size.height
        changed.views[index].frame.size.height = max(height - covered, min(1, height))
      case .inset: changed.views[index].insets.bottom = max(view.insets.bottom, covered)
      case .scroll, .ignore, nil: break
      }
    }
    return changed
  }

  /// Where a view scrolls to, to show a rectangle above the keyboard.
  func target(of view: ViewScene, _ state: ViewState, showing rectangle: Rectangle) -> Point {
    var visible = state
    if view.keyboard?.avoids != .shrink { visible.bounds.height -= covered(view, at: state.frame) }
    return visible.revealing(rectangle)
  }

  /// Where a view scrolls to, to show the field that has the focus above the keyboard; nil where it has
  /// none of it.
  func target(of view: ViewScene, _ state: ViewState) -> Point? {
    guard case .shown(_, let field?) = keyboard, let policy = view.keyboard,
      policy.avoids != .ignore, policy.fields.indices.contains(field)
    else { return nil }
    return self.target(of: view, state, showing: policy.fields[field] * state.zoom)
  }
}
