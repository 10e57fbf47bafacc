internal import Formulas
package import Model
package import Replay

/// The observations from replays of one engine, from which formulas are proposed.
package struct Survey {
  /// The values of a quantity in motion and at rest, by the quantity's name.
  private(set) var moving: [String: Spread] = [:]
  private(set) var resting: [Position: Spread] = [:]
  private(set) var pairs: [String: [Pair]] = [:]
  private(set) var texts: [String: [String: Int]] = [:]
  /// The longest time from the lift of the last finger to rest, and from leaving the range to being
  /// back inside.
  private(set) var longestSettling = 0.0
  private(set) var longestBounce = 0.0
  private var recording = -1
  private var stream: FactsStream?
  private var lifted: [Instant?] = []
  private var left: [Instant?] = []

  /// A quantity at rest, in views of one sort.
  struct Position: Hashable {
    var quantity: String
    var sort: Sort
  }

  /// A property of views that a formula can test.
  enum Sort: String, CaseIterable {
    case any = ""
    case paging, wheel, nested
    case outer = "not nested"
  }

  /// A signal of the app, and what the view shows at the same time.
  struct Pair {
    var value: Double
    var offset: Point
    var bounds: Size
  }

  /// More pairs than these add no information.
  private static let maxPairs = 20_000

  package init() {}

  /// Begins the next recording.
  package mutating func begin(_ scene: Scene, _ terms: Terms) {
    recording += 1
    stream = FactsStream(scene, terms)
    lifted = scene.views.map { _ in nil }
    left = lifted
  }

  package mutating func observe(_ step: borrowing Step) {
    let stream = stream
    stream?.observe(step) { see($0, $1) }
  }

  package mutating func finish() {
    let stream = stream
    stream?.finish { see($0, $1) }
    self.stream = nil
  }

  private mutating func see(_ view: Int, _ facts: Facts) {
    guard facts.sight.isLook else { return }
    time(view, facts)
    let isResting = facts.isAtRest && facts.step.hadInput && !facts.app.isRequestedAway
    for (name, value) in quantities(facts) {
      moving[name, default: Spread()].add(value, of: recording)
      guard isResting, !facts.wasAtRest else { continue }
      for sort in Sort.allCases where facts.isOf(sort) {
        resting[Position(quantity: name, sort: sort), default: Spread()].add(value, of: recording)
      }
    }
    for entry in facts.signals.entries {
      switch entry.value {
      case .number(let value) where pairs[entry.name, default: []].count < Self.maxPairs:
        pairs[entry.name, default: []].append(
          Pair(value: value, offset: facts.now.offset, bounds: facts.now.bounds))
      case .text(let text)
      where isResting && !facts.wasAtRest && texts[entry.name]?.count ?? 0 < 16:
        texts[entry.name, default: [:]][text, default: 0] += 1
      default: break
      }
    }
  }

  private mutating func time(_ view: Int, _ facts: Facts) {
    if facts.wereFingers.count > 0, facts.fingers.count == 0 { lifted[view] = facts.time }
    if facts.fingers.count > 0 { lifted[view] = nil }
    if facts.isAtRest, let begin = lifted[view] {
      longestSettling = max(longestSettling, facts.time.seconds(since: begin))
      lifted[view] = nil
    }
    let isOutside = max(facts.overscroll.x, facts.overscroll.y) > facts.resolution
    if !isOutside || facts.fingers.count > 0 {
      if let begin = left[view] {
        longestBounce = max(longestBounce, facts.time.seconds(since: begin))
      }
      left[view] = nil
    } else if left[view] == nil {
      left[view] = facts.time
    }
  }

  private func quantities(_ facts: Facts) -> [(String, Double)] {
    let scrollRange = facts.isScrollRangeKnown
    var quantities = [
      ("offset.x", facts.now.offset.x), ("offset.y", facts.now.offset.y), ("zoom", facts.now.zoom),
    ]
    if scrollRange {
      quantities += [
        ("offset.x - low.x", facts.now.offset.x - facts.now.lowest(.x)),
        ("offset.y - low.y", facts.now.offset.y - facts.now.lowest(.y)),
        ("over.x", facts.overscroll.x), ("over.y", facts.overscroll.y),
      ]
    }
    for entry in facts.signals.entries {
      if case .number(let value) = entry.value {
        quantities.append((Signal.app + entry.name, value))
      }
    }
    return quantities
  }
}

extension Facts {
  fileprivate func isOf(_ sort: Survey.Sort) -> Bool {
    switch sort {
    case .any: true
    case .paging: isPaging
    case .wheel: scene.wheel != nil
    case .nested: scene.inside != nil
    case .outer: scene.inside == nil
    }
  }
}
