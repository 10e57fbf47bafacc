import Foundation
import Model

@testable import Formulas

// MARK: - Numbers

extension ManualEvaluator {
  /// The value of a numeric term at a sample of a view; nil if it is unknown.
  func number(_ term: ManualTerm, _ index: Int, _ view: Int) -> Double? {
    switch term {
    case .number(let count, let unit): return count * size(of: unit, index, view)
    case .name("finger.velocity.x"): return fingerVelocity(.fingerX, index, view)
    case .name("finger.velocity.y"): return fingerVelocity(.fingerY, index, view)
    case .name(let name): return signal(name, index, view)
    case .apply(let operation, let operands, let window):
      let number = applied(operation, operands, window, index, view)
      return number.flatMap { $0.isNaN ? nil : $0 }
    case .text, .compare: return nil
    }
  }

  /// The value of a signal of the view or the app. Boolean signals are 1 or 0.
  func signal(_ name: String, _ index: Int, _ view: Int) -> Double? {
    if let signal = Signal(rawValue: name) {
      guard view >= 0 else { return nil }
      let value = samples(of: view)[index].value(of: signal)
      return value.isNaN ? nil : value
    }
    guard case .number(let number)? = views[0].samples[index].signals[String(name.dropFirst(6))]
    else { return nil }
    return number
  }

  private func size(of unit: String, _ index: Int, _ view: Int) -> Double {
    switch unit {
    case "px": samples(of: view)[index].value(of: .pixel)
    case "ms": 1e-3
    case "frame", "frames": frame / 1e9
    case "%": 1e-2
    default: 1
    }
  }

  private func applied(
    _ operation: String, _ operands: [ManualTerm], _ window: ManualWindow?, _ index: Int,
    _ view: Int
  ) -> Double? {
    let last = operands[operands.count - 1]
    func value(_ index: Int) -> Double? { number(last, index, view) }
    switch operation {
    case "prev": return value(earlier(index, window))
    case "delta":
      guard let now = value(index), let then = value(earlier(index, window)) else { return nil }
      return now - then
    case "rate":
      guard let window else { return rate(last, index, view) }
      guard let now = value(index), let then = value(earlier(index, window)) else { return nil }
      return (now - then) / length(window)
    case "at": return held(operands[0], index, view).flatMap(value)
    case "of": return number(last, index, place(operands[0]))
    case "integral":
      guard let window else { return nil }
      return integral(last, window, index, view)
    case "min", "max":
      guard let window else { break }
      let values = past(window, index).map(value)
      guard !values.contains(nil) else { return nil }
      return operation == "min" ? values.compactMap(\.self).min() : values.compactMap(\.self).max()
    default: break
    }
    var numbers: [Double] = []
    for operand in operands {
      guard let number = number(operand, index, view) else { return nil }
      numbers.append(number)
    }
    return Self.arithmetic(operation, numbers)
  }

  private static func arithmetic(_ operation: String, _ numbers: [Double]) -> Double? {
    let (x, y) = (numbers[0], numbers[numbers.count - 1])
    switch operation {
    case "negative": return -x
    case "+": return x + y
    case "-": return x - y
    case "*": return x * y
    case "/": return y == 0 ? nil : x / y
    case "mod": return y == 0 ? nil : x - y * (x / y).rounded(.down)
    case "abs": return abs(x)
    case "min": return numbers.min()
    case "max": return numbers.max()
    case "floor": return x.rounded(.down)
    case "round": return x.rounded()
    case "sqrt": return x < 0 ? nil : x.squareRoot()
    case "clamp": return Swift.min(Swift.max(x, numbers[1]), y)
    case "dist": return y == 0 ? nil : abs(x - y * (x / y).rounded())
    default: return nil
    }
  }

  /// The sum of the values in the window, each multiplied by the time for which it applied.
  private func integral(
    _ term: ManualTerm, _ window: ManualWindow, _ index: Int, _ view: Int
  ) -> Double? {
    let (start, end) = limits(window, index)
    var sum = 0.0
    for sample in past(window, index) {
      let until = sample < index ? Swift.min(time(sample + 1), end) : end
      let span = until - Swift.max(time(sample), start)
      // Unknown values that applied for no time are ignored.
      guard span > 0 else { continue }
      guard let value = number(term, sample, view) else { return nil }
      sum += value * Double(span) / 1e9
    }
    return sum
  }
}

// MARK: - Rates

extension ManualEvaluator {
  private func contact(_ index: Int, _ view: Int) -> FingerContact {
    view < 0 ? .none : samples(of: view)[index].contact
  }

  /// The change per second since the previous sample; under fingers, since the previous report of
  /// the fingers.
  private func rate(_ term: ManualTerm, _ index: Int, _ view: Int) -> Double? {
    /// The samples with reports since fingers came down or lifted, and the rate at the last of
    /// these samples.
    var reports: [Int] = []
    var reported: Double?? = nil
    var rate: Double?
    func change(since reference: Int, to sample: Int) -> Double? {
      guard let then = number(term, reference, view), let now = number(term, sample, view) else {
        return nil
      }
      return (now - then) / seconds(reference, sample)
    }
    for sample in 0...index {
      if sample == 0 {
        rate = number(term, 0, view).map { _ in 0 }
      } else if time(sample - 1) < time(sample) {
        rate = change(since: sample - 1, to: sample)
        if rate == 0, let latest = reports.last, seconds(latest, sample) <= 0.1, let reported {
          rate = reported
        }
      }
      switch contact(sample, view) {
      case .silent: break
      case .none:
        reports = []
        reported = nil
      case .restarted:
        reports = [sample]
        reported = nil
      case .reported(let fingers, let isLast, _):
        if let reference = reports.suffix(fingers).first, time(reference) < time(sample) {
          rate = change(since: reference, to: sample)
          reported = .some(rate)
        }
        reports = isLast ? [] : reports + [sample]
        if isLast { reported = nil }
      }
    }
    return rate
  }

  /// The mean velocity of the fingers since the first report within the last 50 ms.
  private func fingerVelocity(_ position: Signal, _ index: Int, _ view: Int) -> Double? {
    guard contact(index, view) != .none else { return nil }
    var reports: [Int] = []
    var velocity: Double?
    for sample in 0...index {
      func place(_ index: Int) -> Double? { signal(position.rawValue, index, view) }
      switch contact(sample, view) {
      case .none: reports = []
      case .restarted:
        reports = [sample]
        velocity = 0
      case .reported(_, let isLast, let hasMoved):
        if isLast, !hasMoved { fallthrough }
        let before = reports.last
        let recent = reports.first { time($0) >= time(sample) - 50_000_000 }
        reports.append(sample)
        guard let reference = recent ?? before, time(reference) < time(sample) else { continue }
        velocity = place(sample).flatMap { now in
          place(reference).map { (now - $0) / seconds(reference, sample) }
        }
      case .silent:
        if let latest = reports.last, seconds(latest, sample) > 0.1 { velocity = 0 }
      }
    }
    return velocity
  }
}
