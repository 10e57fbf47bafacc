package import Model

/// The parts of a formula. The parser produces only valid parts: their units fit, and operators
/// that look back contain none that look ahead.
package indirect enum Expression: Hashable, Sendable {
  /// A number of at least 0; a sign before it is a separate part.
  case number(Quantity)
  case signal(Signal)
  /// A number that the app reports under a name.
  case app(String)
  /// Whether the text that the app reports under a name equals a given text.
  case appIs(String, String)
  case call(Function, [Expression])
  /// A function of the values in a past time interval, or of the value some time ago.
  case past(Function, Interval, Expression)
  /// The value of a part at another view.
  case of(String, Expression)
  /// Whether the view at which the formula is judged has a given name.
  case viewIs(String)
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

/// Whether every sample in a time interval must satisfy the condition, or one sample.
package enum Window: String, CaseIterable, Sendable {
  case always, eventually, once, historically

  var isAhead: Bool { self == .always || self == .eventually }
  /// Whether the operand must be true at every sample, and not at one sample only.
  var isEvery: Bool { self == .always || self == .historically }
}

/// A time interval relative to a sample: after the sample or, for an operator that looks back,
/// before it.
package struct Interval: Hashable, Sendable {
  var from: Quantity
  var to: Quantity
}

package enum Function: String, CaseIterable, Sendable {
  case abs, min, max, floor, round, sqrt, clamp, dist
  case prev, delta, rate, began, ended
  case integral, at

  var counts: ClosedRange<Int> {
    switch self {
    case .min, .max: 2...8
    case .clamp: 3...3
    case .dist, .at: 2...2
    default: 1...1
    }
  }

  /// The content of brackets between its name and its argument; nil if the function has no
  /// brackets.
  var brackets: Brackets? {
    switch self {
    case .min, .max, .integral: .window
    case .prev, .delta, .rate: .lag
    default: nil
    }
  }

  enum Brackets {
    /// A time interval that ends at the sample or before it: `max[0,2s](x)`.
    case window
    /// A time before the sample: `delta[1frame](x)`.
    case lag
  }

  /// A description, for lists.
  package var summary: String {
    switch self {
    case .abs: "abs(x): x without its sign"
    case .min:
      "min(x, y): the minimum of two to eight numbers; min[0,1s](x): of x in the past second"
    case .max:
      "max(x, y): the maximum of two to eight numbers; max[0,1s](x): of x in the past second"
    case .floor: "floor(x): the whole number below"
    case .round: "round(x): the nearest whole number"
    case .sqrt: "sqrt(x): the square root"
    case .clamp: "clamp(x, low, high): x, or the limit that it exceeds"
    case .dist: "dist(x, p): the distance of x from the nearest multiple of p"
    case .prev: "prev(x): x at the previous sample; prev[1s](x): x one second ago"
    case .delta:
      "delta(x): the change of x since the previous sample; delta[1frame](x): in one frame"
    case .rate:
      "rate(x): the change of x per second; under fingers, from report to report; "
        + "rate[0.1s](x): in the past 0.1 s"
    case .began: "began(p): p is true now and was not at the previous sample"
    case .ended: "ended(p): p was true at the previous sample and is not now"
    case .integral: "integral[0,1s](x): x times its duration, summed over the past second"
    case .at: "at(p, x): x at the last sample at which p was true"
    }
  }
}
