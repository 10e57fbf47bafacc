internal import Model

// Encodes events as numbers: the index of the case, then its values.

extension FlatNumbers {
  mutating func pass(_ event: inout InputEvent) {
    pass(&event.time.nanoseconds)
    var kind =
      switch event.action {
      case .touch: 0
      case .layout: 1
      case .setting: 2
      case .request: 3
      case .observation: 4
      case .mark: 5
      }
    pass(&kind)
    switch kind {
    case 0:
      var touch = event.action.touch ?? Touch(.down, finger: 0, at: .zero)
      pass(&touch.phase)
      pass(&touch.finger)
      pass(&touch.point)
      event.action = .touch(touch)
    case 1:
      var change = event.action.layout ?? .keyboard(.hidden)
      pass(&change)
      event.action = .layout(change)
    case 2:
      var change = SettingChange(view: 0, [])
      if case .setting(let given) = event.action { change = given }
      pass(&change.view)
      pass(&change.settings, .contentWidth(0)) { $0.pass(&$1) }
      pass(&change.above)
      pass(&change.left)
      event.action = .setting(change)
    case 3:
      var command = Command(view: 0, .stop)
      if case .request(let given) = event.action { command = given }
      pass(&command.view)
      pass(&command.request)
      pass(&command.animated)
      event.action = .request(command)
    case 4:
      var seen = Observation(view: 0, offset: .zero)
      if case .observation(let given) = event.action { seen = given }
      pass(&seen.view)
      pass(&seen.offset)
      pass(&seen.zoom)
      pass(&seen.settled)
      event.action = .observation(seen)
    case 5: event.action = .mark("")
    default: isBroken = true
    }
  }

  private mutating func pass(_ change: inout LayoutChange) {
    var kind: Int
    var side = Orientation.portrait
    var window = WindowChange(size: .zero)
    var frames: [FrameChange] = []
    var keyboard = Rectangle(x: 0, y: 0, width: 0, height: 0)
    var field: Int?
    switch change {
    case .turn(let to, let new, let changed): (kind, side, window, frames) = (0, to, new, changed)
    case .resize(let new, let changed): (kind, window, frames) = (1, new, changed)
    case .frame(let changed): (kind, frames) = (2, [changed])
    case .keyboard(.shown(let frame, let focus)): (kind, keyboard, field) = (3, frame, focus)
    case .keyboard(.hidden): kind = 4
    }
    pass(&kind)
    pass(&side)
    pass(&window.size)
    pass(&window.scale, 1) { $0.pass(&$1) }
    pass(&frames, FrameChange(view: 0, frame: keyboard)) { list, change in
      list.pass(&change.view)
      list.pass(&change.frame)
    }
    pass(&keyboard)
    pass(&field, 0) { $0.pass(&$1) }
    switch kind {
    case 0: change = .turn(to: side, window: window, frames: frames)
    case 1: change = .resize(window: window, frames: frames)
    case 2 where frames.count == 1: change = .frame(frames[0])
    case 3: change = .keyboard(.shown(frame: keyboard, field: field))
    case 4: change = .keyboard(.hidden)
    default: isBroken = true
    }
  }

  /// Passes a request: the index of its row, and its value, which some requests do not need.
  private mutating func pass(_ request: inout Command.Request) {
    let rows = Command.Request.rows
    var index = rows.firstIndex { $0.value(of: request) != nil } ?? -1
    let value = request.attribute.value
    var rectangle = Rectangle(value) ?? Rectangle(x: 0, y: 0, width: 0, height: 0)
    if let point = Point(value) { rectangle.origin = point }
    var number = Double(value) ?? Int(value).map { Double($0) } ?? 0
    pass(&index)
    pass(&rectangle)
    pass(&number)
    guard rows.indices.contains(index) else { return isBroken = true }
    var passed: Command.Request?
    for value in [
      rectangle.attributeValue, rectangle.origin.attributeValue, .number(number),
      .whole(Int(exactly: number) ?? 0), .flag(true),
    ] where passed == nil {
      rows[index].put(value, into: &passed)
    }
    if let passed { request = passed } else { isBroken = true }
  }

  private mutating func pass(_ setting: inout Setting) {
    var index = setting.row.index
    pass(&index)
    guard Setting.table.indices.contains(index) else { return isBroken = true }
    let row = Setting.table[index]
    var value: AttributeValue? = setting.value
    pass(&value, row.kind, isOptional: false)
    if let passed = value.flatMap({ row.setting($0) }) { setting = passed } else { isBroken = true }
  }
}
