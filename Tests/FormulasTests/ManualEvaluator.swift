import Model

@testable import Formulas

/// Evaluates formulas over a whole trace as the guide describes their meaning. This evaluator is
/// slow and shares no code with the program.
struct ManualEvaluator {
  /// The views by name. Formulas are judged at the first view.
  var views: [(name: String, samples: [FakeSample])]
  var endsAtRest: Bool
  /// The duration of a frame in nanoseconds.
  var frame: Double
  /// Whether the margins are multiples of tolerances.
  var isMixed = false
  /// Whether comparisons without `tol` are exact.
  var isExact = false

  /// The index that means a view that is not in the scene.
  private static let none = -1

  init(
    _ formula: ManualFormula, views: [(name: String, samples: [FakeSample])], endsAtRest: Bool,
    frame: TimeSpan
  ) {
    self.views = views
    self.endsAtRest = endsAtRest
    self.frame = Double(frame.nanoseconds)
    isMixed = Set(formula.conclusion.comparedUnits).count > 1
  }

  /// The truth of a formula at the judged view.
  func truth(_ term: ManualTerm, _ index: Int) -> ManualTruth { truth(term, index, 0) }

  func samples(of view: Int) -> [FakeSample] { views[max(view, 0)].samples }

  func time(_ index: Int) -> Int64 { views[0].samples[index].time.nanoseconds }

  func seconds(_ from: Int, _ to: Int) -> Double { Double(time(to) - time(from)) / 1e9 }
}

/// The truth of a formula at a sample, as a range of margins. −0 is the margin of a strict
/// comparison of equal numbers.
struct ManualTruth: Equatable {
  var low: Double
  var high: Double

  static let unknown = ManualTruth(low: -.infinity, high: .infinity)

  init(low: Double, high: Double) { (self.low, self.high) = (low, high) }

  init(_ margin: Double) {
    self = margin.isNaN ? .unknown : ManualTruth(low: margin, high: margin)
  }

  init(_ isTrue: Bool) { self.init(isTrue ? .infinity : -.infinity) }

  var isTrue: Bool { low.sign == .plus }
  var isFalse: Bool { high.sign == .minus }

  static prefix func ! (truth: ManualTruth) -> ManualTruth {
    ManualTruth(low: -truth.high, high: -truth.low)
  }

  static func && (one: ManualTruth, other: ManualTruth) -> ManualTruth {
    func smaller(_ one: Double, _ other: Double) -> Double {
      one == other ? (one.sign == .minus ? one : other) : Swift.min(one, other)
    }
    return ManualTruth(low: smaller(one.low, other.low), high: smaller(one.high, other.high))
  }

  static func || (one: ManualTruth, other: ManualTruth) -> ManualTruth { !(!one && !other) }
}

// MARK: - Logic

extension ManualEvaluator {
  func truth(_ term: ManualTerm, _ index: Int, _ view: Int) -> ManualTruth {
    switch term {
    case .name(let name):
      guard let flag = signal(name, index, view) else { return .unknown }
      return ManualTruth(flag > 0)
    case .compare(let sign, let left, let right, let tolerance):
      return compared(sign, left, right, tolerance, index, view)
    case .apply(let operation, let operands, let window):
      return applied(operation, operands, window, index, view)
    case .number, .text: return .unknown
    }
  }

  private func applied(
    _ operation: String, _ operands: [ManualTerm], _ window: ManualWindow?, _ index: Int,
    _ view: Int
  ) -> ManualTruth {
    let last = operands[operands.count - 1]
    func first(_ index: Int) -> ManualTruth { truth(operands[0], index, view) }
    func second(_ index: Int) -> ManualTruth { truth(last, index, view) }
    switch operation {
    case "not": return !first(index)
    case "and": return first(index) && second(index)
    case "or": return first(index) || second(index)
    case "=>": return !first(index) || second(index)
    case "began": return first(index) && !first(max(index - 1, 0))
    case "ended": return !first(index) && first(max(index - 1, 0))
    case "prev": return first(earlier(index, window))
    case "of": return truth(last, index, place(operands[0]))
    case "at":
      guard let held = held(operands[0], index, view) else { return .unknown }
      return second(held)
    case "once": return past(window, index).map(first).reduce(ManualTruth(false), ||)
    case "historically": return past(window, index).map(first).reduce(ManualTruth(true), &&)
    case "since":
      return past(window, index).map { start in
        ((start + 1)...max(index, start + 1)).filter { $0 <= index }.map(first)
          .reduce(second(start), &&)
      }.reduce(ManualTruth(false), ||)
    case "always":
      return ahead(window, index).map { $0.map(first) ?? .unknown }.reduce(ManualTruth(true), &&)
    case "eventually":
      return ahead(window, index).map { $0.map(first) ?? .unknown }.reduce(ManualTruth(false), ||)
    case "until":
      return ahead(window, index).map { end in
        (index..<(end ?? samples(of: 0).count)).map(first)
          .reduce(end.map(second) ?? .unknown, &&)
      }.reduce(ManualTruth(false), ||)
    default: return .unknown
    }
  }

