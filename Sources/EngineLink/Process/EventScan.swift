internal import Gesture
internal import JSON
internal import Replay

extension JSONScan {
  mutating func moment() throws(Objection) -> Moment {
    var time: Instant?
    var events: [Located<InputEvent.Action>] = []
    try beginObject()
    while let name = try nextMember() {
      switch name {
      case "t": time = try self.time()
      case "events":
        try beginList()
        while try nextElement() { events.append(Located(try action())) }
      default: try skip()
      }
    }
    guard let time else { throw Objection(.missing, "a moment without a time") }
    return Moment(at: time, events)
  }

  private mutating func action() throws(Objection) -> InputEvent.Action {
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

  private mutating func touch(_ phase: Touch.Phase) throws(Objection) -> Touch {
    try comma()
    let start = position
    guard let finger = UInt8(exactly: try whole()) else {
      throw fault("a finger from 0 to 255", at: start)
    }
    try comma()
    let x = try number()
    try comma()
    var touch = Touch(phase, finger: finger, at: Point(x: x, y: try number()))
    guard skips(",") else { return touch }
    try beginObject()
    while let name = try nextMember() {
      switch name {
      case "force": touch.force = try number()
      case "radius": touch.radius = try number()
      case "arrived": touch.arrived = try time()
      default: try skip()
      }
    }
    return touch
  }

  private mutating func layout(_ event: String) throws(Objection) -> LayoutChange {
    var (orientation, window, scale): (Orientation?, Size?, Double?)
    var frames: [FrameChange] = []
    var (frame, field): (Rectangle?, Int?)
    try beginObject()
    while let name = try nextMember() {
      switch name {
      case "to": orientation = try word()
      case "window":
        let size = try point()
        window = Size(width: size.x, height: size.y)
      case "scale": scale = try number()
      case "frames":
        try beginList()
        while try nextElement() { frames.append(try frameChange()) }
      case "frame": frame = try rectangle()
      case "field": field = try whole()
      default: try skip()
      }
    }
    let change = window.map { WindowChange(size: $0, scale: scale) }
    switch (event, change) {
    case ("turn", let change?):
      guard let orientation else { throw Objection(.missing, "a turn without \"to\"") }
      return .turn(to: orientation, window: change, frames: frames)
    case ("resize", let change?): return .resize(window: change, frames: frames)
    case ("turn", nil), ("resize", nil): throw Objection(.missing, "a \(event) without a window")
    case ("keyboard", _):
      return .keyboard(frame.map { .shown(frame: $0, field: field) } ?? .hidden)
    default:
      guard let frame = frames.first, frames.count == 1 else {
        throw Objection(.sense, "a frame event with \(frames.count) frames", expected: "1")
      }
      return .frame(frame)
    }
  }

  private mutating func frameChange() throws(Objection) -> FrameChange {
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

  private mutating func change() throws(Objection) -> SettingChange {
    var change = SettingChange(view: 0, [])
    try beginObject()
    while let name = try nextMember() {
      switch name {
      case "view": change.view = try whole()
      case "above": change.above = try number()
      case "left": change.left = try number()
      case "settings":
        try beginList()
        while try nextElement() {
          try beginList()
          let element = try text()
          try comma()
          let attribute = try text()
          try comma()
          change.settings.append(try setting(element, attribute))
          try endList()
        }
      default: try skip()
      }
    }
    return change
  }

  private mutating func command() throws(Objection) -> Command {
    var view = 0
    var isAnimated = false
    var request: Command.Request?
    try beginObject()
    while let name = try nextMember() {
      switch name {
      case "view": view = try whole()
      case "animated": isAnimated = try flag()
      default:
        if let asked = try self.request(name) {
          request = asked
        } else {
          try skip()
        }
      }
    }
    guard let request else { throw Objection(.sense, "an ask that asks for nothing") }
    return Command(view: view, request, animated: isAnimated)
  }

  /// Nil for a member that is no request.
  private mutating func request(_ name: String) throws(Objection) -> Command.Request? {
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
