@testable import Formulas

/// The unit of a number: a product of powers of points and seconds.
struct ManualUnit: Hashable {
  var points = 0
  var seconds = 0

  static let length = ManualUnit(points: 1)
  static let speed = ManualUnit(points: 1, seconds: -1)
  static let time = ManualUnit(seconds: 1)

  /// The unit of a product or, with the sign −1, of a quotient; nil if the other number fits every
  /// unit, because then the result does, too.
  func times(_ other: ManualUnit?, _ sign: Int) -> ManualUnit? {
    other.map {
      ManualUnit(points: points + sign * $0.points, seconds: seconds + sign * $0.seconds)
    }
  }
}

extension ManualTerm {
  /// The unit of a term; nil for 0 and for signals of the app, which fit every unit.
  var unit: ManualUnit? {
    switch self {
    case .number(let count, let unit):
      switch unit {
      case "pt", "px": .length
      case "pt/s": .speed
      case "ms", "s", "frame", "frames": .time
      default: count == 0 ? nil : ManualUnit()
      }
    case .name(let name): Signal(rawValue: name).flatMap(\.manualUnit)
    case .apply(let operation, let operands, _):
      switch operation {
      case "*", "/": operands[0].unit?.times(operands[1].unit, operation == "*" ? 1 : -1)
      case "rate": operands[0].unit?.times(.time, -1)
      case "integral": operands[0].unit?.times(.time, 1)
      case "sqrt":
        operands[0].unit.map { ManualUnit(points: $0.points / 2, seconds: $0.seconds / 2) }
      case "floor", "round": ManualUnit()
      case "at", "of": operands[1].unit
      default: operands.compactMap(\.unit).first
      }
    case .text, .compare: nil
    }
  }

  /// Whether the term is a truth value and not a number.
  var isTruth: Bool {
    switch self {
    case .compare: true
    case .name(let name): Signal(rawValue: name)?.isTruth ?? false
    case .apply(let operation, let operands, _):
      switch operation {
      case "not", "and", "or", "=>", "began", "ended", "once", "historically", "since", "always",
        "eventually", "until":
        true
      case "prev", "of", "at": operands[operands.count - 1].isTruth
      default: false
      }
    case .number, .text: false
    }
  }

  /// The units of all comparisons in the term.
  var comparedUnits: [ManualUnit] {
    switch self {
    case .compare(_, _, .text, _): []
    case .compare(_, let left, let right, let tolerance):
      (left.isTruth ? [] : [left.unit ?? right.unit ?? tolerance?.unit ?? ManualUnit()])
        + left.comparedUnits + right.comparedUnits
    case .apply(_, let operands, _): operands.flatMap(\.comparedUnits)
    default: []
    }
  }
}

extension Signal {
  /// The unit of a signal, as `flickbook list signals` prints it.
  fileprivate var manualUnit: ManualUnit? {
    guard !isTruth else { return nil }
    return switch summary.split(separator: ", in ").dropFirst().last {
    case "pt": .length
    case "pt/s": .speed
    case "s": .time
    default: ManualUnit()
    }
  }
}