  private func compared(
    _ sign: String, _ left: ManualTerm, _ right: ManualTerm, _ tolerance: ManualTerm?,
    _ index: Int, _ view: Int
  ) -> ManualTruth {
    if case .name("view") = left, case .text(let name) = right {
      return ManualTruth((view >= 0 && views[view].name == name) == (sign == "=="))
    }
    if case .name(let name) = left, case .text(let text) = right {
      guard case .text(let shown)? = samples(of: view)[index].signals[String(name.dropFirst(6))]
      else { return .unknown }
      return ManualTruth((shown == text) == (sign == "=="))
    }
    if left.isTruth {
      let (one, other) = (truth(left, index, view), truth(right, index, view))
      let isSame = (one && other) || (!one && !other)
      return sign == "==" ? isSame : !isSame
    }
    guard let first = number(left, index, view), let second = number(right, index, view) else {
      return .unknown
    }
    var allowed = 0.0
    if let tolerance {
      guard let stated = number(tolerance, index, view) else { return .unknown }
      allowed = stated
    } else if !isExact {
      let unit = left.unit ?? right.unit
      if unit == .length { allowed = samples(of: view)[index].value(of: .pixel) / 2 }
      if unit == .speed { allowed = 5 }
    }
    let margin: Double
    switch sign {
    case "<=", "<": margin = second - first + allowed
    case ">=", ">": margin = first - second + allowed
    case "==": margin = allowed - abs(first - second)
    default: margin = abs(first - second) - allowed
    }
    let isStrict = ["<", ">", "!="].contains(sign)
    let share = isMixed && allowed > 0 ? margin / allowed : margin
    return ManualTruth(share == 0 ? (isStrict ? -0.0 : 0.0) : share)
  }
}

// MARK: - Time

extension ManualEvaluator {
  /// The nanoseconds of a time. Frames begin at rounded times, so for `frames` the ends of windows
  /// are a microsecond farther away, and single times are a microsecond nearer.
  private func span(_ time: (count: Double, unit: String), frames shift: Int64) -> Int64 {
    switch time.unit {
    case "ms": Int64((time.count * 1e6).rounded())
    case "frame", "frames": time.count == 0 ? 0 : Int64((time.count * frame).rounded()) + shift
    default: Int64((time.count * 1e9).rounded())
    }
  }

  /// The length in seconds of the window of `rate`.
  func length(_ window: ManualWindow) -> Double {
    Double(span(window.to, frames: 0)) / 1e9
  }

  /// The sample that applied at the given time ago; without a time, the previous sample.
  func earlier(_ index: Int, _ window: ManualWindow?) -> Int {
    guard let window else { return max(index - 1, 0) }
    let then = time(index) - span(window.to, frames: -1000)
    return (0...index).last { time($0) <= then } ?? 0
  }

  /// The start and the end of a window in the past.
  func limits(_ window: ManualWindow, _ index: Int) -> (start: Int64, end: Int64) {
    (time(index) - span(window.to, frames: 1000), time(index) - span(window.from, frames: 1000))
  }

  /// The samples that applied at any time of a window in the past.
  func past(_ window: ManualWindow?, _ index: Int) -> [Int] {
    guard let window else { return Array(0...index) }
    let (start, end) = limits(window, index)
    return (0...index).filter { sample in
      guard time(sample) <= end else { return false }
      return time(sample) >= start || sample < index && time(sample + 1) > start
    }
  }

  /// The samples that apply at any time of a window in the future. If the trace ends before the
  /// window and the future is unknown, nil represents the later samples.
  private func ahead(_ window: ManualWindow?, _ index: Int) -> [Int?] {
    guard let window else { return [] }
    let last = samples(of: 0).count - 1
    let start = time(index) + span(window.from, frames: 1000)
    let end = time(index) + span(window.to, frames: 1000)
    let isUndecided = end > time(last) && !endsAtRest
    let inside = (index...last).filter { sample in
      guard time(sample) <= end else { return false }
      if time(sample) >= start { return true }
      return sample == last ? endsAtRest : time(sample + 1) > start
    }
    return inside + (isUndecided ? [nil] : [])
  }

  /// The last sample at which an event was true; nil if that is unknown.
  func held(_ event: ManualTerm, _ index: Int, _ view: Int) -> Int? {
    for sample in (0...index).reversed() {
      let truth = truth(event, sample, view)
      if truth.isTrue { return sample }
      if !truth.isFalse { return nil }
    }
    return nil
  }

  /// The index of the view that the operand of `of` names.
  func place(_ operand: ManualTerm) -> Int {
    switch operand {
    case .name(let name), .text(let name):
      views.firstIndex { $0.name == name } ?? Self.none
    default: Self.none
    }
  }
}
