package import Model
internal import Text

extension Recording {
  /// The recording with all its views inside a page that fills the window and cannot scroll, as on
  /// most web pages.
  package var inAPage: Recording {
    let window = Rectangle.of(head.scene.window.size)
    var other = self
    other.head.scene.views = [
      ViewScene(id: "whole page", frame: window, content: Size(width: 1, height: 1))
    ]
    for var view in head.scene.views {
      view.inside = view.inside.map { $0 + 1 } ?? 0
      other.head.scene.views.append(view)
    }
    other.events = events.compactMap { event in
      guard var action = event.value.action.renumbered({ $0 + 1 }) else { return nil }
      if case .layout(var change) = action, let window = change.window {
        let frame = Rectangle.of(window.size)
        change.frames.insert(FrameChange(view: 0, frame: frame), at: 0)
        action = .layout(change)
      }
      return Located(InputEvent(at: event.value.time, action), at: event.location)
    }
    return other
  }
}

extension Rectangle {
  fileprivate static func of(_ size: Size) -> Rectangle {
    Rectangle(x: 0, y: 0, width: size.width, height: size.height)
  }
}
