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
      { $0.scroll.enabled = $1.scroll.enabled },
      { $0.scroll.paging = $1.scroll.paging },
      { $0.scroll.pagingWhenZoomed = $1.scroll.pagingWhenZoomed },
      { $0.scroll.page = $1.scroll.page },
      { $0.scroll.bounces = $1.scroll.bounces },
      { $0.scroll.alwaysBounce = $1.scroll.alwaysBounce },
      { $0.scroll.directionLock = $1.scroll.directionLock },
      { $0.scroll.deceleration = $1.scroll.deceleration },
      { $0.scroll.delaysTouches = $1.scroll.delaysTouches },
      { $0.scroll.cancelsTouches = $1.scroll.cancelsTouches },
      { $0.scroll.scrollsToTop = $1.scroll.scrollsToTop },
      { $0.scroll.indicators = $1.scroll.indicators },
      { $0.zoom.limits = $1.zoom.limits },
      { $0.zoom.bounces = $1.zoom.bounces },
      { $0.layout.content = $1.layout.content },
      { $0.layout.onResize = $1.layout.onResize },
      { $0.layout.small = $1.layout.small },
      { view, _ in if view.layout.pages != nil { view.layout.pages = 2 } },
      { view, _ in if view.layout.pages != nil { view.layout.pages = 1 } },
      { view, _ in if view.layout.columns != nil { view.layout.columns = 1 } },
      { view, _ in if view.layout.rows != nil { view.layout.rows = 1 } },
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
    content.width = content.width.rounded(to: grid)
    content.height = content.height.rounded(to: grid)
    insets.top = insets.top.rounded(to: grid)
    insets.left = insets.left.rounded(to: grid)
    insets.bottom = insets.bottom.rounded(to: grid)
    insets.right = insets.right.rounded(to: grid)
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
