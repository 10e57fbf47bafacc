internal import Gesture
internal import Replay

extension TraceText {
  /// The columns from `x` to `activity`.
  mutating func put(_ view: ViewState, _ reports: Abilities) {
    put(view.offset.x, "\t", view.offset.y)
    put("\t")
    put(view.zoom)
    put("\t")
    put(view.minimumZoom, ",", view.maximumZoom)
    put("\t")
    put(view.content.width, "x", view.content.height)
    put("\t")
    put(view.bounds.width, "x", view.bounds.height)
    put("\t")
    put(view.insets.top, ",", view.insets.left)
    put(",")
    put(view.insets.bottom, ",", view.insets.right)
    put("\t")
    put(view.frame.origin.x, ",", view.frame.origin.y)
    put(",")
    put(view.frame.size.width, ",", view.frame.size.height)
    put("\t")
    if reports.contains(.velocity), let velocity = view.velocity {
      put(velocity.x, ",", velocity.y)
    } else {
      put("?")
    }
    put("\t")
    if reports.contains(.activity) { put(view.activity) } else { put("?") }
  }

  private mutating func put(_ activity: Activity) {
    var isFirst = true
    for (flag, word) in Activity.words where activity.contains(flag) {
      if !isFirst { put("+") }
      put(word)
      isFirst = false
    }
    if isFirst { put("idle") }
  }

  mutating func put(_ callbacks: [Callback], ofView index: Int) {
    var isFirst = true
    for callback in callbacks where callback.view == index {
      if !isFirst { put(" ") }
      put(callback.kind)
      isFirst = false
    }
    if isFirst { put("-") }
  }

  private mutating func put(_ kind: Callback.Kind) {
    put(kind.name)
    let arguments = kind.arguments
    guard !arguments.isEmpty else { return }
    put("(")
    for (index, argument) in arguments.enumerated() {
      if index > 0 { put(";") }
      put(argument)
    }
    put(")")
  }

  mutating func put(_ readouts: Readouts) {
    let start = bytes.count
    for row in Readouts.rows {
      guard let value = row.value(of: readouts) else { continue }
      if bytes.count > start { put(";") }
      put(row.name)
      put("=")
      put(value)
    }
    if bytes.count == start { put("-") }
  }

  /// What an app reports under names of its own, behind its read-outs.
  mutating func put(_ signals: AppSignals) {
    guard !signals.isEmpty else { return }
    put(";signals=")
    for (index, entry) in signals.entries.enumerated() {
      if index > 0 { put(" ") }
      put(plain: entry.name)
      put("=")
      switch entry.value {
      case .number(let number): put(number)
      case .text: put(value: entry.value.text)
      }
    }
  }

  private mutating func put(_ value: AttributeValue) {
    switch value {
    case .number(let number): put(number)
    case .whole(let number): put(whole: number)
    case .numbers(let numbers):
      for (index, number) in numbers.enumerated() {
        if index > 0 { put(",") }
        put(number)
      }
    case .wholes(let numbers):
      for (index, number) in numbers.enumerated() {
        if index > 0 { put(",") }
        put(whole: number)
      }
    default: put(plain: value.text ?? "")
    }
  }
}
