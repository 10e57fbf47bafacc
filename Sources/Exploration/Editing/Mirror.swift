public import Gesture

/// A recording seen in a mirror: what happened at the left happens at the right, or what happened at
/// the top at the bottom.
///
/// What no mirror shows is refused with its reason: a wheel upside down, a keyboard at the top, a
/// place that the app asks for while nobody knows the zoom.
struct Mirror {
  let axis: Axis
  /// The scene as the changes so far have left it, not mirrored.
  private var grammar: EventGrammar

  init(_ scene: Scene, along axis: Axis) {
    grammar = EventGrammar(scene)
    self.axis = axis
  }
}

extension Recording {
  /// The same in a mirror that turns one axis round.
  public func mirrored(along axis: Axis) throws(Objection) -> Recording {
    var mirror = Mirror(head.scene, along: axis)
    var mirrored = self
    mirrored.head.scene = try mirror.scene()
    for index in events.indices {
      mirrored.events[index].value = try mirror.image(of: events[index].value)
    }
    return mirrored
  }
}

extension Mirror {
  private static func refused(_ what: String) -> Objection {
    Objection(.sense, what, expected: "something that looks the same in a mirror")
  }

  /// Where a view stands: in the window, or in the content of another.
  private func room(of view: ViewScene, in scene: Scene) -> Double {
    guard let outer = view.inside, scene.views.indices.contains(outer) else {
      return scene.window.size[axis]
    }
    return scene.views[outer].contentSize(in: scene.views[outer].frame.size)[axis]
  }

  private func image(of rectangle: Rectangle, in room: Double) -> Rectangle {
    var image = rectangle
    image.origin[axis] = room - rectangle.origin[axis] - rectangle.size[axis]
    return image
  }

  fileprivate func scene() throws(Objection) -> Scene {
    let scene = grammar.scene
    var mirrored = scene
    mirrored.window.orientation = image(of: scene.window.orientation)
    for index in scene.views.indices {
      mirrored.views[index] = try image(of: scene.views[index], in: scene)
    }
    return mirrored
  }

  private func image(of view: ViewScene, in scene: Scene) throws(Objection) -> ViewScene {
    if axis == .y, view.wheel != nil { throw Self.refused("a wheel") }
    if axis == .y, view.refresh != nil { throw Self.refused("a control that is at the top") }
    if view.snap?.axis == axis { throw Self.refused("cells that begin at one side") }
    var image = view
    image.frame = self.image(of: view.frame, in: room(of: view, in: scene))
    if axis == .x {
      (image.insets.left, image.insets.right) = (view.insets.right, view.insets.left)
    } else {
      (image.insets.top, image.insets.bottom) = (view.insets.bottom, view.insets.top)
    }
    let content = view.contentSize(in: view.frame.size)[axis]
    if let fields = view.keyboard?.fields {
      image.keyboard?.fields = fields.map { self.image(of: $0, in: content) }
    }
    let room = content * (view.start.zoom ?? 1) - view.frame.size[axis]
    // Content that fits begins at its leading edge whatever is said.
    guard room > 0 else { return image }
    let start = view.startOffset(in: view.frame.size)
    if view.start.item != nil { image.start = Start(x: start.x, y: start.y, zoom: view.start.zoom) }
    if axis == .x { image.start.x = room - start.x } else { image.start.y = room - start.y }
    return image
  }

  /// Left and right change places, the top stays the top.
  private func image(of orientation: Orientation) -> Orientation {
    switch orientation {
    case .landscapeLeft: .landscapeRight
    case .landscapeRight: .landscapeLeft
    case .portrait, .upsideDown: orientation
    }
  }
}

extension Mirror {
  fileprivate mutating func image(of event: InputEvent) throws(Objection) -> InputEvent {
    let before = grammar.scene
    try grammar.admit(event)
    var image = event
    switch event.action {
    case .touch(var touch):
      touch.place[axis] = before.window.size[axis] - touch.place[axis]
      image.action = .touch(touch)
    case .layout(let change): image.action = .layout(try self.image(of: change, before))
    case .setting(let change): image.action = .setting(try self.image(of: change, before))
    case .ask(var command):
      command.request = try self.image(of: command.request, before.views[command.view])
      image.action = .ask(command)
    case .observation(var observation):
      let view = before.views[observation.view]
      let content = view.contentSize(in: view.frame.size)[axis] * observation.zoom
      observation.offset[axis] = content - view.frame.size[axis] - observation.offset[axis]
      // What an app said about the original is not true of its image.
      observation.readouts = Readouts()
      image.action = .observation(observation)
    case .mark: break
    }
    return image
  }

