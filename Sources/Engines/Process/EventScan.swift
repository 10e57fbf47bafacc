internal import Gesture
internal import Replay

extension LineScan {
  mutating func moment() throws(ProtocolError) -> Moment {
    var time: Instant?
    var events: [Located<InputEvent.Action>] = []
    try object { (scan, name) throws(ProtocolError) in
      switch name {
      case "t": time = try scan.time()
      case "events":
        try scan.list { (scan) throws(ProtocolError) in events.append(Located(try scan.action())) }
      default: try scan.skip()
      }
    }
    guard let time else { throw ProtocolError("a moment without a time") }
    return Moment(at: time, events)
  }

  private mutating func action() throws(ProtocolError) -> InputEvent.Action {
    try beginList()
    let start = position
    let action: InputEvent.Action
    let name = try text()
    switch name {
    case "down": action = .touch(try touch(.down))
    case "move": action = .touch(try touch(.move))
    case "up": action = .touch(try touch(.up))
    case "cancel": action = .touch(try touch(.cancel))
    case "turn", "resize", "frame", "keyboard":
      try comma()
      action = .layout(try layout(name))
    case "set":
      try comma()
      action = .setting(try change())
    case "ask":
      try comma()
      action = .ask(try command())
    default: throw fault("an event", at: start)
    }
    try endList()
    return action
  }

  private mutating func touch(_ phase: Touch.Phase) throws(ProtocolError) -> Touch {
    try comma()
    let start = position
    guard let finger = UInt8(exactly: try whole()) else {
      throw fault("a finger from 0 to 255", at: start)
    }
    try comma()
    let x = try number()
    try comma()
    var touch = Touch(phase, finger: finger, at: Point(x: x, y: try number()))
    guard hasMore() else { return touch }
    try object { (scan, name) throws(ProtocolError) in
      switch name {
      case "force": touch.force = try scan.number()
      case "radius": touch.radius = try scan.number()
      case "arrived": touch.arrived = try scan.time()
      default: try scan.skip()
      }
    }
    return touch
  }

  private mutating func layout(_ event: String) throws(ProtocolError) -> LayoutChange {
    var (orientation, window, scale): (Orientation?, Size?, Double?)
    var frames: [FrameChange] = []
    var (frame, field): (Rectangle?, Int?)
    try object { (scan, name) throws(ProtocolError) in
      switch name {
      case "to": orientation = try scan.word()
      case "window":
        let size = try scan.point()
        window = Size(width: size.x, height: size.y)
      case "scale": scale = try scan.number()
      case "frames":
        try scan.list { (scan) throws(ProtocolError) in frames.append(try scan.frameChange()) }
      case "frame": frame = try scan.rectangle()
      case "field": field = try scan.whole()
      default: try scan.skip()
      }
    }
    let change = window.map { WindowChange(size: $0, scale: scale) }
    switch (event, change) {
    case ("turn", let change?):
      guard let orientation else { throw ProtocolError("a turn without \"to\"") }
      return .turn(to: orientation, window: change, frames: frames)
    case ("resize", let change?): return .resize(window: change, frames: frames)
    case ("turn", nil), ("resize", nil): throw ProtocolError("a \(event) without a window")
    case ("keyboard", _):
      return .keyboard(frame.map { .shown(frame: $0, field: field) } ?? .hidden)
    default:
      guard let frame = frames.first, frames.count == 1 else {
        throw ProtocolError("a frame event with \(frames.count) frames: expected 1")
      }
      return .frame(frame)
    }
  }

  private mutating func frameChange() throws(ProtocolError) -> FrameChange {
    try beginList()
    let view = try whole()
    var numbers: [Double] = []
    for _ in 0..<4 {
      try comma()
      numbers.append(try number())
    }
    try endList()
    return FrameChange(
      view: view,
      frame: Rectangle(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
  }

  private mutating func change() throws(ProtocolError) -> SettingChange {
    var change = SettingChange(view: 0, [])
    try object { (scan, name) throws(ProtocolError) in
      switch name {
      case "view": change.view = try scan.whole()
      case "above": change.above = try scan.number()
      case "left": change.left = try scan.number()
      case "settings":
        try scan.list { (scan) throws(ProtocolError) in
          try scan.beginList()
          let element = try scan.text()
          try scan.comma()
          let attribute = try scan.text()
          try scan.comma()
          change.settings.append(try scan.setting(element, attribute))
          try scan.endList()
        }
      default: try scan.skip()
      }
    }
    return change
  }

  private mutating func command() throws(ProtocolError) -> Command {
    var view = 0
    var isAnimated = false
    var request: Command.Request?
    try object { (scan, name) throws(ProtocolError) in
      switch name {
      case "view": view = try scan.whole()
      case "animated": isAnimated = try scan.flag()
      default:
        guard let asked = try scan.request(name) else { return try scan.skip() }
        request = asked
      }
    }
    guard let request else { throw ProtocolError("an ask that asks for nothing") }
    return Command(view: view, request, animated: isAnimated)
  }

  /// Nil for a member that is no request.
  private mutating func request(_ name: String) throws(ProtocolError) -> Command.Request? {
    switch name {
    case "scroll-to": return .scrollTo(try point())
    case "reveal": return .reveal(try rectangle())
    case "zoom-to": return .zoomTo(try number())
    case "zoom-to-rect": return .zoomToRect(try rectangle())
    case "page": return .page(PageNumber(try whole()))
    case "select": return .select(RowIndex(try whole()))
    case "reset-zoom", "begin-refresh", "end-refresh", "stop", "scroll-to-top":
      let start = position
      guard try flag() else { throw fault("true", at: start) }
      switch name {
      case "reset-zoom": return .resetZoom
      case "begin-refresh": return .beginRefresh
      case "end-refresh": return .endRefresh
      case "stop": return .stop
      default: return .scrollToTop
      }
    default: return nil
    }
  }
}
