// Every length multiplied: places, sizes, distances; times, zooms and counts stay as they are.

extension Scene {
  public func multiplied(by factor: Double) -> Scene {
    var scene = self
    scene.window.size = window.size.multiplied(by: factor)
    scene.views = views.map { $0.multiplied(by: factor) }
    return scene
  }
}

extension ViewScene {
  fileprivate func multiplied(by factor: Double) -> ViewScene {
    var view = self
    view.frame = frame.multiplied(by: factor)
    view.content = content.multiplied(by: factor)
    view.insets = Insets(
      top: insets.top * factor, left: insets.left * factor, bottom: insets.bottom * factor,
      right: insets.right * factor)
    if let x = start.x { view.start.x = x * factor }
    if let y = start.y { view.start.y = y * factor }
    view.snap?.every *= factor
    view.snap?.origin *= factor
    view.wheel?.rowHeight *= factor
    view.refresh?.distance *= factor
    view.refresh?.height *= factor
    view.tiles?.size *= factor
    if let fields = keyboard?.fields {
      view.keyboard?.fields = fields.map { $0.multiplied(by: factor) }
    }
    return view
  }
}

extension InputEvent.Action {
  public func multiplied(by factor: Double) -> InputEvent.Action {
    switch self {
    case .touch(var touch):
      touch.place = touch.place.multiplied(by: factor)
      if let radius = touch.radius { touch.radius = radius * factor }
      return .touch(touch)
    case .layout(let change): return .layout(change.multiplied(by: factor))
    case .setting(var change):
      change.settings = change.settings.map { $0.changingLengths { $0 * factor } }
      change.above *= factor
      change.left *= factor
      return .setting(change)
    case .ask(var command):
      command.request = command.request.multiplied(by: factor)
      return .ask(command)
    case .observation(var observation):
      observation.offset = observation.offset.multiplied(by: factor)
      if let offset = observation.readouts.offset {
        observation.readouts.offset = offset.multiplied(by: factor)
      }
      return .observation(observation)
    case .mark: return self
    }
  }
}

extension Command.Request {
  fileprivate func multiplied(by factor: Double) -> Self {
    switch self {
    case .scrollTo(let place): .scrollTo(place.multiplied(by: factor))
    case .reveal(let rectangle): .reveal(rectangle.multiplied(by: factor))
    case .zoomToRect(let rectangle): .zoomToRect(rectangle.multiplied(by: factor))
    case .zoomTo, .page, .select, .resetZoom, .beginRefresh, .endRefresh, .stop, .scrollToTop:
      self
    }
  }
}

extension LayoutChange {
  fileprivate func multiplied(by factor: Double) -> LayoutChange {
    func larger(_ frame: FrameChange) -> FrameChange {
      FrameChange(view: frame.view, frame: frame.frame.multiplied(by: factor))
    }
    func larger(_ window: WindowChange) -> WindowChange {
      WindowChange(size: window.size.multiplied(by: factor), scale: window.scale)
    }
    switch self {
    case .turn(let orientation, let window, let frames):
      return .turn(to: orientation, window: larger(window), frames: frames.map { larger($0) })
    case .resize(let window, let frames):
      return .resize(window: larger(window), frames: frames.map { larger($0) })
    case .frame(let frame): return .frame(larger(frame))
    case .keyboard(.shown(let frame, let field)):
      return .keyboard(.shown(frame: frame.multiplied(by: factor), field: field))
    case .keyboard(.hidden): return self
    }
  }
}

extension Point {
  public func multiplied(by factor: Double) -> Point { Point(x: x * factor, y: y * factor) }
}

extension Size {
  fileprivate func multiplied(by factor: Double) -> Size {
    Size(width: width * factor, height: height * factor)
  }
}

extension Rectangle {
  fileprivate func multiplied(by factor: Double) -> Rectangle {
    Rectangle(
      x: origin.x * factor, y: origin.y * factor, width: size.width * factor,
      height: size.height * factor)
  }
}
