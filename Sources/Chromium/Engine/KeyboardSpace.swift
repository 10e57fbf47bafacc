internal import Model
internal import Replay

/// The space that an on-screen keyboard leaves to the views of a scene. A desktop browser shows no
/// keyboard, so the page is adjusted as an app would adjust its views.
struct KeyboardSpace {
  var keyboard = Keyboard.hidden

  /// The height of a view that the keyboard covers, if the view has this frame in the window.
  func covered(_ view: ViewScene, at frame: Rectangle) -> Double {
    guard case .shown(let keyboardFrame, _) = keyboard, let policy = view.keyboard,
      policy.avoids != .ignore
    else { return 0 }
    return frame.overlap(keyboardFrame)
  }

  /// The scene adjusted to the keyboard: views that avoid the keyboard by shrinking or by an inset
  /// have a smaller height or a larger bottom inset.
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

  /// The offset at which a view shows a rectangle above the keyboard.
  func target(of view: ViewScene, _ state: ViewState, showing rectangle: Rectangle) -> Point {
    var visible = state
    if view.keyboard?.avoids != .shrink { visible.bounds.height -= covered(view, at: state.frame) }
    return visible.revealing(rectangle)
  }

  /// The offset at which a view shows the focused field above the keyboard; nil if the view has no
  /// focused field or ignores the keyboard.
  func target(of view: ViewScene, _ state: ViewState) -> Point? {
    guard case .shown(_, let field?) = keyboard, let policy = view.keyboard,
      policy.avoids != .ignore, policy.fields.indices.contains(field)
    else { return nil }
    return self.target(of: view, state, showing: policy.fields[field] * state.zoom)
  }
}
