internal import Formulas
internal import Model
internal import Replay
internal import Text

/// Where two views are at the same time: two lists that move together, a strip of thumbnails that
/// shows the page of a larger view, or a page that hides its header before a list in it moves.
///
/// Two views that fingers move at the same time are not related, even if both coast by the same
/// law. Only a motion in which fingers touched one of the two views shows that the other view
/// follows.
///
/// The catalogue judges whether a view stays in place while fingers move another view.
struct Neighbours {
  private var samples: [Pair: [Sample]] = [:]
  private var recording = -1
  /// What happened to each view since everything was last at rest.
  private var motions: [Motion] = []

  /// Two views of a scene, by name, the outer view first.
  struct Pair: Hashable {
    var one: String
    var other: String
    var isNested: Bool
  }

  private struct Motion {
    /// Whether a finger touched the view itself, and not a view inside it.
    var isTouched = false
    var hasMoved = false
  }

  /// A sample at which one of the two views moves, or at which both have come to rest.
  struct Sample {
    var one: Position
    var other: Position
    var isAtRest: Bool
    /// Whether fingers touched only one of the two views since everything was last at rest.
    var isOfOneTouched: Bool
    /// Whether both views moved since everything was last at rest.
    var haveBothMoved: Bool
    var recording: Int
  }

  /// Where a view is, and where it may be at rest.
  struct Position {
    var offset: Point
    var bounds: Size
    /// The minimum offset, or NaN if the range is unknown; `high` is the maximum offset.
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

    /// Whether the offset is not known to be at an end of its range.
    func isBetweenEnds(_ axis: Axis) -> Bool {
      !(offset[axis] <= low[axis] + 1) && !(offset[axis] >= high[axis] - 1)
    }
  }

  /// More samples of a recording than these add no information.
  private static let maxSamples = 2000
  /// Two views agree by accident at the few positions where they begin and end.
  private static let minPositions = (moving: 8, atRest: 4)
  private static let minRecordings = 3

  mutating func begin(views: Int) {
    recording += 1
    motions = Array(repeating: Motion(), count: views)
  }

  /// Updates the motions of the views since the last rest. This method is called once per step,
  /// before `observe`.
  mutating func follow(_ views: [Facts]) {
    for (index, facts) in zip(motions.indices, views) {
      if facts.wasAtRest { motions[index] = Motion() }
      if facts.fingers.count > 0, !facts.isTouchedInside { motions[index].isTouched = true }
      if facts.hasMoved { motions[index].hasMoved = true }
    }
  }

  /// Adds a sample of a view, together with the samples of the views that the scene lists after it.
  mutating func observe(_ facts: Facts, among views: [Facts]) {
    for other in views.dropFirst(facts.view + 1) where other.sight.isLook {
      let isAtRest = facts.hasJustRested && facts.step.hadInput && other.isAtRest
      guard facts.hasMoved || other.hasMoved || isAtRest else { continue }
      let pair = Pair(
        one: facts.scene.id, other: other.scene.id,
        isNested: other.isInside(facts))
      let (first, second) = (motions[facts.view], motions[other.view])
      let sample = Sample(
        one: Position(facts), other: Position(other), isAtRest: isAtRest,
        isOfOneTouched: first.isTouched != second.isTouched,
        haveBothMoved: first.hasMoved && second.hasMoved, recording: recording)
      add(sample, pair)
    }
  }

  private mutating func add(_ sample: Sample, _ pair: Pair) {
    let count = samples[pair]?.count ?? 0
    if count >= Self.maxSamples,
      samples[pair]?[count - Self.maxSamples].recording == sample.recording
    {
      return
    }
    samples[pair, default: []].append(sample)
  }

  /// For each two views and each axis, the rules that no sample contradicts.
  var proposals: [Proposal?] {
    let pairs = samples.keys.sorted { ($0.one, $0.other) < ($1.one, $1.other) }
    return pairs.flatMap { pair in
      let all = samples[pair] ?? []
      let (resting, moving) = (all.filter(\.isAtRest), all.filter { !$0.isAtRest })
      return Axis.allCases.flatMap { axis in
        together(pair, axis, moving, isAtRest: false)
          + together(pair, axis, resting, isAtRest: true) + turns(pair, axis, all)
      }
    }
  }

