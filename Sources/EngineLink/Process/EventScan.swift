internal import Model
internal import Replay
internal import Text

extension JSONScan {
  mutating func moment() throws(Objection) -> Moment {
    var time: Instant?
    var events: [Located<InputEvent.Action>] = []
    try beginObject()
    while let name = try nextMember() {
      switch name {
      case "t": time = try self.time()
      case "events": events += try list { (scan) throws(Objection) in Located(try scan.action()) }
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
    let name = InputEvent.Action.Name(rawValue: try text())
    switch name {
    case .down: action = .touch(try touch(.down))
    case .move: action = .touch(try touch(.move))
    case .up: action = .touch(try touch(.up))
    case .cancel: action = .touch(try touch(.cancel))
    case .turn?, .resize?, .frame?, .keyboard?:
      try comma()
      action = .layout(try layout(name ?? .frame))
    case .set:
      try comma()
      action = .setting(try change())
    case .request:
      try comma()
      action = .request(try command())
    case .seen, .mark, nil: throw fault("an event", at: start)
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
    if skips(",") { try object(&touch, Touch.rareRows) }
    return touch
  }

  private mutating func layout(_ event: InputEvent.Action.Name) throws(Objection) -> LayoutChange {
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
      case "frames": frames += try list { (scan) throws(Objection) in try scan.frameChange() }
      case "frame": frame = try rectangle()
      case "field": field = try whole()
      default: try skip()
      }
    }
    let change = window.map { WindowChange(size: $0, scale: scale) }
    switch (event, change) {
    case (.turn, let change?):
      guard let orientation else { throw Objection(.missing, "a turn without \"to\"") }
      return .turn(to: orientation, window: change, frames: frames)
    case (.resize, let change?): return .resize(window: change, frames: frames)
    case (.turn, nil), (.resize, nil):
      throw Objection(.missing, "a \(event.rawValue) without a window")
    case (.keyboard, _): return .keyboard(frame.map { .shown(frame: $0, field: field) } ?? .hidden)
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
      default: try member(name, of: &change, SettingChange.growthRows)
      }
    }
    return change
  }

  private mutating func command() throws(Objection) -> Command {
    var command = Command(view: 0, .stop)
    var request: Command.Request?
    try beginObject()
    while let name = try nextMember() {
      if name == "view" {
        command.view = try whole()
      } else if Command.animated.isNamed(name) {
        command.animated = try flag()
      } else {
        try member(name, of: &request, Command.Request.rows)
      }
    }
    guard let request else { throw Objection(.sense, "an ask without a request") }
    command.request = request
    return command
  }
}
