internal import Model
internal import Text

/// How one view's offset may depend on another view's offset.
enum NeighbourRule {
  /// A multiple of the other offset, and a distance; the view may stop at its own ends.
  case multiple(Double, plus: Double, isBounded: Bool)
  /// The same page, and the same share of the scroll range.
  case page, share

  /// The possible rules, with their numbers. Of the rules that agree with all samples, the first is
  /// proposed.
  static func all(of samples: [Neighbours.Sample], _ axis: Axis) -> [NeighbourRule] {
    let usual =
      [1, 0.5, 2, -1].map { multiple($0, samples, axis) } + [NeighbourRule.page, .share]
    let isEnough = usual.contains { rule in samples.allSatisfy { rule.agrees($0, axis) } }
    return usual + (isEnough ? [] : fitted(to: samples, axis).map { [$0] } ?? [])
  }

  func words(_ one: String, _ other: String) -> String {
    switch self {
    case .multiple(let factor, let distance, let isBounded):
      let share =
        switch factor {
        case 1: "the offset"
        case 0.5: "half the offset"
        case 2: "twice the offset"
        case -1: "the negative offset"
        default: "\(factor.text) times the offset"
        }
      let more = distance == 0 ? "" : distance < 0 ? " less" : " plus"
      return "\(other) has \(share) of \(one)\(more)"
        + (distance == 0 ? "" : " \(distance.magnitude.text) pt")
        + (isBounded ? ", inside its range" : "")
    case .page: return "\(other) shows the page of \(one)"
    case .share: return "\(other) shows the same part of its range as \(one)"
    }
  }

  func formula(_ axis: Axis, _ other: String) -> String {
    switch self {
    case .multiple(let factor, let distance, let isBounded):
      let multiple = factor == 1 ? "offset.\(axis)" : "\(factor.text) * offset.\(axis)"
      let sum =
        distance == 0
        ? multiple : multiple + (distance < 0 ? " - " : " + ") + distance.magnitude.text + "pt"
      return isBounded
        ? "clamp(\(sum), of(\(other), low.\(axis)), of(\(other), high.\(axis)))" : sum
    case .page:
      let side = "bounds.\(axis == .x ? "w" : "h")"
      return "offset.\(axis) / \(side) * of(\(other), \(side))"
    case .share:
      return "(offset.\(axis) - low.\(axis)) / range.\(axis) * of(\(other), range.\(axis)) "
        + "+ of(\(other), low.\(axis))"
    }
  }

  private func value(_ sample: Neighbours.Sample, _ axis: Axis) -> Double {
    let (one, other) = (sample.one, sample.other)
    switch self {
    case .multiple(let factor, let distance, let isBounded):
      let value = factor * one.offset[axis] + distance
      return isBounded ? max(other.low[axis], min(other.high[axis], value)) : value
    case .page: return one.offset[axis] / one.bounds[axis] * other.bounds[axis]
    case .share:
      return (one.offset[axis] - one.low[axis]) / (one.high[axis] - one.low[axis])
        * (other.high[axis] - other.low[axis]) + other.low[axis]
    }
  }

  /// Whether a sample agrees; an unknown value agrees with nothing, and a view that
  /// cannot move shows nothing of its range.
  func agrees(_ sample: Neighbours.Sample, _ axis: Axis, to tolerance: Double = 1) -> Bool {
    if case .share = self, sample.other.high[axis] - sample.other.low[axis] < 1 { return false }
    return (sample.other.offset[axis] - value(sample, axis)).magnitude <= tolerance
  }

  /// The rule with this factor, whose distance is the median over the samples at which the view is
  /// between the ends of its range.
  private static func multiple(
    _ factor: Double, _ samples: [Neighbours.Sample], _ axis: Axis
  ) -> NeighbourRule {
    let between = samples.filter { $0.other.isBetweenEnds(axis) }
    let distances = (between.isEmpty ? samples : between)
      .map { $0.other.offset[axis] - factor * $0.one.offset[axis] }.sorted()
    let tidy = distances.isEmpty ? 0 : distances[distances.count / 2].tidy
    let distance = tidy.magnitude > Spread.slack ? tidy : 0
    let free = NeighbourRule.multiple(factor, plus: distance, isBounded: false)
    let bounded = NeighbourRule.multiple(factor, plus: distance, isBounded: true)
    let isBounded =
      !samples.allSatisfy { free.agrees($0, axis) }
      && samples.allSatisfy { bounded.agrees($0, axis) }
    return isBounded ? bounded : free
  }

  /// The rule with the factor between the two samples that are farthest apart, with the fewest
  /// digits that explain all samples except for the rounding to pixels; nil if the view was nearly
  /// always at its ends.
  private static func fitted(to samples: [Neighbours.Sample], _ axis: Axis) -> NeighbourRule? {
    let between = samples.filter { $0.other.isBetweenEnds(axis) }
      .sorted { $0.one.offset[axis] < $1.one.offset[axis] }
    guard let first = between.first, let last = between.last else { return nil }
    let distance = last.one.offset[axis] - first.one.offset[axis]
    let factor = (last.other.offset[axis] - first.other.offset[axis]) / distance
    guard distance > 8, factor.magnitude > 1e-6, factor.isFinite else { return nil }
    let rules = (2...6).map { multiple(factor.rounded(toDigits: $0), samples, axis) }
    return rules.first { rule in samples.allSatisfy { rule.agrees($0, axis, to: 0.4) } }
      ?? rules.last
  }
}

extension Double {
  /// The nearest number with this many significant decimal digits.
  fileprivate func rounded(toDigits digits: Int) -> Double {
    guard self != 0, isFinite else { return self }
    // Dividing whole numbers gives the double that is nearest to the decimal number.
    let smallest = (1..<digits).reduce(1.0) { product, _ in product * 10 }
    var scale = 1.0
    while magnitude * scale < smallest { scale *= 10 }
    while magnitude * scale >= 10 * smallest { scale /= 10 }
    return (self * scale).rounded() / scale
  }
}
