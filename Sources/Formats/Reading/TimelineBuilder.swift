internal import Gesture

/// Makes events out of their elements. An event with children is begun at its start tag and
/// complete at its end tag.
struct TimelineBuilder {
  private var place = FileLocation.nowhere
  private var time = Instant.zero
  private var action: InputEvent.Action?
  /// Whether what was said is less than was meant, so that no event comes of it.
  private var isSpoiled = false
}

extension TimelineBuilder {
  mutating func spoil() { isSpoiled = true }

  mutating func open(
    _ element: Element, _ attributes: Attributes, _ problems: ProblemList, _ scene: Scene
  ) {
    do {
      switch element {
      case .newWindow: grow(window: attributes)
      case .newFrame: try grow(frame: attributes, scene)
      case .setContent, .setScroll, .setZoom, .setInsets, .setLayout, .setSnap, .setWheel,
        .setRefresh, .setTiles:
        try grow(settings: attributes)
      default:
        place = attributes.place
        time = attributes.instant("t") ?? .zero
        isSpoiled = false
        // What is spoiled was objected to already.
        action = attributes.isSpoiled ? nil : try begin(element, attributes, scene)
      }
      isSpoiled = isSpoiled || attributes.isSpoiled
    } catch {
      if !attributes.isSpoiled {
        let isView = error.kind == .sense && scene.lacks(attributes["view"])
        problems.report(error, at: isView ? attributes.place(of: "view") : attributes.place)
      }
      isSpoiled = true
    }
  }

  /// The event that an end tag completes, if it does.
  mutating func close(_ element: Element, _ problems: ProblemList) -> Located<InputEvent>? {
    switch element {
    case .down, .move, .up, .cancel, .turn, .resize, .frame, .keyboard, .set, .ask, .seen, .mark:
      guard let action, !isSpoiled else { return nil }
      self.action = nil
      return Located(InputEvent(at: time, action), at: place)
    default: return nil
    }
  }

  private func begin(_ element: Element, _ attributes: Attributes, _ scene: Scene)
    throws(Objection) -> InputEvent.Action?
  {
    switch element {
    case .down: .touch(touch(.down, attributes))
    case .move: .touch(touch(.move, attributes))
    case .up: .touch(touch(.up, attributes))
    case .cancel: .touch(touch(.cancel, attributes))
    case .turn:
      .layout(
        .turn(
          to: attributes.word("to") ?? .portrait, window: WindowChange(size: .zero), frames: []))
    case .resize: .layout(.resize(window: WindowChange(size: .zero), frames: []))
    case .frame:
      .layout(
        .frame(FrameChange(view: try scene.view(attributes), frame: attributes.frame)))
    case .keyboard: .layout(.keyboard(try keyboard(attributes)))
    case .set: .setting(SettingChange(view: try scene.view(attributes), []))
    case .ask: .ask(try command(attributes, scene))
    case .seen: .observation(try observation(attributes, scene))
    case .mark: .mark(attributes["name"] ?? "")
    default: nil
    }
  }

  private mutating func grow(window attributes: Attributes) {
    let window = WindowChange(size: attributes.size, scale: attributes.number("scale"))
    switch action {
    case .layout(.turn(let orientation, _, let frames)):
      action = .layout(.turn(to: orientation, window: window, frames: frames))
    case .layout(.resize(_, let frames)):
      action = .layout(.resize(window: window, frames: frames))
    default: break
    }
  }

  private mutating func grow(frame attributes: Attributes, _ scene: Scene) throws(Objection) {
    let frame = FrameChange(view: try scene.view(attributes), frame: attributes.frame)
    switch action {
    case .layout(.turn(let orientation, let window, let frames)):
      action = .layout(.turn(to: orientation, window: window, frames: frames + [frame]))
    case .layout(.resize(let window, let frames)):
      action = .layout(.resize(window: window, frames: frames + [frame]))
    default: break
    }
  }

  private mutating func grow(settings attributes: Attributes) throws(Objection) {
    guard case .setting(var change) = action else { return }
    change.settings += try settings(in: attributes)
    if attributes.element == .setContent {
      change.above = attributes.number("above") ?? 0
      change.left = attributes.number("left") ?? 0
    }
    action = .setting(change)
  }
}

extension Scene {
  fileprivate func lacks(_ view: String?) -> Bool {
    view.map { index(ofView: $0) == nil } ?? false
  }

