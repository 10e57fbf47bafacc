import Model
import Text

@testable import Formulas
@testable import Invariants

/// The meaning of a formula, implemented a second time from its definition: over a whole trace at
/// once, without regard to time or memory.
struct FormulaOracle {
  let samples: [FakeSample]
  /// The name of the view of the samples, and the samples of other views.
  var view = "own"
  var others: [String: [FakeSample]] = [:]
  let holdsOn: Bool
  let terms: Terms
  let isMixed: Bool
  /// Whether it evaluates a condition, which has no tolerance.
  var isExact = false

  func truth(_ expression: Expression, _ index: Int) -> Truth {
    switch expression {
    case .signal(let signal): return Truth(flag: samples[index].value(of: signal))
    case .appIs(let name, let text):
      let value = samples[index].signals[name]
      return Truth(flag: value.map { $0 == .text(text) ? 1 : 0 } ?? .nan)
    case .not(let part): return truth(part, index).opposite
    case .and(let left, let right): return truth(left, index).and(truth(right, index))
    case .or(let left, let right): return truth(left, index).or(truth(right, index))
    case .implies(let left, let right): return truth(left, index).opposite.or(truth(right, index))
    case .same(let isSame, let left, let right):
      let (left, right) = (truth(left, index), truth(right, index))
      let same = left.opposite.or(right).and(left.or(right.opposite))
      return isSame ? same : same.opposite
    case .comparison(let sign, let left, let right, let tolerance, let dimension):
      return compare(sign, left, right, tolerance, dimension, index)
    case .viewIs(let name): return Truth(flag: name == view ? 1 : 0)
    case .of(let name, let part): return at(name).truth(part, index)
    case .past(.prev, let interval, let part): return truth(part, earlier(interval.to, index))
    case .call(.at, let parts):
      return event(parts[0], index).map { truth(parts[1], $0) } ?? .unknown
    case .call(.prev, let parts): return truth(parts[0], max(0, index - 1))
    case .call(.began, let parts):
      return truth(parts[0], index).and(truth(parts[0], max(0, index - 1)).opposite)
    case .call(.ended, let parts):
      return truth(parts[0], index).opposite.and(truth(parts[0], max(0, index - 1)))
    case .window(let window, let interval, let part):
      let (indices, isWhole) =
        window.isAhead ? ahead(interval, index) : (behind(interval, index), true)
      var whole = indices.map { truth(part, $0) }
      if !isWhole { whole.append(.unknown) }
      return window.isEvery
        ? whole.reduce(Truth(margin: .infinity)) { $0.and($1) }
        : whole.reduce(Truth(margin: -.infinity)) { $0.or($1) }
    case .until(let isAhead, let interval, let left, let right):
      return isAhead ? until(interval, left, right, index) : since(interval, left, right, index)
    default: return .unknown
    }
  }

  private func until(
    _ interval: Interval?, _ left: Expression, _ right: Expression, _ index: Int
  ) -> Truth {
    let (indices, isWhole) = ahead(interval, index)
    var best = Truth(margin: -.infinity)
    for step in indices {
      let before = (index..<step).map { truth(left, $0) }
      best = best.or(before.reduce(truth(right, step)) { $0.and($1) })
    }
    if isWhole { return best }
    let all = (index..<samples.count).map { truth(left, $0) }
    let open = all.reduce(Truth(margin: .infinity)) { $0.and($1) }
    return Truth(best.low, best.high.isBelow(open.high) ? open.high : best.high)
  }

  private func since(
    _ interval: Interval?, _ left: Expression, _ right: Expression, _ index: Int
  ) -> Truth {
    var best = Truth(margin: -.infinity)
    for step in behind(interval, index) {
      let after = ((step + 1)..<(index + 1)).map { truth(left, $0) }
      best = best.or(after.reduce(truth(right, step)) { $0.and($1) })
    }
    return best
  }

  func time(_ index: Int) -> Int64 { samples[index].time.nanoseconds }

  func span(_ quantity: Quantity) -> Int64 {
    quantity.unit == .frames && quantity.value > 0
      ? Int64((quantity.value * terms.frame.seconds * 1e9).rounded(.toNearestOrEven)) + 1000
      : Int64((quantity.span * 1e9).rounded(.toNearestOrEven))
  }

  private func ahead(_ interval: Interval?, _ index: Int) -> ([Int], Bool) {
    guard let interval else { return ([], false) }
    let (low, high) = (time(index) + span(interval.from), time(index) + span(interval.to))
    let last = samples.count - 1
    let indices = (index...last).filter { step in
      let end = step < last ? time(step + 1) : holdsOn ? .max : time(last)
      return time(step) <= high && (time(step) >= low || end > low)
    }
    return (indices, holdsOn || high <= time(last))
  }

