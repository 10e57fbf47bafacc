internal import Model
internal import Replay

extension ViewState {
  /// The separators before the numbers of `slowFields`.
  static let separators: [StaticString] = [
    "\t", "\t", ",", "\t", "x", "\t", "x", "\t", ",", ",", ",", "\t", ",", ",", ",",
  ]
}

extension TraceText {
  /// Writes the columns from `x` to `activity`.
  mutating func put(_ view: ViewState, _ reports: Abilities) {
    put(view.offset.x, "\t", view.offset.y)
    for (separator, number) in zip(ViewState.separators, view.slowFields) {
      put(separator)
      put(number)
    }
    put("\t")
    if reports.contains(.velocity), let velocity = view.velocity {
      put(velocity.x, ",", velocity.y)
    } else {
      put("?")
    }
    put("\t")
    if reports.contains(.activity) { put(view.activity) } else { put("?") }
  }

  /// Writes elements with a separator between them.
  private mutating func list<Element>(
    _ elements: some Sequence<Element>, _ separator: StaticString,
    _ put: (inout TraceText, Element) -> Void
  ) {
    var isFirst = true
    for element in elements {
      if !isFirst { self.put(separator) }
      put(&self, element)
      isFirst = false
    }
  }

  /// Writes the fields of the first line.
  mutating func put(_ head: TraceHead) {
    list(head.fields, "\t") { text, field in
      text.put(plain: field.name)
      text.put("=")
      text.put(value: field.value)
    }
  }

  private mutating func put(_ activity: Activity) {
    let start = bytes.count
    list(Activity.words.lazy.filter { activity.contains($0.activity) }, "+") { $0.put($1.word) }
    if bytes.count == start { put("idle") }
  }

  mutating func put(_ callbacks: [Callback], ofView index: Int) {
    let start = bytes.count
    list(callbacks.lazy.filter { $0.view == index }, " ") { $0.put($1.kind) }
    if bytes.count == start { put("-") }
  }

  private mutating func put(_ kind: Callback.Kind) {
    put(kind.name)
    let arguments = kind.arguments
    guard !arguments.isEmpty else { return }
    put("(")
    list(arguments, ";") { $0.put($1) }
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

  /// Writes the app's own signals, which follow the built-in signals.
  mutating func put(_ signals: AppSignals) {
    guard !signals.isEmpty else { return }
    put(";signals=")
    list(signals.entries, " ") { text, entry in
      text.put(plain: entry.name)
      text.put("=")
      switch entry.value {
      case .number(let number): text.put(number)
      case .text: text.put(value: entry.value.text)
      }
    }
  }

  private mutating func put(_ value: AttributeValue) {
    switch value {
    case .number(let number): put(number)
    case .whole(let number): put(whole: number)
    case .numbers(let numbers): list(numbers, ",") { $0.put($1) }
    case .wholes(let numbers): list(numbers, ",") { $0.put(whole: $1) }
    default: put(plain: value.text ?? "")
    }
  }
}
