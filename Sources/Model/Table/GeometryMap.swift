/// The coordinate system of a position or a rectangle. Views are given by their index in the scene.
package enum CoordinateSpace: Hashable, Sendable {
  case window
  /// The coordinates of a view's frame: the window, or the content of the view that contains it.
  case parent(ofView: Int)
  /// The content of a view before any zoom.
  case content(ofView: Int)
  /// The content of a view at its current zoom.
  case zoomedContent(ofView: Int)
  /// The offsets of a view at a zoom; nil for an unknown zoom.
  case offsets(ofView: Int, zoom: Double?)
}

/// Features that are at one side of a view or are counted from one side. Some maps have no image of
/// these features.
package enum OneSided: Hashable, Sendable {
  /// A request for a page, for a row of a wheel, or for the top.
  case page, row, top
  /// A keyboard that appears, or a change of the window or of a frame.
  case keyboard, layout
}

/// A transformation of all positions, sizes, lengths, axes and growth in scenes and events: for
/// example a mirror, a magnification or a rounding.
///
/// The traversal of scenes and actions is implemented once, below; a map only defines the image of
/// each kind of value. Values without such a definition are unchanged. Counts and zooms are not
/// geometry, and an action contains no times.
package protocol GeometryMap {
  associatedtype Refusal: Error

  func point(_ point: Point, in space: CoordinateSpace) throws(Refusal) -> Point
  func rectangle(_ rectangle: Rectangle, in space: CoordinateSpace) throws(Refusal) -> Rectangle
  func size(_ size: Size) -> Size
  /// The radius of a contact.
  func radius(_ radius: Double) -> Double
  /// A zoom that the app requests.
  func requestedZoom(_ zoom: Double) -> Double
  func orientation(_ orientation: Orientation) -> Orientation
  func setting(_ setting: Setting) -> Setting
  /// The part of a content's growth before the visible part, along both axes.
  func growth(_ growth: Point, ofView view: Int) throws(Refusal) -> Point
  /// The start of a view before the first event.
  func start(_ start: Start, of view: ViewScene) -> Start
  /// The values that an app showed beside a view.
  func readouts(_ readouts: Readouts) -> Readouts
  /// Rejects a feature that has no image.
  func check(_ feature: OneSided) throws(Refusal)
  /// Rejects a change of a setting that has no image.
  func check(_ setting: Setting) throws(Refusal)
}

extension GeometryMap {
  package func size(_ size: Size) -> Size { size }
  package func radius(_ radius: Double) -> Double { radius }
  package func requestedZoom(_ zoom: Double) -> Double { zoom }
  package func orientation(_ orientation: Orientation) -> Orientation { orientation }
  package func start(_ start: Start, of view: ViewScene) -> Start { start }
  package func readouts(_ readouts: Readouts) -> Readouts { readouts }
  package func check(_ feature: OneSided) throws(Refusal) {}
  package func check(_ setting: Setting) throws(Refusal) {}

  package func image(of scene: Scene) throws(Refusal) -> Scene {
    var image = scene
    image.window.size = size(scene.window.size)
    image.window.orientation = orientation(scene.window.orientation)
    for index in scene.views.indices {
      image.views[index] = try self.image(of: scene.views[index], at: index)
    }
    return image
  }

  private func image(of view: ViewScene, at index: Int) throws(Refusal) -> ViewScene {
    var image = view
    image.frame = try rectangle(view.frame, in: .parent(ofView: index))
    // The map may turn a count along one axis into a count along the other axis.
    (image.layout.columns, image.layout.rows) = (nil, nil)
    for setting in view.settings { image.apply(self.setting(setting)) }
    for (field, frame) in (view.keyboard?.fields ?? []).enumerated() {
      image.keyboard?.fields[field] = try rectangle(frame, in: .content(ofView: index))
    }
    image.start = start(view.start, of: view)
    return image
  }

  package func image(of action: InputEvent.Action) throws(Refusal) -> InputEvent.Action {
    switch action {
    case .touch(var touch):
      touch.point = try point(touch.point, in: .window)
      if let length = touch.radius { touch.radius = radius(length) }
      return .touch(touch)
    case .layout(let change): return .layout(try image(of: change))
    case .setting(let change): return .setting(try image(of: change))
    case .request(var command):
      command.request = try image(of: command.request, command.view)
      return .request(command)
    case .observation(var seen):
      let space = CoordinateSpace.offsets(ofView: seen.view, zoom: seen.zoom)
      seen.offset = try point(seen.offset, in: space)
      if let offset = seen.readouts.offset { seen.readouts.offset = try point(offset, in: space) }
      seen.readouts = readouts(seen.readouts)
      for index in seen.callbacks.indices {
        seen.callbacks[index] = try image(of: seen.callbacks[index], seen.view, space)
      }
      return .observation(seen)
    case .mark: return action
    }
  }

  private func image(
    of callback: Callback.Kind, _ view: Int, _ space: CoordinateSpace
  ) throws(Refusal) -> Callback.Kind {
    switch callback {
    case .willEndDragging(let velocity, let target):
      let zero = try point(.zero, in: space)
      return .willEndDragging(
        velocity: try point(velocity, in: space) - zero, target: try point(target, in: space))
    case .tap(let position): return .tap(try point(position, in: .content(ofView: view)))
    default: return callback
    }
  }

  private func image(of request: Command.Request, _ view: Int) throws(Refusal) -> Command.Request {
    switch request {
    case .scrollTo(let position):
      return .scrollTo(try point(position, in: .offsets(ofView: view, zoom: nil)))
    case .reveal(let area): return .reveal(try rectangle(area, in: .zoomedContent(ofView: view)))
    case .zoomToRect(let area): return .zoomToRect(try rectangle(area, in: .content(ofView: view)))
    case .zoomTo(let zoom): return .zoomTo(requestedZoom(zoom))
    case .page: try check(.page)
    case .select: try check(.row)
    case .scrollToTop, .beginRefresh, .endRefresh: try check(.top)
    case .resetZoom, .stop: break
    }
    return request
  }

  private func image(of change: LayoutChange) throws(Refusal) -> LayoutChange {
    if case .keyboard(.shown(let frame, let field)) = change {
      try check(.keyboard)
      return .keyboard(.shown(frame: try rectangle(frame, in: .window), field: field))
    }
    if change != .keyboard(.hidden) { try check(.layout) }
    var image = change
    if case .turn(let side, let window, let frames) = change {
      image = .turn(to: orientation(side), window: window, frames: frames)
    }
    image.window = change.window.map { WindowChange(size: size($0.size), scale: $0.scale) }
    for (index, frame) in change.frames.enumerated() {
      image.frames[index].frame = try rectangle(frame.frame, in: .parent(ofView: frame.view))
    }
    return image
  }

  private func image(of change: SettingChange) throws(Refusal) -> SettingChange {
    var image = change
    for index in change.settings.indices {
      try check(change.settings[index])
      image.settings[index] = setting(change.settings[index])
    }
    // Restores the order of the table, because the map may have swapped settings.
    if zip(change.settings, image.settings).contains(where: { $0.row != $1.row }) {
      image.settings.sort { $0.row.index < $1.row.index }
    }
    let growth = try growth(Point(x: change.left, y: change.above), ofView: change.view)
    (image.left, image.above) = (growth.x, growth.y)
    return image
  }
}
