internal import Model
internal import Replay
internal import Text

extension TraceScan {
  mutating func cause() throws(Objection) -> Step.Cause {
    if skip("frame\t") { return .frame }
    if skip("before\t") { return .before }
    if skip("after\t") { return .after }
    throw fault(expected: "before, after or frame")
  }

  /// Parses the columns from `x` to `activity`.
  mutating func view(into view: inout ViewState) throws(Objection) {
    view.offset = try pair("\t")
    view.slowFields = try ViewState.separators.map { (separator) throws(Objection) in
      try expect(separator)
      return try number()
    }
    try expect("\t")
    view.velocity = skipUnknown(.velocity) ? nil : try pair(",")
    try expect("\t")
    view.activity = skipUnknown(.activity) ? [] : try activity()
  }

  private mutating func skipUnknown(_ ability: Abilities) -> Bool {
    guard skip("?") else { return false }
    unreported.insert(ability)
    return true
  }

  private mutating func pair(_ separator: StaticString) throws(Objection) -> Point {
    let x = try number()
    try expect(separator)
    return Point(x: x, y: try number())
  }

  private mutating func activity() throws(Objection) -> Activity {
    if skip("idle") { return [] }
    var activity: Activity = []
    var rest = Activity.words[...]
    repeat {
      let start = position
      let text = word { $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "\t") }
      guard let index = rest.firstIndex(where: { matches(text, $0.word) }) else {
        throw fault(
          at: start, .unknown,
          expected: "idle, or " + alternatives(Activity.words.map { "\($0.word)" })
            + " joined with + in this order")
      }
      activity.insert(rest[index].activity)
      rest = rest[(index + 1)...]
    } while skip("+")
    return activity
  }

  mutating func callbacks(of view: Int, into list: inout [Callback]) throws(Objection) {
    if skip("-") || skipUnknown(.callbacks) { return }
    repeat { list.append(Callback(view: view, try callback())) } while skip(" ")
  }

  private mutating func callback() throws(Objection) -> Callback.Kind {
    let start = position
    let text = word {
      $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t")
    }
    for kind in Callback.Kind.all where matches(text, kind.name) {
      let samples = kind.arguments
      var arguments: [AttributeValue] = []
      for sample in samples {
        try expect(arguments.isEmpty ? "(" : ";")
        arguments.append(try value(like: sample))
      }
      guard !samples.isEmpty else { return kind }
      try expect(")")
      return kind.with(arguments)
    }
    throw fault(at: start, .unknown, expected: "a callback of the trace format, or - for none")
  }

  mutating func readouts() throws(Objection) -> Readouts {
    var readouts = Readouts()
    if skip("-") || skipUnknown(.readouts) { return readouts }
    var rest = Readouts.rows[...]
    repeat {
      let start = position
      let name = word {
        $0 == UInt8(ascii: "=") || $0 == UInt8(ascii: ";") || $0 == UInt8(ascii: "\t")
      }
      guard let index = rest.firstIndex(where: { matches(name, $0.name) }), skip("=") else {
        throw fault(
          at: start, .unknown,
          expected: alternatives(Readouts.rows.map { "\($0.name)" }) + ", in this order, each once")
      }
      rest[index].put(try value(of: rest[index]), into: &readouts)
      rest = rest[(index + 1)...]
    } while !isBehindReadouts && skip(";")
    return readouts
  }

  private static let signals: StaticString = ";signals="

  private var isBehindReadouts: Bool {
    var ahead = self
    return ahead.skip(Self.signals)
  }

  /// Parses the app's own signals, which follow the built-in signals.
  mutating func signals() throws(Objection) -> AppSignals {
    guard skip(Self.signals) else { return AppSignals() }
    let start = position
    guard let signals = AppSignals(try text(), number: { Double($0) }) else {
      throw fault(at: start, expected: ValueKind.signals.expectation)
    }
    return signals
  }

  private mutating func value(of row: AttributeRow<Readouts>) throws(Objection) -> AttributeValue {
    guard case .word(let words) = row.kind else { return try value(like: row.sample) }
    let start = position
    let text = word { $0 == UInt8(ascii: ";") || $0 == UInt8(ascii: "\t") }
    guard let word = words.first(where: { $0.utf8.elementsEqual(text) }) else {
      throw fault(at: start, expected: alternatives(words))
    }
    return .word(word)
  }

  /// Parses a value of the same type as a sample.
  private mutating func value(like sample: AttributeValue) throws(Objection) -> AttributeValue {
    switch sample {
    case .flag: .flag(try truth())
    case .whole: .whole(try whole())
    case .wholes(let wholes):
      .wholes(try list(wholes.count) { (scan) throws(Objection) in try scan.whole() })
    case .numbers(let numbers):
      .numbers(try list(numbers.count) { (scan) throws(Objection) in try scan.number() })
    default: .number(try number())
    }
  }

  private mutating func list<Number>(
    _ count: Int, _ next: (inout TraceScan) throws(Objection) -> Number
  ) throws(Objection) -> [Number] {
    var numbers: [Number] = []
    while numbers.count < count {
      if !numbers.isEmpty { try expect(",") }
      numbers.append(try next(&self))
    }
    return numbers
  }

  private func matches(_ text: UnsafeBufferPointer<UInt8>, _ word: StaticString) -> Bool {
    text.count == word.utf8CodeUnitCount && text.has(word, at: 0)
  }
}
