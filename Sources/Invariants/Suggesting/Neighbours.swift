internal import Formulas
internal import Model
internal import Replay
internal import Text

/// Where two views are at the same time: two lists that move together, or a strip of thumbnails that
/// shows the page of a larger view.
///
/// That a view stays where it is while fingers move another one is left to the catalogue.
struct Neighbours {
  private var samples: [Pair: [Sample]] = [:]

  /// Two views of a scene, by name.
  private struct Pair: Hashable {
    var one: String
    var other: String
  }

  /// A sample at which one of the two views moves, or at which both have come to rest.
  struct Sample {
    var one: Place
    var other: Place
    var isAtRest: Bool
  }

  /// Where a view is, and where it may be at rest.
  struct Place {
    var offset: Point
    var bounds: Size
    /// NaN if they are unknown.
    var low = Point(x: .nan, y: .nan)
    var high = Point(x: .nan, y: .nan)

    init(_ facts: Facts) {
      offset = facts.now.offset
      bounds = facts.now.bounds
      guard facts.isScrollRangeKnown else { return }
      for axis in Axis.allCases {
        low[axis] = facts.now.lowest(axis)
        high[axis] = facts.now.highest(axis)
      }
    }
  }

  /// More samples than these add no information.
  private static let maxSamples = 20_000
  /// Two views agree by accident at the few positions where they begin and end.
  private static let minPositions = (moving: 8, atRest: 4)

  /// Adds a sample of a view, with those of the views that the scene lists after it.
  mutating func observe(_ facts: Facts, among views: [Facts]) {
    for other in views.dropFirst(facts.view + 1) where other.sight.isLook {
      let isAtRest = facts.hasJustRested && facts.step.hadInput && other.isAtRest
      guard facts.hasMoved || other.hasMoved || isAtRest else { continue }
      let pair = Pair(one: facts.scene.id, other: other.scene.id)
      guard samples[pair]?.count ?? 0 < Self.maxSamples else { continue }
      samples[pair, default: []].append(
        Sample(one: Place(facts), other: Place(other), isAtRest: isAtRest))
    }
  }

  /// For each two views and each axis, the rules that no sample contradicts.
  var proposals: [Proposal?] {
    let pairs = samples.keys.sorted { ($0.one, $0.other) < ($1.one, $1.other) }
    return pairs.flatMap { pair in
      let all = samples[pair] ?? []
      let resting = all.filter(\.isAtRest)
      return Axis.allCases.flatMap { axis in
        proposals(pair, axis, all, isAtRest: false) + proposals(pair, axis, resting, isAtRest: true)
      }
    }
  }

  private func proposals(
    _ pair: Pair, _ axis: Axis, _ samples: [Sample], isAtRest: Bool
  ) -> [Proposal?] {
    let (one, other) = (
      samples.map { $0.one.offset[axis] }, samples.map { $0.other.offset[axis] }
    )
    let range = min(one.range, other.range)
    let count = min(Set(one.map { $0.rounded() }).count, Set(other.map { $0.rounded() }).count)
    let minPositions = isAtRest ? Self.minPositions.atRest : Self.minPositions.moving
    guard range > 4 * Spread.slack, count >= minPositions else { return [] }
    let rules = NeighbourRule.all.map { $0.fitted(to: samples, axis) }
    let contradicting = rules.map { rule in samples.count { !rule.agrees($0, axis) } }
    return rules.indices.map { index in
      guard contradicting[index] == 0 else { return nil }
      let name = FormulaToken.name(pair.other)
      let condition = isAtRest ? "rest and once input(any)" : "(moved or of(\(name), moved))"
      var proposal = Proposal(
        "views-\(isAtRest ? "rest" : "move")-together-\(axis)",
        "when view == \(FormulaToken.quoted(pair.one)) and \(condition) "
          + "then of(\(name), offset.\(axis)) == \(rules[index].formula(axis, name)) tol 1pt",
        rules[index].words(pair.one, pair.other),
        subject: "views \(pair.one) \(pair.other) \(axis)",
        bits: Double(min(400, count)) * (range / Spread.slack).doublings / (isAtRest ? 2 : 1))
      let others = rules.indices.filter { $0 != index }
      if let nearest = others.min(by: { contradicting[$0] < contradicting[$1] }) {
        proposal?.nearest = .other(
          rules[nearest].words(pair.one, pair.other), contradicting: contradicting[nearest],
          of: samples.count)
      }
      return proposal
    }
  }
}

/// How the offset of one view may depend on that of another.
private enum NeighbourRule {
  /// A multiple of the other offset, and a distance.
  case multiple(Double, plus: Double)
  /// The same page, and the same share of the scroll range.
  case page, share

  /// Of two rules that agree everywhere the first is proposed.
  static let all: [NeighbourRule] =
    [1, 0.5, 2, -1].map { .multiple($0, plus: 0) } + [.page, .share]

  func words(_ one: String, _ other: String) -> String {
    switch self {
    case .multiple(1, 0): "\(other) has the offset of \(one)"
    case .multiple(let factor, let distance):
      "\(other) has \(factor.text) times the offset of \(one)"
        + (distance == 0 ? "" : ", and \(distance.text) pt more")
    case .page: "\(other) shows the page of \(one)"
    case .share: "\(other) shows the same part of its range as \(one)"
    }
  }

  func formula(_ axis: Axis, _ other: String) -> String {
    switch self {
    case .multiple(let factor, let distance):
      let multiple = factor == 1 ? "offset.\(axis)" : "\(factor.text) * offset.\(axis)"
      if distance == 0 { return multiple }
      return multiple + (distance < 0 ? " - " : " + ") + distance.magnitude.text + "pt"
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
    return switch self {
    case .multiple(let factor, let distance): factor * one.offset[axis] + distance
    case .page: one.offset[axis] / one.bounds[axis] * other.bounds[axis]
    case .share:
      (one.offset[axis] - one.low[axis]) / (one.high[axis] - one.low[axis])
        * (other.high[axis] - other.low[axis]) + other.low[axis]
    }
  }

  /// The same rule, with the distance that most samples have.
  func fitted(to samples: [Neighbours.Sample], _ axis: Axis) -> NeighbourRule {
    guard case .multiple(let factor, _) = self else { return self }
    let distances = samples.map { $0.other.offset[axis] - value($0, axis) }.sorted()
    let distance = distances[distances.count / 2].tidy
    return .multiple(factor, plus: distance.magnitude > Spread.slack ? distance : 0)
  }

  /// Whether a sample agrees to a point; an unknown value agrees with nothing, and a view that
  /// cannot move shows nothing of its range.
  func agrees(_ sample: Neighbours.Sample, _ axis: Axis) -> Bool {
    if case .share = self, sample.other.high[axis] - sample.other.low[axis] < 1 { return false }
    return (sample.other.offset[axis] - value(sample, axis)).magnitude <= 1
  }
}

extension [Double] {
  /// The difference between the largest and the smallest.
  fileprivate var range: Double { (self.max() ?? 0) - (self.min() ?? 0) }
}