  /// Proposals that the position of one view determines the position of the other view.
  private func together(
    _ pair: Pair, _ axis: Axis, _ samples: [Sample], isAtRest: Bool
  ) -> [Proposal?] {
    let following = samples.filter { $0.isOfOneTouched && $0.haveBothMoved }
    let count = min(following.positions(\.one, axis), following.positions(\.other, axis))
    let minPositions = isAtRest ? Self.minPositions.atRest : Self.minPositions.moving
    guard count >= minPositions, following.recordings >= Self.minRecordings else { return [] }
    let rules = NeighbourRule.all(of: samples, axis)
    let contradicting = rules.map { rule in samples.count { !rule.agrees($0, axis) } }
    let range = min(samples.range(\.one, axis), samples.range(\.other, axis))
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
      let others = rules.indices.filter { contradicting[$0] > 0 }
      if let nearest = others.min(by: { contradicting[$0] < contradicting[$1] }) {
        proposal?.nearest = .other(
          rules[nearest].words(pair.one, pair.other), contradicting: contradicting[nearest],
          of: samples.count)
      }
      return proposal
    }
  }

  /// Proposals that one view moves only while the other view is at its end: for example, a list
  /// below a header that is hidden first.
  ///
  /// Of nested views, the inner view moves first. The catalogue has an invariant for this order, so
  /// only the opposite order is proposed.
  private func turns(_ pair: Pair, _ axis: Axis, _ samples: [Sample]) -> [Proposal?] {
    typealias View = (name: String, position: KeyPath<Sample, Position>)
    let (one, other): (View, View) = ((pair.one, \.one), (pair.other, \.other))
    let directions = pair.isNested ? [(one, other)] : [(one, other), (other, one)]
    return directions.map { first, second -> Proposal? in
      func leaves(_ view: View, before other: View) -> (count: Int, contradicting: Int) {
        let away = samples.filter { $0.isAway(view.position, axis) }
        return (away.count, away.count { !$0.isAtEnd(other.position, axis) })
      }
      // Two views that are scrolled one after the other by different touches prove nothing.
      let late = samples.filter { $0.haveBothMoved && $0.isAway(second.position, axis) }
      let early = samples.filter { !$0.isAway(second.position, axis) }
      guard late.recordings >= Self.minRecordings,
        min(late.positions(second.position, axis), early.positions(first.position, axis))
          >= Self.minPositions.moving,
        leaves(second, before: first).contradicting == 0
      else { return nil }
      let name = FormulaToken.name(first.name)
      var proposal = Proposal(
        "views-take-turns-\(axis)",
        "when view == \(FormulaToken.quoted(second.name)) and offset.\(axis) > low.\(axis) + 1pt "
          + "then of(\(name), offset.\(axis)) >= of(\(name), high.\(axis)) tol 1pt",
        "\(second.name) leaves its start only while \(first.name) is at its end",
        subject: "turns \(pair.one) \(pair.other) \(axis)", bits: Double(min(400, late.count)))
      let opposite = leaves(first, before: second)
      proposal?.nearest = .other(
        "\(first.name) leaves its start only while \(second.name) is at its end",
        contradicting: opposite.contradicting, of: opposite.count)
      return proposal
    }
  }
}

extension Neighbours.Sample {
  fileprivate func isAway(_ view: KeyPath<Self, Neighbours.Position>, _ axis: Axis) -> Bool {
    let position = self[keyPath: view]
    return position.offset[axis] > position.low[axis] + 1
  }

  fileprivate func isAtEnd(_ view: KeyPath<Self, Neighbours.Position>, _ axis: Axis) -> Bool {
    let position = self[keyPath: view]
    return position.offset[axis] >= position.high[axis] - 1
  }
}

extension [Neighbours.Sample] {
  /// The number of different positions of a view, rounded to whole points.
  fileprivate func positions(
    _ view: KeyPath<Neighbours.Sample, Neighbours.Position>, _ axis: Axis
  ) -> Int {
    Set(map { $0[keyPath: view].offset[axis].rounded() }).count
  }

  /// The difference between the largest and the smallest offset of a view.
  fileprivate func range(
    _ view: KeyPath<Neighbours.Sample, Neighbours.Position>, _ axis: Axis
  ) -> Double {
    let offsets = map { $0[keyPath: view].offset[axis] }
    return (offsets.max() ?? 0) - (offsets.min() ?? 0)
  }

  fileprivate var recordings: Int { Set(map(\.recording)).count }
}

extension Facts {
  /// Whether another view is around this view, at any distance.
  fileprivate func isInside(_ other: Facts) -> Bool {
    guard let outer else { return false }
    return outer === other || outer.isInside(other)
  }
}
