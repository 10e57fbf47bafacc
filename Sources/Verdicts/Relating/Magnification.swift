internal import Gesture
internal import Replay

/// A recording in which every length is a multiple of what it was, and every time the same.
struct Magnification: Transformation {
  static let image = "with all lengths multiplied"
  static let isComparedAtRest = true
  let factor: Double

  func scene(_ scene: Scene, showing frame: Frame) throws(Unsuited) -> Scene {
    var large = scene
    large.window.size = scene.window.size * factor
    for index in scene.views.indices {
      var view = scene.views[index].starting(at: image(of: frame.views[index]))
      view.frame = view.frame * factor
      view.content = view.content * factor
      view.insets = view.insets * factor
      view.snap?.every *= factor
      view.snap?.origin *= factor
      view.wheel?.rowHeight *= factor
      view.refresh?.distance *= factor
      view.refresh?.height *= factor
      view.tiles?.size *= factor
      if let fields = view.keyboard?.fields { view.keyboard?.fields = fields.map { $0 * factor } }
      large.views[index] = view
    }
    return large
  }

  func image(of view: ViewState) -> Standing {
    Standing(offset: view.offset * factor, zoom: view.zoom)
  }

  mutating func change(_ moment: inout Moment, showing frame: Frame) throws(Unsuited) {
    // An engine ends its springs where nobody sees them move, and that length does not grow: a touch
    // shortly before finds the view at the end or not.
    let moving: Activity = [.decelerating, .animating, .zoomBouncing]
    guard frame.views.allSatisfy({ $0.activity.isDisjoint(with: moving) }) else {
      throw Unsuited("something happens while a view moves by itself")
    }
    for index in moment.events.indices {
      switch moment.events[index].value {
      case .touch(var touch):
        touch.place = touch.place * factor
        if let radius = touch.radius { touch.radius = radius * factor }
        moment.events[index].value = .touch(touch)
      case .ask(var command):
        command.request = large(command.request)
        moment.events[index].value = .ask(command)
      case .layout(let change): moment.events[index].value = .layout(large(change))
      case .setting(var change):
        change.settings = change.settings.map(large)
        change.above *= factor
        change.left *= factor
        moment.events[index].value = .setting(change)
      case .observation, .mark: break
      }
    }
  }
}

extension Magnification {
  private func large(_ request: Command.Request) -> Command.Request {
    switch request {
    case .scrollTo(let place): .scrollTo(place * factor)
    case .reveal(let rectangle): .reveal(rectangle * factor)
    case .zoomToRect(let rectangle): .zoomToRect(rectangle * factor)
    case .zoomTo, .page, .select, .resetZoom, .beginRefresh, .endRefresh, .stop, .scrollToTop:
      request
    }
  }

  private func large(_ change: LayoutChange) -> LayoutChange {
    switch change {
    case .turn(let orientation, let window, let frames):
      .turn(to: orientation, window: large(window), frames: frames.map(large))
    case .resize(let window, let frames):
      .resize(window: large(window), frames: frames.map(large))
    case .frame(let frame): .frame(large(frame))
    case .keyboard(.shown(let frame, let field)):
      .keyboard(.shown(frame: frame * factor, field: field))
    case .keyboard(.hidden): change
    }
  }

  private func large(_ window: WindowChange) -> WindowChange {
    WindowChange(size: window.size * factor, scale: window.scale)
  }

  private func large(_ frame: FrameChange) -> FrameChange {
    FrameChange(view: frame.view, frame: frame.frame * factor)
  }

  private func large(_ setting: Setting) -> Setting {
    switch setting {
    case .contentWidth(let width): .contentWidth(width * factor)
    case .contentHeight(let height): .contentHeight(height * factor)
    case .insetTop(let inset): .insetTop(inset * factor)
    case .insetLeft(let inset): .insetLeft(inset * factor)
    case .insetBottom(let inset): .insetBottom(inset * factor)
    case .insetRight(let inset): .insetRight(inset * factor)
    case .snapEvery(let distance): .snapEvery(distance * factor)
    case .snapOrigin(let origin): .snapOrigin(origin * factor)
    case .wheelRowHeight(let height): .wheelRowHeight(height * factor)
    case .refreshDistance(let distance): .refreshDistance(distance * factor)
    case .refreshHeight(let height): .refreshHeight(height * factor)
    case .tileSize(let size): .tileSize(size * factor)
    default: setting
    }
  }
}

private func * (point: Point, factor: Double) -> Point {
  Point(x: point.x * factor, y: point.y * factor)
}

private func * (size: Size, factor: Double) -> Size {
  Size(width: size.width * factor, height: size.height * factor)
}

private func * (rectangle: Rectangle, factor: Double) -> Rectangle {
  Rectangle(
    x: rectangle.origin.x * factor, y: rectangle.origin.y * factor,
    width: rectangle.size.width * factor, height: rectangle.size.height * factor)
}

private func * (insets: Insets, factor: Double) -> Insets {
  Insets(
    top: insets.top * factor, left: insets.left * factor, bottom: insets.bottom * factor,
    right: insets.right * factor)
}
