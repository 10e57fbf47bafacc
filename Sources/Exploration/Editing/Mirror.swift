package import Model
package import Text

/// Makes the mirror image of a recording: left and right are swapped, or top and bottom.
///
/// Recordings without a mirror image are rejected with a reason, for example a wheel upside down, a
/// keyboard at the top, or a requested position if the zoom is unknown.
struct Mirror {
  let axis: Axis
  /// The original scene after the changes so far.
  private var grammar: EventGrammar
  /// The original scene before the last change.
  private var before: Scene

  init(_ scene: Scene, along axis: Axis) {
    grammar = EventGrammar(scene)
    before = scene
    self.axis = axis
  }

  fileprivate func scene() throws(Objection) -> Scene {
    for view in grammar.scene.views {
      if axis == .y, view.wheel != nil { throw Self.refused("a wheel") }
      if axis == .y, view.sections != nil { throw Self.refused("headers, which are at the top,") }
      if axis == .y, view.refresh != nil { throw Self.refused("a control that is at the top") }
      if axis == .y, view.snap?.axis == axis { throw Self.refused("cells that begin at one side") }
    }
    var image = try image(of: grammar.scene)
    for (index, view) in grammar.scene.views.enumerated()
    where !view.isCounted && view.layout.direction == .leftToRight {
      image.views[index].layout.direction = .leftToRight
    }
    return image
  }

  fileprivate mutating func image(of event: InputEvent) throws(Objection) -> InputEvent {
    before = grammar.scene
    try grammar.admit(event)
    return InputEvent(at: event.time, try movingViews(image(of: event.action)))
  }

  /// Adds frames to a change of the window's size, because a view that keeps its position in the
  /// original has a different position in the mirror image.
  private func movingViews(_ action: InputEvent.Action) throws(Objection) -> InputEvent.Action {
    let scene = grammar.scene
    guard scene.window.size[axis] != before.window.size[axis], case .layout(var change) = action
    else { return action }
    var frames = change.frames
    for (index, view) in scene.views.enumerated()
    where view.inside == nil && !change.frames.contains(where: { $0.view == index }) {
      let frame = try rectangle(view.frame, in: .parent(ofView: index))
      frames.append(FrameChange(view: index, frame: frame))
    }
    guard change.window != nil else { return action }
    change.frames = frames
    return .layout(change)
  }

  private static func refused(_ what: String) -> Objection {
    Objection(.sense, what, expected: "something that has a mirror image")
  }
}

extension Recording {
  /// The mirror image of the recording along an axis.
  package func mirrored(along axis: Axis) throws(Objection) -> Recording {
    var mirror = Mirror(head.scene, along: axis)
    var mirrored = self
    mirrored.head.scene = try mirror.scene()
    for index in events.indices {
      mirrored.events[index].value = try mirror.image(of: events[index].value)
    }
    return mirrored
  }
}

extension Mirror: Mirroring {
  typealias Refusal = Objection

  func extent(in space: CoordinateSpace) throws(Objection) -> Double {
    switch space {
    case .offsets(let view, nil), .zoomedContent(let view):
      let zoom = try onlyZoom(of: grammar.scene.views[view])
      return grammar.scene.extent(in: space, along: axis, zoom: zoom)
    default: return grammar.scene.extent(in: space, along: axis)
    }
  }

  /// The only zoom of a view. Requested positions are in zoomed content, so the mirror image
  /// depends on the zoom.
  private func onlyZoom(of view: ViewScene) throws(Objection) -> Double {
    let range = view.zoomRange(in: view.frame.size)
    guard range.minimum == range.maximum else {
      throw Self.refused("a request for an offset in a view that can be zoomed")
    }
    return range.minimum
  }

  /// Swaps left and right; the top stays the top.
  func orientation(_ orientation: Orientation) -> Orientation {
    switch orientation {
    case .landscapeLeft: .landscapeRight
    case .landscapeRight: .landscapeLeft
    case .portrait, .upsideDown: orientation
    }
  }

  /// Content inserted after the visible part is inserted before it in the mirror image.
  func growth(_ growth: Point, ofView view: Int) -> Point {
    let space = CoordinateSpace.content(ofView: view)
    let whole = grammar.scene.extent(in: space, along: axis) - before.extent(in: space, along: axis)
    var image = growth
    // New pages of a page row are added after the last page, also in the mirror image.
    let view = before.views[view]
    if view.isCounted, view.layout.content != .fixed, axis == .x { return image }
    image[axis] = whole - growth[axis]
    return image
  }

  func start(_ start: Start, of view: ViewScene) -> Start {
    let content = view.contentSize(in: view.frame.size)[axis]
    let space = content * (start.zoom ?? 1) - view.frame.size[axis]
    // Content that fits in the view begins at its leading edge, even if the scene declares another
    // start.
    guard space > 0 || axis == .x && view.isCounted else { return start }
    let offset = view.startOffset(in: view.frame.size)
    var image = start
    if axis == .x, view.isCounted {
      image.x = start.x.map { space - $0 }
      return image
    }
    if start.item != nil { image = Start(x: offset.x, y: offset.y, zoom: start.zoom) }
    if axis == .x { image.x = space - offset.x } else { image.y = space - offset.y }
    return image
  }

  /// The mirror image has no recorded values of the app, because the original values do not apply.
  func readouts(_ readouts: Readouts) -> Readouts { Readouts() }

  func check(_ feature: OneSided) throws(Objection) {
    switch (feature, axis) {
    case (.page, .x) where grammar.scene.views.allSatisfy(\.isCounted): break
    case (.page, _): throw Self.refused("a request for a page, which is counted from one side,")
    case (.row, .y): throw Self.refused("a wheel")
    case (.top, .y): throw Self.refused("a request for the top")
    case (.keyboard, .y): throw Self.refused("a keyboard, which is at the bottom,")
    case (.row, .x), (.top, .x), (.keyboard, .x), (.layout, _): break
    }
  }

  func check(_ setting: Setting) throws(Objection) {
    switch (setting.row.policy, axis) {
    case (.snap, .y): throw Self.refused("cells that begin at one side")
    case (.wheel, .y): throw Self.refused("a wheel")
    case (.sections, .y): throw Self.refused("headers, which are at the top,")
    case (.refresh, .y): throw Self.refused("a control that is at the top")
    default: break
    }
  }
}

extension ViewScene {
  /// Whether pages or positions are counted from the leading side, which is on the other side in a
  /// mirror image. If not, an engine that supports only left-to-right layouts can show the mirror
  /// image.
  fileprivate var isCounted: Bool {
    scroll.paging || layout.content == .pages || layout.content == .grid || start.item != nil
      || shows.contains(.page) || snap?.axis == .x || isRightToLeft
  }
}
