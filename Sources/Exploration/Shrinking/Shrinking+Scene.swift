internal import Gesture

// The scene: without what has nothing to do with it.

extension Shrinking {
  mutating func simplifyScene() {
    for view in best.head.scene.views.indices.reversed() {
      _ = attempt { $0.removeView(view) }
    }
    for view in best.head.scene.views.indices {
      let plain = ViewScene(
        id: "view", frame: best.head.scene.views[view].frame, content: .zero)
      _ = attempt { $0.head.scene.views[view].forget(all: plain) }
      for edit in Self.edits {
        _ = attempt { edit(&$0.head.scene.views[view], plain) }
      }
      for setting in plain.settings where !setting.row.kind.isNumber {
        _ = attempt { $0.head.scene.views[view].apply(setting) }
      }
      for edit in Self.fewer {
        _ = attempt { edit(&$0.head.scene.views[view].layout) }
      }
      for grid in [100.0, 10, 1] {
        _ = attempt { $0.head.scene.views[view].round(to: grid) }
      }
    }
    _ = attempt { $0.head.scene.window.scale = 2 }
    _ = attempt { $0.head.scene.window.orientation = .portrait }
  }

  /// Sets one policy to its default; those that are the default already cost nothing.
  private static var edits: [(inout ViewScene, ViewScene) -> Void] {
    [
      { $0.scroll = $1.scroll },
      { $0.zoom = $1.zoom },
      { $0.insets = $1.insets },
      { $0.start = $1.start },
      { $0.layout = $1.layout },
      { view, _ in view.snap = nil },
      { view, _ in view.wheel = nil },
      { view, _ in view.refresh = nil },
      { view, _ in view.tiles = nil },
      { view, _ in view.keyboard = nil },
      { view, _ in view.keyboard?.fields = [] },
      { $0.shows = $1.shows },
    ]
  }

  /// As few pages, columns and rows as there can be.
  private static var fewer: [(inout ContentLayout) -> Void] {
    [
      { if $0.pages != nil { $0.pages = 2 } },
      { if $0.pages != nil { $0.pages = 1 } },
      { if $0.columns != nil { $0.columns = 1 } },
      { if $0.rows != nil { $0.rows = 1 } },
    ]
  }
}

extension ViewScene {
  /// Every policy at its default; name, frame and content stay.
  fileprivate mutating func forget(all plain: ViewScene) {
    var view = plain
    (view.id, view.inside, view.content) = (id, inside, content)
    self = view
  }

  /// Sizes and insets to multiples of a grid.
  fileprivate mutating func round(to grid: Double) {
    for setting in settings { apply(Rounding(grid: grid).setting(setting)) }
    if let x = start.x { start.x = x.rounded(to: grid) }
    if let y = start.y { start.y = y.rounded(to: grid) }
  }
}

extension Recording {
  /// Takes a view away, and what the app did to it; a view that holds another stays.
  fileprivate mutating func removeView(_ view: Int) {
    let views = head.scene.views
    guard views.count > 1, !views.contains(where: { $0.inside == view }) else { return }
    head.scene.views.remove(at: view)
    for index in head.scene.views.indices {
      guard let outer = head.scene.views[index].inside, outer > view else { continue }
      head.scene.views[index].inside = outer - 1
    }
    events = events.compactMap { event in
      guard let action = event.value.action.without(view) else { return nil }
      return Located(InputEvent(at: event.value.time, action), at: event.place)
    }
  }
}

extension InputEvent.Action {
  /// The same in a scene without that view; nil where it spoke of that view alone.
  fileprivate func without(_ view: Int) -> InputEvent.Action? {
    func moved(_ index: Int) -> Int? {
      index == view ? nil : index > view ? index - 1 : index
    }
    func moved(_ frames: [FrameChange]) -> [FrameChange] {
      frames.compactMap { frame in
        moved(frame.view).map { FrameChange(view: $0, frame: frame.frame) }
      }
    }
    switch self {
    case .touch, .mark, .layout(.keyboard): return self
    case .layout(.turn(let orientation, let window, let frames)):
      return .layout(.turn(to: orientation, window: window, frames: moved(frames)))
    case .layout(.resize(let window, let frames)):
      return .layout(.resize(window: window, frames: moved(frames)))
    case .layout(.frame(let frame)): return moved([frame]).first.map { .layout(.frame($0)) }
    case .setting(var change):
      guard let index = moved(change.view) else { return nil }
      change.view = index
      return .setting(change)
    case .ask(var command):
      guard let index = moved(command.view) else { return nil }
      command.view = index
      return .ask(command)
    case .observation(var observation):
      guard let index = moved(observation.view) else { return nil }
      observation.view = index
      return .observation(observation)
    }
  }
}
