import Model

@testable import Formulas

// Views, past values and held values, from the words of the manual alone.

extension FormulaOracle {
  /// The same trace, as another view shows it. In a scene without that view everything is unknown.
  func at(_ name: String) -> FormulaOracle {
    let unknown = samples.map { sample in
      var other = FakeSample(time: sample.time)
      other.values[.pixel] = sample.values[.pixel]
      other.signals = sample.signals
      return other
    }
    var other = FormulaOracle(
      samples: name == view ? samples : others[name] ?? unknown, holdsOn: holdsOn, terms: terms,
      isMixed: isMixed, isExact: isExact)
    other.view = name
    other.others = others
    other.others[view] = samples
    return other
  }

  /// The last sample at which an event was true; nil if there is none, or if it is unknown whether a
  /// later one is.
  func event(_ event: Expression, _ index: Int) -> Int? {
    for step in stride(from: index, through: 0, by: -1) {
      let truth = truth(event, step)
      if truth.isTrue { return step }
      if !truth.isFalse { return nil }
    }
    return nil
  }

  /// The last sample that is at least that old, or the first one.
  func earlier(_ lag: Quantity, _ index: Int) -> Int {
    // A frame may be a nanosecond shorter than another one.
    let lag = span(lag) - (lag.unit == .frames ? 2000 : 0)
    return (0...index).last { time($0) <= time(index) - lag } ?? 0
  }

  func past(
    _ function: Function, _ interval: Interval, _ part: Expression, _ index: Int
  ) -> Double {
    let before = number(part, earlier(interval.to, index))
    switch function {
    case .prev: return before
    case .delta: return number(part, index) - before
    case .rate:
      return (number(part, index) - before) / number(.number(interval.to), index)
    case .integral: return integral(interval, part, index)
    default:
      let values = behind(interval, index).map { number(part, $0) }
      guard !values.isEmpty, values.allSatisfy({ $0.isFinite }) else { return .nan }
      return (function == .max ? values.max() : values.min()) ?? .nan
    }
  }

  /// Each value times how long it held within the interval.
  private func integral(_ interval: Interval, _ part: Expression, _ index: Int) -> Double {
    let (low, high) = (time(index) - span(interval.to), time(index) - span(interval.from))
    var sum = 0.0
    for step in 0...index {
      let end = step < index ? time(step + 1) : time(index)
      let length = min(end, high) - max(time(step), low)
      if length > 0 { sum += number(part, step) * (Double(length) / 1e9) }
    }
    return sum
  }

  /// The speed of the fingers over their reports of the last 50 ms.
  func fingerSpeed(_ position: Signal, _ index: Int) -> Double {
    guard samples[index].contact != .none else { return .nan }
    var reports: [(time: Int64, position: Double)] = []
    for step in 0...index {
      let now = (time(step), samples[step].value(of: position))
      switch samples[step].contact {
      case .none: reports = []
      case .silent: continue
      case .restarted: reports = [now]
      case .reported(_, isLast: true) where reports.last?.position == now.1: continue
      case .reported: reports.append(now)
      }
    }
    guard let last = reports.last else { return .nan }
    return time(index) - last.time > 100_000_000 ? 0 : speed(over: reports)
  }

  private func speed(over reports: [(time: Int64, position: Double)]) -> Double {
    guard let last = reports.last, reports.count > 1 else { return 0 }
    let before = reports.dropLast()
    let recent = before.filter { $0.time >= last.time - 50_000_000 }
    guard let first = recent.first ?? before.last else { return 0 }
    guard last.time > first.time else { return speed(over: Array(before)) }
    return (last.position - first.position) / (Double(last.time - first.time) / 1e9)
  }
}
