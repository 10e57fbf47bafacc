package import Model

/// The parts of a formula. The parser produces only valid ones: their units fit, and operators that
/// look back contain none that look ahead.
package indirect enum Expression: Hashable, Sendable {
  /// A number of at least 0; a sign before it is a separate part.
  case number(Quantity)
  case signal(Signal)
  /// A number that the app reports under that name.
  case app(String)
  /// Whether the text that the app reports under that name equals this one.
  case appIs(String, String)
  case call(Function, [Expression])
  case negative(Expression)
  case arithmetic(Arithmetic, Expression, Expression)
  case comparison(ComparisonSign, Expression, Expression, tolerance: Quantity?, Dimension)
  /// Whether two truths are equal, or differ.
  case same(Bool, Expression, Expression)
  case not(Expression)
  case and(Expression, Expression)
  case or(Expression, Expression)
  case implies(Expression, Expression)
  case window(Window, Interval?, Expression)
  /// `until` if it looks ahead, `since` if it looks back.
  case until(isAhead: Bool, Interval?, Expression, Expression)
}

package enum Arithmetic: String, CaseIterable, Sendable {
  case plus = "+"
  case minus = "-"
  case times = "*"
  case over = "/"
  case modulo = "mod"
}

package enum ComparisonSign: String, CaseIterable, Sendable {
  case atMost = "<="
  case less = "<"
  case atLeast = ">="
  case more = ">"
  case equal = "=="
  case unequal = "!="

  /// The equivalent keyword, for XML, in which `<` is not allowed.
  var word: String {
    switch self {
    case .atMost: "le"
    case .less: "lt"
    case .atLeast: "ge"
    case .more: "gt"
    case .equal: "eq"
    case .unequal: "ne"
    }
  }
}

/// Whether every sample in a time interval must satisfy the condition, or one of them.
package enum Window: String, CaseIterable, Sendable {
  case always, eventually, once, historically

  var isAhead: Bool { self == .always || self == .eventually }
  /// Whether every sample must hold, and not only one.
  var isEvery: Bool { self == .always || self == .historically }
}

/// A time interval that starts at a sample, or ends there when looking back.
package struct Interval: Hashable, Sendable {
  var from: Quantity
  var to: Quantity
}

package enum Function: String, CaseIterable, Sendable {
  case abs, min, max, floor, round, sqrt, clamp, dist
  case prev, delta, rate, began, ended

  var counts: ClosedRange<Int> {
    switch self {
    case .min, .max: 2...8
    case .clamp: 3...3
    case .dist: 2...2
    default: 1...1
    }
  }

  /// A description, for lists.
  package var summary: String {
    switch self {
    case .abs: "abs(x): x without its sign"
    case .min: "min(x, y): the minimum of two to eight numbers"
    case .max: "max(x, y): the maximum of two to eight numbers"
    case .floor: "floor(x): the whole number below"
    case .round: "round(x): the nearest whole number"
    case .sqrt: "sqrt(x): the square root"
    case .clamp: "clamp(x, low, high): x, or the limit that it exceeds"
    case .dist: "dist(x, p): the distance of x from the nearest multiple of p"
    case .prev: "prev(x): x at the sample before"
    case .delta: "delta(x): the change of x since the sample before"
    case .rate: "rate(x): the change of x per second; under fingers, from report to report"
    case .began: "began(p): p is true now and was not at the sample before"
    case .ended: "ended(p): p was true at the sample before and is not now"
    }
  }
}