  func behind(_ interval: Interval?, _ index: Int) -> [Int] {
    guard let interval else { return Array(0...index) }
    let (low, high) = (time(index) - span(interval.to), time(index) - span(interval.from))
    return (0...index).filter { step in
      let end = step < index ? time(step + 1) : .max
      return time(step) <= high && (time(step) >= low || end > low)
    }
  }

  private func compare(
    _ sign: ComparisonSign, _ left: Expression, _ right: Expression, _ tolerance: Quantity?,
    _ dimension: Dimension, _ index: Int
  ) -> Truth {
    let (one, other) = (number(left, index), number(right, index))
    let usual = isExact ? Quantity(0) : terms.defaults.tolerance(of: dimension)
    let within = number(.number(tolerance ?? usual), index)
    let margin: Double =
      switch sign {
      case .atMost, .less: other + within - one
      case .atLeast, .more: one + within - other
      case .equal, .unequal: within - (one - other).magnitude
      }
    var truth = Truth(margin: margin)
    if margin == 0, sign == .less || sign == .more { truth = Truth(margin: -0.0) }
    if sign == .unequal { truth = truth.opposite }
    return isMixed ? truth / (within > 0 ? within : 1) : truth
  }

  func number(_ expression: Expression, _ index: Int) -> Double {
    switch expression {
    case .number(let quantity):
      switch quantity.unit {
      case .pixels: return quantity.value / (1 / samples[index].value(of: .pixel))
      case .frames: return quantity.value * terms.frame.seconds
      case .milliseconds: return quantity.value.movingPoint(by: -3)
      case .percent: return quantity.value.movingPoint(by: -2)
      default: return quantity.value
      }
    case .signal(.fingerVelocityX): return fingerSpeed(.fingerX, index)
    case .signal(let signal): return samples[index].value(of: signal)
    case .of(let name, let part): return at(name).number(part, index)
    case .past(let function, let interval, let part): return past(function, interval, part, index)
    case .call(.at, let parts): return event(parts[0], index).map { number(parts[1], $0) } ?? .nan
    case .app(let name):
      guard case .number(let value) = samples[index].signals[name] else { return .nan }
      return value
    case .negative(let part): return -number(part, index)
    case .arithmetic(let sign, let left, let right):
      let (one, other) = (number(left, index), number(right, index))
      switch sign {
      case .plus: return one + other
      case .minus: return one - other
      case .times: return one * other
      case .over: return other == 0 ? .nan : one / other
      case .modulo: return one - other * (one / other).rounded(.down)
      }
    case .call(let function, let parts): return call(function, parts, index)
    default: return .nan
    }
  }

  private func call(_ function: Function, _ parts: [Expression], _ index: Int) -> Double {
    let values = parts.map { number($0, index) }
    let before = number(parts[0], max(0, index - 1))
    switch function {
    case .abs: return abs(values[0])
    case .min: return values.contains { $0.isNaN } ? .nan : values.min() ?? .nan
    case .max: return values.contains { $0.isNaN } ? .nan : values.max() ?? .nan
    case .dist: return abs(values[0] - values[1] * (values[0] / values[1]).rounded())
    case .prev: return before
    case .delta: return values[0] - before
    case .rate: return rate(parts[0], index)
    default: return .nan
    }
  }
}

// Rates: a view that moves by itself changes over time, and one under a finger changes from one
// report to the next.
extension FormulaOracle {
  private func rate(_ part: Expression, _ index: Int) -> Double {
    for step in stride(from: index, through: 0, by: -1) {
      if let report = reportedRate(part, step) { return report }
      guard step > 0 else { return 0 }
      let span = time(step) - time(step - 1)
      guard span > 0 else { continue }
      let own = (number(part, step) - number(part, step - 1)) / (Double(span) / 1e9)
      return own == 0 ? heldRate(part, step) : own
    }
    return 0
  }

  /// The samples of the same touch before a sample with a report of a finger, from the sample on in
  /// which the fingers began anew.
  private func reports(before index: Int) -> [Int] {
    var indices: [Int] = []
    for step in stride(from: index - 1, through: 0, by: -1) {
      switch samples[step].contact {
      case .none, .reported(_, isLast: true): return indices.reversed()
      case .silent: continue
      case .reported: indices.append(step)
      case .restarted: return (indices + [step]).reversed()
      }
    }
    return indices.reversed()
  }

  /// The change since as many reports ago as there are fingers.
  private func reportedRate(_ part: Expression, _ index: Int) -> Double? {
    guard case .reported(let fingers, _) = samples[index].contact,
      let before = reports(before: index).suffix(fingers).first, time(index) > time(before)
    else { return nil }
    let seconds = Double(time(index) - time(before)) / 1e9
    return (number(part, index) - number(part, before)) / seconds
  }

  private func heldRate(_ part: Expression, _ index: Int) -> Double {
    let before = reports(before: index)
    guard let last = before.last, time(index) - time(last) <= 100_000_000 else { return 0 }
    return before.reversed().lazy.compactMap { reportedRate(part, $0) }.first ?? 0
  }
}
