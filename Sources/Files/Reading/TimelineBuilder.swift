internal import Model
internal import Text

/// Builds events from their elements. The builder begins an event at its start tag and completes it
/// at its end tag.
struct TimelineBuilder {
  private var location = FileLocation.nowhere
  private var time = Instant.zero
  private var action: InputEvent.Action?
  /// Whether the open element is incomplete because of errors, so that no event is built from it.
  private var isSpoiled = false

  mutating func spoil() { isSpoiled = true }

  mutating func open(
    _ element: Element, _ attributes: Attributes, _ problems: ProblemList, _ scene: Scene
  ) {
    do {
      switch element {
      case .newWindow: grow(window: attributes)
      case .newFrame: try grow(frame: attributes, scene)
      case .setContent, .setScroll, .setZoom, .setInsets, .setLayout, .setSnap, .setWheel,
        .setRefresh, .setTiles, .setSections:
        try grow(settings: attributes)
      default:
        location = attributes.location
        time = attributes.instant("t") ?? .zero
        isSpoiled = false
        // An error in the attributes has already been reported.
        action = attributes.isSpoiled ? nil : try begin(element, attributes, scene)
      }
      isSpoiled = isSpoiled || attributes.isSpoiled
    } catch {
      if !attributes.isSpoiled {
        let isView = error.kind == .sense && scene.lacks(attributes["view"])
        problems.report(error, at: isView ? attributes.location(of: "view") : attributes.location)
      }
      isSpoiled = true
    }
  }

  /// The event that an end tag completes, if any.
  mutating func close(_ element: Element, _ problems: ProblemList) -> Located<InputEvent>? {
    guard Element.timeline.children.contains(element), let action, !isSpoiled else { return nil }
    self.action = nil
    return Located(InputEvent(at: time, action), at: location)
  }

  private func begin(_ element: Element, _ attributes: Attributes, _ scene: Scene)
    throws(Objection) -> InputEvent.Action?
  {
    switch element {
    case .down: touch(.down, attributes)
    case .move: touch(.move, attributes)
    case .up: touch(.up, attributes)
    case .cancel: touch(.cancel, attributes)
    case .turn:
      .layout(
        .turn(
          to: attributes["to"].flatMap { Orientation(rawValue: $0) } ?? .portrait,
          window: WindowChange(size: .zero), frames: []))
    case .resize: .layout(.resize(window: WindowChange(size: .zero), frames: []))
    case .frame: .layout(.frame(try frame(attributes, scene)))
    case .keyboard: .layout(.keyboard(try keyboard(attributes)))
    case .set: .setting(SettingChange(view: try scene.view(attributes), []))
    case .request: .request(try command(attributes, scene))
    case .seen:
      .observation(
        attributes.filled(
          Observation(view: try scene.view(attributes), offset: .zero), Observation.rows))
    case .mark: .mark(attributes["name"] ?? "")
    default: nil
    }
  }

  private mutating func grow(window attributes: Attributes) {
    guard var change = action?.layout else { return }
    let scale = attributes["scale"].flatMap { DecimalNumber.parse($0) }
    change.window = WindowChange(size: attributes.frame.size, scale: scale)
    action = .layout(change)
  }

  private func frame(_ attributes: Attributes, _ scene: Scene) throws(Objection) -> FrameChange {
    FrameChange(view: try scene.view(attributes), frame: attributes.frame)
  }

  private mutating func grow(frame attributes: Attributes, _ scene: Scene) throws(Objection) {
    let frame = try frame(attributes, scene)
    guard var change = action?.layout else { return }
    change.frames.append(frame)
    action = .layout(change)
  }

  private mutating func grow(settings attributes: Attributes) throws(Objection) {
    guard case .setting(var change) = action else { return }
    change.settings += try attributes.settings()
    if attributes.element == .setContent { attributes.fill(&change, SettingChange.growthRows) }
    action = .setting(change)
  }
}

extension Scene {
  fileprivate func lacks(_ view: String?) -> Bool { view.map { index(ofView: $0) == nil } ?? false }

  /// The view that an element refers to: the named view, or the only view.
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

private func touch(_ phase: Touch.Phase, _ attributes: Attributes) -> InputEvent.Action {
  let finger = UInt8(clamping: attributes.whole("finger") ?? 0)
  let touch = Touch(phase, finger: finger, at: attributes.frame.origin)
  return .touch(attributes.filled(touch, Touch.rareRows))
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
  let known = Command.Request.rows.map { "\($0.name)" }
  let named = attributes.names.filter(known.contains)
  let request = attributes.filled(Command.Request?.none, Command.Request.rows)
  guard named.count < 2 else {
    throw Objection(
      .sense, "an ask with \(named.joined(separator: " and "))", expected: "one request per ask")
  }
  guard let request else {
    throw Objection(.sense, "an ask without a request", expected: "one of " + alternatives(known))
  }
  return attributes.filled(Command(view: try scene.view(attributes), request), [Command.animated])
}
