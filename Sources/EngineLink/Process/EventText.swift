internal import Gesture
internal import Replay

extension LineText {
  /// What an engine is told of a moment.
  mutating func moment(_ moment: Moment) {
    object { line in
      line.key("t")
      line.time(moment.time)
      line.key("events")
      line.list { line in
        for index in moment.events.indices where moment.events[index].value.isInput {
          line.action(moment.events[index].value)
        }
      }
    }
  }

  private mutating func action(_ action: InputEvent.Action) {
    switch action {
    case .touch(let touch): self.touch(touch)
    case .layout(let change): layout(change)
    case .setting(let change): set(change)
    case .ask(let command): ask(command)
    case .observation, .mark: break
    }
  }

  private mutating func touch(_ touch: Touch) {
    list { line in
      switch touch.phase {
      case .down: line.word("down")
      case .move: line.word("move")
      case .up: line.word("up")
      case .cancel: line.word("cancel")
      }
      line.whole(Int(touch.finger))
      line.number(touch.place.x)
      line.number(touch.place.y)
      guard touch.force != nil || touch.radius != nil || touch.arrived != nil else { return }
      line.object { line in
        if let force = touch.force {
          line.key("force")
          line.number(force)
        }
        if let radius = touch.radius {
          line.key("radius")
          line.number(radius)
        }
        if let arrived = touch.arrived {
          line.key("arrived")
          line.time(arrived)
        }
      }
    }
  }

  private mutating func layout(_ change: LayoutChange) {
    switch change {
    case .turn(let orientation, let window, let frames):
      event("turn") { line in
        line.key("to")
        line.text(orientation.rawValue)
        line.room(window, frames)
      }
    case .resize(let window, let frames): event("resize") { line in line.room(window, frames) }
    case .frame(let frame): event("frame") { line in line.room(nil, [frame]) }
    case .keyboard(.shown(let frame, let field)):
      event("keyboard") { line in
        line.key("frame")
        line.rectangle(frame)
        if let field {
          line.key("field")
          line.whole(field)
        }
      }
    case .keyboard(.hidden):
      event("keyboard") { line in
        line.key("hidden")
        line.flag(true)
      }
    }
  }

  private mutating func room(_ window: WindowChange?, _ frames: [FrameChange]) {
    if let window {
      key("window")
      numbers([window.size.width, window.size.height])
      if let scale = window.scale {
        key("scale")
        number(scale)
      }
    }
    key("frames")
    list { line in
      for change in frames {
        line.list { line in
          line.whole(change.view)
          line.number(change.frame.origin.x)
          line.number(change.frame.origin.y)
          line.number(change.frame.size.width)
          line.number(change.frame.size.height)
        }
      }
    }
  }

  private mutating func set(_ change: SettingChange) {
    event("set") { line in
      line.key("view")
      line.whole(change.view)
      line.key("settings")
      line.list { line in
        for setting in change.settings {
          line.list { line in
            line.word(setting.row.element)
            line.word(setting.row.attribute)
            line.value(setting.value)
          }
        }
      }
      line.key("above")
      line.number(change.above)
      line.key("left")
      line.number(change.left)
    }
  }

  private mutating func ask(_ command: Command) {
    event("ask") { line in
      line.key("view")
      line.whole(command.view)
      line.request(command.request)
      if command.animated {
        line.key("animated")
        line.flag(true)
      }
    }
  }

  private mutating func request(_ request: Command.Request) {
    switch request {
    case .scrollTo(let offset):
      key("scroll-to")
      numbers([offset.x, offset.y])
    case .reveal(let area):
      key("reveal")
      rectangle(area)
    case .zoomTo(let zoom):
      key("zoom-to")
      number(zoom)
    case .zoomToRect(let area):
      key("zoom-to-rect")
      rectangle(area)
    case .page(let page):
      key("page")
      whole(page.number)
    case .select(let row):
      key("select")
      whole(row.index)
    case .resetZoom: truth("reset-zoom")
    case .beginRefresh: truth("begin-refresh")
    case .endRefresh: truth("end-refresh")
    case .stop: truth("stop")
    case .scrollToTop: truth("scroll-to-top")
    }
  }

  private mutating func truth(_ name: StaticString) {
    key(name)
    flag(true)
  }

  private mutating func event(_ name: StaticString, _ members: (inout LineText) -> Void) {
    list { line in
      line.word(name)
      line.object(members)
    }
  }
}
