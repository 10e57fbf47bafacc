internal import Model
internal import Replay
internal import Text

extension LineText {
  /// Writes a moment in the notation of the line protocol.
  mutating func moment(_ moment: Moment) {
    object { line in
      line.member("t", moment.time)
      line.list("events") { line in
        for index in moment.events.indices where moment.events[index].value.isInput {
          line.action(moment.events[index].value)
        }
      }
    }
  }

  private mutating func action(_ action: InputEvent.Action) {
    list { line in
      line.text(action.name.rawValue)
      switch action {
      case .touch(let touch): line.touch(touch)
      case .layout(let change): line.object { line in line.layout(change) }
      case .setting(let change): line.object { line in line.set(change) }
      case .request(let command): line.object { line in line.request(command) }
      case .observation, .mark: break
      }
    }
  }

  private mutating func touch(_ touch: Touch) {
    whole(Int(touch.finger))
    number(touch.point.x)
    number(touch.point.y)
    guard touch.force != nil || touch.radius != nil || touch.arrived != nil else { return }
    object { line in line.members(of: touch, Touch.rareRows) }
  }

  private mutating func layout(_ change: LayoutChange) {
    if case .turn(let orientation, _, _) = change { member("to", orientation) }
    if let window = change.window {
      list("window") { line in
        line.number(window.size.width)
        line.number(window.size.height)
      }
      member("scale", window.scale)
    }
    switch change.keyboard {
    case .shown(let frame, let field):
      member("frame", frame)
      member("field", field)
    case .hidden: member("hidden", true)
    case nil: list("frames") { line in for frame in change.frames { line.frame(frame) } }
    }
  }

  private mutating func frame(_ change: FrameChange) {
    list { line in
      line.whole(change.view)
      line.number(change.frame.origin.x)
      line.number(change.frame.origin.y)
      line.number(change.frame.size.width)
      line.number(change.frame.size.height)
    }
  }

  private mutating func set(_ change: SettingChange) {
    member("view", change.view)
    list("settings") { line in
      for setting in change.settings {
        line.list { line in
          line.word(setting.row.element)
          line.word(setting.row.attribute)
          line.value(setting.value)
        }
      }
    }
    members(of: change, SettingChange.growthRows)
  }

  private mutating func request(_ command: Command) {
    member("view", command.view)
    members(of: command.request, Command.Request.rows)
    if command.animated { members(of: command, [Command.animated]) }
  }
}
