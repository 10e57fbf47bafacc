package import Model
internal import Text

extension Recording {
  /// A recording of the given events.
  package init(_ scene: Scene, _ events: [InputEvent]) {
    self.init(RecordingHead(title: "test", scene: scene), events: events.map { Located($0) })
  }
}

extension Scene {
  /// A window filled by one view.
  package static func page(
    content: Size = Size(width: 900, height: 2400), _ edit: (inout ViewScene) -> Void = { _ in }
  ) -> Scene {
    let window = Window(size: Size(width: 320, height: 480), scale: 2)
    var view = ViewScene(
      id: "page", frame: Rectangle(x: 0, y: 0, width: 320, height: 480), content: content)
    edit(&view)
    return Scene(window: window, views: [view])
  }
}
