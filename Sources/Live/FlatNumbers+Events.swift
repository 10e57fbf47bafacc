internal import Gesture

// Events. A case of an event is encoded as its number, followed by its values; the few settings
// that no recording of the corpus changes have no encoding.

extension FlatNumbers {
  mutating func pass(_ event: inout InputEvent) {
    pass(&event.time.nanoseconds)
    var kind =
      switch event.action {
      case .touch: 0
      case .layout: 1
      case .setting: 2
      case .ask: 3
      case .observation: 4
      case .mark: 5
      }
    pass(&kind)
    switch kind {
    case 0:
      var touch = event.action.touch ?? Touch(.down, finger: 0, at: .zero)
      pass(&touch.phase)
      pass(&touch.finger)
      pass(&touch.place)
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
      if case .ask(let given) = event.action { command = given }
      pass(&command.view)
      pass(&command.request)
      pass(&command.animated)
      event.action = .ask(command)
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

  private mutating func pass(_ request: inout Command.Request) {
    var kind: Int
    var rectangle = Rectangle(x: 0, y: 0, width: 0, height: 0)
    var number = 0.0
    switch request {
    case .scrollTo(let place): (kind, rectangle.origin) = (0, place)
    case .reveal(let part): (kind, rectangle) = (1, part)
    case .zoomTo(let zoom): (kind, number) = (2, zoom)
    case .zoomToRect(let part): (kind, rectangle) = (3, part)
    case .page(let page): (kind, number) = (4, Double(page.number))
    case .select(let row): (kind, number) = (5, Double(row.index))
    case .resetZoom: kind = 6
    case .beginRefresh: kind = 7
    case .endRefresh: kind = 8
    case .stop: kind = 9
    case .scrollToTop: kind = 10
    }
    pass(&kind)
    pass(&rectangle)
    pass(&number)
    switch kind {
    case 0: request = .scrollTo(rectangle.origin)
    case 1: request = .reveal(rectangle)
    case 2: request = .zoomTo(number)
    case 3: request = .zoomToRect(rectangle)
    case 4: request = .page(PageNumber(Int(exactly: number) ?? 0))
    case 5: request = .select(RowIndex(Int(exactly: number) ?? 0))
    case 6: request = .resetZoom
    case 7: request = .beginRefresh
    case 8: request = .endRefresh
    case 9: request = .stop
    case 10: request = .scrollToTop
    default: isBroken = true
    }
  }

  private mutating func pass(_ setting: inout Setting) {
    var number = 0.0
    var kind = setting.row.index
    switch setting.value {
    case .number(let value): number = value
    case .whole(let value): number = Double(value)
    default: kind = -1
    }
    pass(&kind)
    pass(&number)
    let row = Setting.table.indices.contains(kind) ? Setting.table[kind] : nil
    let passed = row?.setting(.number(number)) ?? row?.setting(.whole(Int(exactly: number) ?? 0))
    if let passed { setting = passed } else { isBroken = true }
  }
}
