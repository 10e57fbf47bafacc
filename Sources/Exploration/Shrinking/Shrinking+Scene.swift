internal import Gesture

// The scene: without what has nothing to do with it.

extension Shrinking {
  mutating func simplifyScene() {
    for view in best.head.scene.views.indices.reversed() {
      _ = attempt { $0.removeView(view) }
    }
    for view in best.head.scene.views.indices {
      let plain = ViewScene(id: "view", frame: best.head.scene.views[view].frame, content: .zero)
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
      let action = event.value.action.renumbered { $0 == view ? nil : $0 > view ? $0 - 1 : $0 }
      guard let action else { return nil }
      return Located(InputEvent(at: event.value.time, action), at: event.place)
    }
  }
}
