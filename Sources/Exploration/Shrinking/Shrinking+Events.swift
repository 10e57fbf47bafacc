internal import Model
internal import Text

// Removes the unnecessary parts of events other than touches.

extension Shrinking {
  mutating func simplifyEvents() {
    for index in best.events.indices.reversed() where !isCut {
      let action = best.events[index].value.action
      if case .setting(let change) = action { simplify(change, at: index) }
      if let change = action.layout { simplify(change, at: index) }
      if case .request(var command) = action {
        command.animated = false
        _ = attempt { $0.events[index].value.action = .request(command) }
      }
    }
  }

  private mutating func simplify(_ change: SettingChange, at index: Int) {
    var change = change
    for slot in change.settings.indices.reversed() where change.settings.count > 1 {
      var fewer = change
      fewer.settings.remove(at: slot)
      if attempt({ $0.events[index].value.action = .setting(fewer) }) { change = fewer }
    }
    for growth in [\SettingChange.above, \.left] {
      var less = change
      less[keyPath: growth] = 0
      if attempt({ $0.events[index].value.action = .setting(less) }) { change = less }
    }
  }

  private mutating func simplify(_ change: LayoutChange, at index: Int) {
    var change = change
    if change.window?.scale != nil {
      var same = change
      same.window?.scale = nil
      if attempt({ $0.events[index].value.action = .layout(same) }) { change = same }
    }
    // The only frame of a frame change cannot be removed.
    for slot in change.frames.indices.reversed() {
      var fewer = change
      fewer.frames.remove(at: slot)
      if attempt({ $0.events[index].value.action = .layout(fewer) }) { change = fewer }
    }
    if case .keyboard(.shown(let frame, field: .some)) = change {
      _ = attempt {
        $0.events[index].value.action = .layout(.keyboard(.shown(frame: frame, field: nil)))
      }
    }
  }
}