  private func image(
    of change: LayoutChange, _ before: Scene
  ) throws(Objection) -> LayoutChange {
    switch change {
    case .turn(let orientation, let window, let frames):
      return .turn(
        to: image(of: orientation), window: window, frames: images(of: frames, before))
    case .resize(let window, let frames):
      return .resize(window: window, frames: images(of: frames, before))
    case .frame(let frame): return .frame(image(of: frame))
    case .keyboard(.hidden): return change
    case .keyboard(.shown(let frame, let field)):
      guard axis == .x else { throw Self.refused("a keyboard, which is at the bottom,") }
      return .keyboard(.shown(frame: image(of: frame, in: before.window.size.width), field: field))
    }
  }

  private func image(of change: FrameChange) -> FrameChange {
    let scene = grammar.scene
    let room = room(of: scene.views[change.view], in: scene)
    return FrameChange(view: change.view, frame: image(of: change.frame, in: room))
  }

  /// In a window of another size a view that keeps its place has another one in the mirror.
  private func images(of frames: [FrameChange], _ before: Scene) -> [FrameChange] {
    var images = frames.map { image(of: $0) }
    guard grammar.scene.window.size[axis] != before.window.size[axis] else { return images }
    for (index, view) in grammar.scene.views.enumerated()
    where view.inside == nil && !frames.contains(where: { $0.view == index }) {
      images.append(image(of: FrameChange(view: index, frame: view.frame)))
    }
    return images
  }

  private func image(
    of change: SettingChange, _ before: Scene
  ) throws(Objection) -> SettingChange {
    let (old, new) = (before.views[change.view], grammar.scene.views[change.view])
    var image = change
    image.settings = try change.settings.map { (setting) throws(Objection) in
      switch ("\(setting.row.element)", axis) {
      case ("snap", _): throw Self.refused("cells that begin at one side")
      case ("wheel", .y): throw Self.refused("a wheel")
      case ("refresh", .y): throw Self.refused("a control that is at the top")
      default: return setting.mirrored(along: axis)
      }
    }
    image.settings.sort { $0.row.index < $1.row.index }
    // What grew behind what is seen grew before it in the mirror.
    let growth =
      new.contentSize(in: new.frame.size)[axis] - old.contentSize(in: old.frame.size)[axis]
    if axis == .x { image.left = growth - change.left } else { image.above = growth - change.above }
    return image
  }

  private func image(
    of request: Command.Request, _ view: ViewScene
  ) throws(Objection) -> Command.Request {
    let content = view.contentSize(in: view.frame.size)[axis]
    switch request {
    case .scrollTo(var place):
      place[axis] = content * (try onlyZoom(of: view)) - view.frame.size[axis] - place[axis]
      return .scrollTo(place)
    case .reveal(let rectangle):
      return .reveal(image(of: rectangle, in: content * (try onlyZoom(of: view))))
    case .zoomToRect(let rectangle): return .zoomToRect(image(of: rectangle, in: content))
    case .zoomTo, .resetZoom, .stop: return request
    case .scrollToTop, .beginRefresh, .endRefresh:
      guard axis == .x else { throw Self.refused("a request for the top") }
      return request
    case .page: throw Self.refused("a request for a page, which is counted from one side,")
    case .select:
      guard axis == .x else { throw Self.refused("a wheel") }
      return request
    }
  }

  /// Places are asked for in zoomed content, so the zoom must be one that cannot change.
  private func onlyZoom(of view: ViewScene) throws(Objection) -> Double {
    let range = view.zoomRange(in: view.frame.size)
    guard range.minimum == range.maximum else {
      throw Self.refused("a request for a place in a view that can be zoomed")
    }
    return range.minimum
  }
}
