internal import Model
internal import Text

// Parses windows, and functions of past values.

extension FormulaParser {
  /// Parses the rest of `max[0,2s](x)` or `delta[1frame](x)`. The parentheses are optional around
  /// one factor.
  mutating func past(_ function: Function, at offset: Int) throws(Objection) -> Part {
    guard let brackets = function.brackets else {
      throw Objection(
        .sense, "\(function.rawValue) with a window",
        expected: "\(function.rawValue)(x): windows are for \(Self.windowed)", offset: token.offset)
    }
    let interval =
      brackets == .lag
      ? try lag(of: function) : try interval(after: function.rawValue, isAhead: false, at: offset)
    guard let interval else { throw unexpected("[") }
    let part = try nestedFactor()
    try refuseAhead(part)
    return try made(
      .past(function, interval, part.expression), try type(of: function, part), offset)
  }

  private static let windowed = Function.allCases.filter { $0.brackets != nil }
    .map(\.rawValue).joined(separator: ", ")

  private func type(of function: Function, _ part: Part) throws(Objection) -> Part.Kind {
    switch function {
    case .prev: return part.type
    case .rate: return .number(try number(part).map { $0 / .time })
    case .integral: return .number(try number(part).map { $0 * .time })
    default: return .number(try number(part))
    }
  }

  /// Parses the time in `[1frame]`, which specifies how long before the sample the value is read,
  /// and returns it as an interval without a length.
  private mutating func lag(of function: Function) throws(Objection) -> Interval {
    let offset = token.offset
    _ = skip(.sign("["))
    let time = try bound()
    guard skip(.sign("]")) else {
      throw unexpected("], as \(function.rawValue)[\(time.text)](x), which takes one time")
    }
    try requireSpan(time, at: offset)
    guard time.value > 0 else {
      throw Objection(
        .sense, "\(function.rawValue)[\(time.text)]", expected: "a time of more than 0",
        offset: offset)
    }
    return Interval(from: time, to: time)
  }

  private func requireSpan(_ time: Quantity, at offset: Int) throws(Objection) {
    let isOfFrames = time.unit == .frames
    let longest = isOfFrames ? Formula.longestFrames : Formula.longestWindow
    guard time.span <= longest else {
      throw Objection(
        .sense, "a window of \(time.text)",
        expected: "at most \(longest.text)\(isOfFrames ? " frames" : " s")", offset: offset)
    }
  }

  /// Parses `[0,3s]`, which operators that look back may omit.
  mutating func interval(
    after word: String, isAhead: Bool, at offset: Int
  ) throws(Objection) -> Interval? {
    let index = token.offset
    guard skip(.sign("[")) else {
      guard isAhead else { return nil }
      throw Objection(
        .missing, "\(word) without a window",
        expected: "one such as \(word)[0,2s]; a formula is checked at every sample anyway, "
          + "and \"when once P\" means from P on", offset: offset)
    }
    let from = try bound()
    guard skip(.sign(",")) else { throw unexpected(", between two times") }
    let to = try bound()
    guard skip(.sign("]")) else { throw unexpected("]") }
    let isOfFrames = to.unit == .frames
    guard from.value == 0 || (from.unit == .frames) == isOfFrames else {
      throw Objection(.sense, "a window of time and frames", expected: "one of them", offset: index)
    }
    guard from.span <= to.span else {
      throw Objection(
        .sense, "the window [\(from.text),\(to.text)]", expected: "the earlier time first",
        offset: index)
    }
    try requireSpan(to, at: index)
    return Interval(from: from, to: to)
  }

  private mutating func bound() throws(Objection) -> Quantity {
    guard case .number(let quantity) = token.kind else { throw unexpected("a time, such as 0.5s") }
    if case .word(let unit) = tokens[index + 1].kind, quantity.unit == nil {
      throw Objection(
        .sense, "a blank between \(quantity.text) and its unit",
        nearest: quantity.text + unit, offset: token.offset)
    }
    guard quantity.value == 0 && quantity.unit == nil || quantity.unit?.dimension == .time else {
      throw Objection(
        .sense, "a window to \(quantity.text)",
        expected: "a time with its unit, such as 0.5s or 3frames",
        offset: token.offset)
    }
    advance()
    return quantity
  }
}

extension Quantity {
  /// The time in seconds, or the number of frames.
  var span: Double { inBaseUnit ?? value }
}
