internal import Gesture
internal import Replay

/// With the axes swapped, everything behaves the same, swapped.
///
/// Otherwise a row of pictures scrolls differently from a list. Engines have had two copies of one
/// formula, and only one of them was fixed.
struct TransposeXy: Relation {
  static let name = "transpose-xy"
  static let summary = "with x and y swapped the same happens, swapped"

  static func trials(of original: Original, _ terms: Terms) -> Trials {
    if let objection = objection(to: original.scene) { return .untested(.unsuited(objection)) }
    return .replays([TransformedReplay(Swapped(original.scene), of: original, terms)])
  }

  /// What goes along one axis only.
  private static func objection(to scene: Scene) -> String? {
    for view in scene.views {
      if view.wheel != nil { return "a wheel turns along one axis only" }
      if view.refresh != nil { return "a refresh control is at the top only" }
      if view.layout.content == .fillWidth { return "content fills the width only" }
    }
    return nil
  }

  private struct Swapped: Transformation {
    static let image = "with x and y swapped"
    private let original: Scene
    private let hasPages: Bool
    /// Whether a tap beside all views may go to the top.
    private var goesToTop: Bool

    init(_ scene: Scene) {
      original = scene
      hasPages = scene.views.contains { $0.layout.content == .pages }
      goesToTop = scene.views.contains { $0.scroll.scrollsToTop }
    }

    func scene(_ scene: Scene, showing frame: Frame) throws(Unsuited) -> Scene {
      var swapped = scene
      swapped.window.size = scene.window.size.swapped
      for index in scene.views.indices {
        var view = scene.views[index].starting(at: image(of: frame.views[index]))
        // An engine that shows steps is not quite where it shows: what opens by itself does so
        // again.
        if original.views[index].opensByItself { view.start = scene.views[index].start }
        let viewport = view.frame.size
        if view.layout.content == .pages {
          // A row of pages is a column of them.
          view.content = view.contentSize(in: viewport)
          view.layout.content = .fixed
        }
        view.content = view.content.swapped
        view.frame = view.frame.swapped
        view.insets = view.insets.swapped
        view.scroll.alwaysBounce = view.scroll.alwaysBounce.swapped
        view.scroll.indicators = view.scroll.indicators.swapped
        swap(&view.layout.columns, &view.layout.rows)
        if let axis = view.snap?.axis { view.snap?.axis = axis == .x ? .y : .x }
        swapped.views[index] = view
      }
      return swapped
    }

    func image(of view: ViewState) -> Standing {
      Standing(offset: view.offset.swapped, zoom: view.zoom)
    }

    mutating func change(_ moment: inout Moment, showing frame: Frame) throws(Unsuited) {
      for index in moment.events.indices {
        switch moment.events[index].value {
        case .touch(var touch):
          if touch.phase == .down, goesToTop, original.isBesideAllViews(touch.place, in: frame) {
            throw Unsuited("the status bar is at the top only")
          }
          touch.place = touch.place.swapped
          moment.events[index].value = .touch(touch)
        case .ask(var command):
          command.request = try swapped(command.request)
          moment.events[index].value = .ask(command)
        case .layout(let change):
          guard !hasPages else { throw Unsuited("a turn makes a row of new pages only") }
          moment.events[index].value = .layout(try swapped(change))
        case .setting(var change):
          if change.settings.contains(.scrollsToTop(true)) { goesToTop = true }
          change.settings = try change.settings.map(swapped)
          swap(&change.above, &change.left)
          moment.events[index].value = .setting(change)
        case .observation, .mark: break
        }
      }
    }

    private func swapped(_ request: Command.Request) throws(Unsuited) -> Command.Request {
      switch request {
      case .scrollTo(let place): return .scrollTo(place.swapped)
      case .reveal(let rectangle): return .reveal(rectangle.swapped)
      case .zoomToRect(let rectangle): return .zoomToRect(rectangle.swapped)
      case .zoomTo, .resetZoom, .stop: return request
      case .page, .select, .beginRefresh, .endRefresh, .scrollToTop:
        throw Unsuited("pages, rows and the top are along one axis only")
      }
    }

    private func swapped(_ change: LayoutChange) throws(Unsuited) -> LayoutChange {
      switch change {
      case .turn(let orientation, let window, let frames):
        return .turn(to: orientation, window: swapped(window), frames: frames.map(swapped))
      case .resize(let window, let frames):
        return .resize(window: swapped(window), frames: frames.map(swapped))
      case .frame(let frame): return .frame(swapped(frame))
      case .keyboard: throw Unsuited("a keyboard is at the bottom only")
      }
    }

    private func swapped(_ window: WindowChange) -> WindowChange {
      WindowChange(size: window.size.swapped, scale: window.scale)
    }

    private func swapped(_ frame: FrameChange) -> FrameChange {
      FrameChange(view: frame.view, frame: frame.frame.swapped)
    }

    private func swapped(_ setting: Setting) throws(Unsuited) -> Setting {
      switch setting {
      case .contentWidth where hasPages, .contentHeight where hasPages:
        throw Unsuited("a row of pages has a width of its own")
      case .contentWidth(let width): return .contentHeight(width)
      case .contentHeight(let height): return .contentWidth(height)
      case .insetTop(let inset): return .insetLeft(inset)
      case .insetLeft(let inset): return .insetTop(inset)
      case .insetBottom(let inset): return .insetRight(inset)
      case .insetRight(let inset): return .insetBottom(inset)
      case .alwaysBounce(let axes): return .alwaysBounce(axes.swapped)
      case .indicators(let axes): return .indicators(axes.swapped)
      case .columns(let count): return .rows(count)
      case .rows(let count): return .columns(count)
      case .snapAxis(let axis): return .snapAxis(axis == .x ? .y : .x)
      case .arrangement, .pages, .wheelRows, .wheelRowHeight, .wheelValid, .wheelSelected,
        .wheelWraps, .refreshDistance, .refreshHeight, .refreshFires:
        throw Unsuited("pages, rows and the top are along one axis only")
      default: return setting
      }
    }
  }
}

extension ViewScene {
  /// Whether nobody says where it starts, nor does its first page.
  fileprivate var opensByItself: Bool {
    start.x == nil && start.y == nil && start.item == nil && layout.content != .pages
  }
}

extension Point {
  fileprivate var swapped: Point { Point(x: y, y: x) }
}

extension Size {
  fileprivate var swapped: Size { Size(width: height, height: width) }
}

extension Rectangle {
  fileprivate var swapped: Rectangle {
    Rectangle(x: origin.y, y: origin.x, width: size.height, height: size.width)
  }
}

extension Insets {
  fileprivate var swapped: Insets { Insets(top: left, left: top, bottom: right, right: bottom) }
}

extension Axes {
  fileprivate var swapped: Axes {
    switch self {
    case .x: .y
    case .y: .x
    case .none, .both: self
    }
  }
}
