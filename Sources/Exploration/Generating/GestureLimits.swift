package import Model

/// The limits of generated recordings, so that an engine accepts them.
package struct GestureLimits: Sendable {
  /// The abilities that the engine declares.
  package var declared = Abilities.all
  /// The maximum number of simultaneous fingers.
  package var fingers = Int.max
  /// The limits of a web page; nil for other engines.
  package var page: Page?

  package init(declared: Abilities = .all, fingers: Int = .max, page: Page? = nil) {
    (self.declared, self.fingers, self.page) = (declared, fingers, page)
  }

  /// The limits of a web page.
  package struct Page: Sendable {
    /// The names of the views that the browser scrolls. Only these views can be scrolled by a
    /// request.
    package var scrolled: Set<String>
    /// The allowed changes of the layout: the changes in recordings of the page. Other changes
    /// might show the page in a way for which it was not made.
    package var layouts: Set<InputEvent.Action.Name>

    package init(scrolled: Set<String>, layouts: Set<InputEvent.Action.Name>) {
      (self.scrolled, self.layouts) = (scrolled, layouts)
    }
  }
}

extension GestureGenerator {
  /// The action in a form that the web page accepts; nil if the page accepts no such action.
  mutating func accepted(
    _ action: InputEvent.Action, by page: GestureLimits.Page
  ) -> InputEvent.Action? {
    switch action {
    case .touch(var touch):
      // A browser cancels all touches or none.
      if touch.phase == .cancel, hand.count > 0 || fingers.count > 1 { touch.phase = .up }
      return .touch(touch)
    case .request(var command):
      let views = scene.views.indices.filter { page.scrolled.contains(scene.views[$0].id) }
      guard case .scrollTo = command.request, let view = dice.pick(views) else { return nil }
      command.view = view
      return .request(command)
    case .layout: return page.layouts.contains(action.name) ? action : nil
    case .setting: return nil
    default: return action
    }
  }
}
