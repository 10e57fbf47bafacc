/// Parses tokens. Each method calls the method for operators that bind tighter.
struct ManualParser {
  private var tokens: ArraySlice<ManualToken>

  init(_ tokens: [ManualToken]) { self.tokens = tokens[...] }

  var isAtEnd: Bool { tokens.isEmpty }
  var rest: String { "\(tokens)" }

  mutating func take(_ text: String) -> Bool {
    guard tokens.first == .word(text) || tokens.first == .sign(text) else { return false }
    tokens.removeFirst()
    return true
  }

  mutating func expect(_ text: String) throws(ManualError) {
    guard take(text) else { throw ManualError("\(text) before \(rest)") }
  }

  private mutating func takeOne(of texts: [String]) -> String? {
    for text in texts where take(text) { return text }
    return nil
  }

  mutating func implication() throws(ManualError) -> ManualTerm {
    let left = try joined("or")
    return take("=>") ? .apply("=>", [left, try implication()]) : left
  }

  private mutating func joined(_ word: String) throws(ManualError) -> ManualTerm {
    var left = word == "or" ? try joined("and") : try sequence()
    while take(word) {
      left = .apply(word, [left, word == "or" ? try joined("and") : try sequence()])
    }
    return left
  }

  private mutating func sequence() throws(ManualError) -> ManualTerm {
    var left = try prefixed()
    while let word = takeOne(of: ["since", "until"]) {
      let window = try window()
      left = .apply(word, [left, try prefixed()], window: window)
    }
    return left
  }

  private mutating func prefixed() throws(ManualError) -> ManualTerm {
    let words = ["not", "always", "eventually", "once", "historically"]
    guard let word = takeOne(of: words) else { return try comparison() }
    let window = try window()
    return .apply(word, [try prefixed()], window: window)
  }

  private mutating func comparison() throws(ManualError) -> ManualTerm {
    let left = try sum()
    let words = ["le": "<=", "lt": "<", "ge": ">=", "gt": ">", "eq": "==", "ne": "!="]
    guard let sign = takeOne(of: Array(words.values) + words.keys) else { return left }
    let right = try sum()
    let tolerance = try take("tol") ? sum() : nil
    return .compare(words[sign] ?? sign, left, right, tolerance: tolerance)
  }

  private mutating func sum() throws(ManualError) -> ManualTerm {
    var left = try product()
    while let sign = takeOne(of: ["+", "-"]) { left = .apply(sign, [left, try product()]) }
    return left
  }

  private mutating func product() throws(ManualError) -> ManualTerm {
    var left = try operand()
    while let sign = takeOne(of: ["*", "/", "mod"]) { left = .apply(sign, [left, try operand()]) }
    return left
  }

  private mutating func operand() throws(ManualError) -> ManualTerm {
    if take("-") { return .apply("negative", [try operand()]) }
    if take("(") {
      let inner = try implication()
      try expect(")")
      return inner
    }
    switch tokens.popFirst() {
    case .number(let count, let unit): return .number(count, unit: unit)
    case .text(let text): return .text(text)
    case .word(let word): return try term(word)
    default: throw ManualError("a value before \(rest)")
    }
  }

  private mutating func term(_ word: String) throws(ManualError) -> ManualTerm {
    let functions = [
      "abs", "min", "max", "floor", "round", "sqrt", "clamp", "dist", "prev", "delta", "rate",
      "began", "ended", "integral", "at", "of",
    ]
    if ["input", "callback"].contains(word) {
      try expect("(")
      guard case .word(let event)? = tokens.popFirst() else { throw ManualError(rest) }
      try expect(")")
      return .name("\(word)(\(event))")
    }
    guard functions.contains(word) else { return .name(word) }
    let window = try window()
    guard take("(") else { return .apply(word, [try operand()], window: window) }
    var operands = [try implication()]
    while take(",") { operands.append(try implication()) }
    try expect(")")
    return .apply(word, operands, window: window)
  }

  private mutating func window() throws(ManualError) -> ManualWindow? {
    guard take("[") else { return nil }
    let from = try time()
    let to = try take(",") ? time() : from
    try expect("]")
    return ManualWindow(from: from, to: to)
  }

  private mutating func time() throws(ManualError) -> (count: Double, unit: String) {
    guard case .number(let count, let unit)? = tokens.popFirst() else { throw ManualError(rest) }
    return (count, unit)
  }
}
