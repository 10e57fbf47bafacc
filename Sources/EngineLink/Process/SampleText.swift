internal import Model
internal import Replay

extension LineText {
  /// Writes a view of a step, in the order of the columns.
  mutating func sample(_ state: ViewState, _ view: Int, _ step: Step, _ columns: [SampleColumn]) {
    var state = state
    list { line in
      for column in columns {
        switch column {
        case .time: line.time(step.time)
        case .cause:
          switch step.cause {
          case .before: line.word("before")
          case .after: line.word("after")
          case .frame: line.word("frame")
          }
        case .view: line.whole(view)
        case .velocityX: line.number(state.velocity?.x ?? .nan)
        case .velocityY: line.number(state.velocity?.y ?? .nan)
        case .activity: line.activity(state.activity)
        default: state.with(column) { line.number($0) }
        }
      }
    }
  }

  private mutating func activity(_ activity: Activity) {
    guard !activity.isEmpty else { return word("idle") }
    next()
    put("\"")
    var isFirst = true
    for (flag, word) in Activity.words where activity.contains(flag) {
      if !isFirst { put("+") }
      put(word)
      isFirst = false
    }
    put("\"")
  }

  /// Writes the time, the cause and the view of a callback or of readouts.
  private mutating func key(_ step: Step, _ view: Int) {
    time(step.time)
    text(step.cause.rawValue)
    whole(view)
  }

  mutating func callback(_ callback: Callback, _ step: Step) {
    list { line in
      line.key(step, callback.view)
      line.kind(callback.kind)
    }
  }

  private mutating func kind(_ kind: Callback.Kind) {
    word(kind.name)
    for argument in kind.arguments {
      if case .numbers(let numbers) = argument {
        for number in numbers { self.number(number) }
      } else {
        value(argument)
      }
    }
  }

  /// Writes the app's own signals, which are valid from a step on.
  mutating func signals(_ signals: AppSignals, _ step: Step) {
    list { line in
      line.time(step.time)
      line.text(step.cause.rawValue)
      line.object { line in
        for entry in signals.entries {
          line.key(entry.name)
          switch entry.value {
          case .number(let number): line.number(number)
          case .text(let text): line.text(text)
          }
        }
      }
    }
  }

  mutating func readouts(_ readouts: Readouts, _ view: Int, _ step: Step) {
    list { line in
      line.key(step, view)
      line.object { line in line.members(of: readouts, Readouts.rows) }
    }
  }
}