  /// The view an element is about: the one it names, or the only one.
  fileprivate func view(_ attributes: Attributes) throws(Objection) -> Int {
    let known = views.map(\.id)
    guard let id = attributes["view"] else {
      if known.count == 1 { return 0 }
      throw Objection(
        .sense, "element \"\(attributes.element.rule.name)\" without \"view\"",
        expected: alternatives(known))
    }
    guard let index = index(ofView: id) else {
      throw Objection(
        .sense, "unknown view \(quoted(id))", expected: alternatives(known),
        nearest: known.nearest(to: id))
    }
    return index
  }
}

private func touch(_ phase: Touch.Phase, _ attributes: Attributes) -> Touch {
  Touch(
    phase, finger: UInt8(clamping: attributes.whole("finger") ?? 0), at: attributes.frame.origin,
    force: attributes.number("force"), radius: attributes.number("radius"),
    arrived: attributes.instant("arrived"))
}

private func keyboard(_ attributes: Attributes) throws(Objection) -> Keyboard {
  let sides = ["x", "y", "width", "height"].filter { attributes[$0] != nil }
  if attributes["hidden"] != nil {
    guard sides.isEmpty && attributes["field"] == nil else {
      throw Objection(
        .sense, "a keyboard that is hidden and has \(sides.first ?? "field")",
        expected: "hidden alone, or a frame")
    }
    return .hidden
  }
  guard sides.count == 4 else {
    let missing = ["x", "y", "width", "height"].filter { attributes[$0] == nil }
    throw Objection(
      .sense,
      "a keyboard without \(sides.isEmpty ? "a frame" : missing.joined(separator: " and "))",
      expected: "x, y, width and height, or hidden=\"true\"")
  }
  return .shown(frame: attributes.frame, field: attributes.whole("field"))
}

private func command(_ attributes: Attributes, _ scene: Scene) throws(Objection) -> Command {
  let actions = attributes.names.filter { !["t", "view", "animated"].contains($0) }
  let known = Element.ask.rule.attributes.map(\.name)
    .filter { !["t", "view", "animated"].contains($0) }
  guard let action = actions.first, let request = request(action, attributes) else {
    throw Objection(.sense, "an ask for nothing", expected: "one of " + alternatives(known))
  }
  guard actions.count == 1 else {
    throw Objection(
      .sense, "an ask for \(actions.joined(separator: " and "))", expected: "one thing at a time")
  }
  return Command(
    view: try scene.view(attributes), request, animated: attributes.boolean("animated") ?? false)
}

private func request(_ action: String, _ attributes: Attributes) -> Command.Request? {
  switch action {
  case "scroll-to": attributes.point(action).map { .scrollTo($0) }
  case "reveal": attributes.rectangle(action).map { .reveal($0) }
  case "zoom-to": attributes.number(action).map { .zoomTo($0) }
  case "zoom-to-rect": attributes.rectangle(action).map { .zoomToRect($0) }
  case "page": attributes.whole(action).map { .page(PageNumber($0)) }
  case "select": attributes.whole(action).map { .select(RowIndex($0)) }
  case "reset-zoom": .resetZoom
  case "begin-refresh": .beginRefresh
  case "end-refresh": .endRefresh
  case "stop": .stop
  case "scroll-to-top": .scrollToTop
  default: nil
  }
}

private func observation(_ attributes: Attributes, _ scene: Scene) throws(Objection)
  -> Observation
{
  var readouts = Readouts()
  readouts.page = attributes.whole("page").map { PageNumber($0) }
  readouts.reset = attributes.boolean("reset")
  readouts.status = attributes.word("status")
  readouts.offset = attributes.point("offset")
  readouts.items = attributes.whole("items")
  readouts.selection = attributes.whole("selection").map { RowIndex($0) }
  readouts.refreshing = attributes.boolean("refreshing")
  if let tiles = attributes.wholes("tiles"), tiles.count == 5 {
    readouts.tiles = TileSpan(
      level: tiles[0], firstColumn: tiles[1], firstRow: tiles[2], lastColumn: tiles[3],
      lastRow: tiles[4])
  }
  return Observation(
    view: try scene.view(attributes), offset: attributes.frame.origin,
    zoom: attributes.number("zoom") ?? 1, settled: attributes.boolean("settled") ?? false,
    readouts: readouts)
}
