internal import Formulas
package import Model
package import Replay

/// The observations from replays of one engine, from which formulas are proposed.
package struct Survey {
  /// The values of each quantity at all observed steps, except offsets; `resting` contains the
  /// values of all quantities at rest.
  private(set) var moving: [String: Spread] = [:]
  private(set) var resting: [Position: Spread] = [:]
  private(set) var pairs: [String: [Pair]] = [:]
  private(set) var texts: [String: [String: Int]] = [:]
  private(set) var precedence = Precedence()
  private(set) var neighbours = Neighbours()
  private(set) var touchSteps = TouchSteps()
  /// What each template measured.
  private(set) var evidence = Template.all.map { _ in Evidence() }
  /// For each recording, a number that recordings of the same replay share.
  package private(set) var groups: [Int] = []

  private var program: TemplateProgram?
  private var stream: FactsStream?
  private var boards: [TemplateBoard] = []
  /// Whether each view has moved by itself since it was last touched.
  private var hasCoasted: [Bool] = []
  private var fingerprint = Fingerprint()
  private var known: [Fingerprint: Int] = [:]

  private var recording: Int { groups.count }

  /// A quantity at rest in views of one sort.
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

  /// A value of an app signal, and the value that the view shows at the same time.
  struct Pair {
    var value: Double
    var offset: Point
    var bounds: Size
    /// How far the offset is outside its range; negative inside.
    var overscroll: Point
  }

  /// The maximum number of pairs per signal; more pairs add no information.
  private static let maxPairs = 20_000

  package init() {}

  /// Begins the next recording.
  package mutating func begin(_ scene: Scene, _ terms: Terms) {
    let program = program ?? TemplateProgram(Template.all, terms)
    self.program = program
    stream = FactsStream(scene, terms)
    boards = scene.views.map { _ in TemplateBoard(program) }
    hasCoasted = scene.views.map { _ in false }
    precedence.begin(views: scene.views.count)
    neighbours.begin(views: scene.views.count)
    fingerprint = Fingerprint()
  }

  package mutating func observe(_ step: borrowing Step) {
    fingerprint.add(step)
    let stream = stream
    stream?.observe(step) { see($0, $1) }
  }

  /// Ends the recording.
  package mutating func finish() {
    let stream = stream
    stream?.finish { see($0, $1) }
    self.stream = nil
    precedence.finish()
    let group = known[fingerprint] ?? recording
    known[fingerprint] = group
    for index in evidence.indices {
      guard let peak = boards.compactMap({ $0.peaks[index] }).max() else { continue }
      evidence[index].add(peak, of: recording, in: group)
    }
    groups.append(group)
  }

  private mutating func see(_ view: Int, _ facts: Facts) {
    boards[view].observe(facts)
    precedence.observe(view, facts)
    if view == 0 { neighbours.follow(stream?.views ?? []) }
    guard facts.sight.isLook else { return }
    neighbours.observe(facts, among: stream?.views ?? [])
    touchSteps.observe(facts, of: recording)
    if facts.fingers.count > 0 {
      hasCoasted[view] = false
    } else if facts.flags(Self.coasting).isTrue != 0 {
      hasCoasted[view] = true
    }
    let hasJustRested =
      facts.isAtRest && !facts.wasAtRest && facts.step.hadInput && !facts.app.isRequestedAway
    each(of: facts) { name, value in
      if !name.hasPrefix("offset") { moving[name, default: Spread()].add(value, of: recording) }
      guard hasJustRested, !name.hasPrefix("offset") || isChosen(name, view, facts) else { return }
      for sort in Sort.allCases where facts.isOf(sort) {
        resting[Position(quantity: name, sort: sort), default: Spread()].add(value, of: recording)
      }
    }
    for entry in facts.signals.entries {
      switch entry.value {
      case .number(let value) where pairs[entry.name]?.count ?? 0 < Self.maxPairs:
        pairs[entry.name, default: []].append(
          Pair(
            value: value, offset: facts.now.offset, bounds: facts.now.bounds,
            overscroll: facts.overscroll))
      case .text(let text) where hasJustRested && texts[entry.name]?.count ?? 0 < 16:
        texts[entry.name, default: [:]][text, default: 0] += 1
      default: break
      }
    }
  }

  private static let coasting =
    (Signal.decelerating.flag ?? 0) | (Signal.animating.flag ?? 0)

  /// Whether the app itself chose where the view rests. If a finger, the edge of the range, or the
  /// declared pages and cells determine the position, the catalogue already judges it.
  private func isChosen(_ quantity: String, _ view: Int, _ facts: Facts) -> Bool {
    let axis: Axis = quantity.hasPrefix("offset.x") ? .x : .y
    let isAtEdge = facts.isScrollRangeKnown && facts.overscroll[axis] > -1
    return hasCoasted[view] && !isAtEdge && !facts.declaresItsRest
  }

  /// Passes the name and value of each quantity about which rules may be proposed to the closure.
  private func each(of facts: Facts, _ body: (String, Double) -> Void) {
    body("offset.x", facts.now.offset.x)
    body("offset.y", facts.now.offset.y)
    body("zoom", facts.now.zoom)
    if facts.isScrollRangeKnown {
      body("offset.x - low.x", facts.now.offset.x - facts.now.lowest(.x))
      body("offset.y - low.y", facts.now.offset.y - facts.now.lowest(.y))
      body("over.x", facts.overscroll.x)
      body("over.y", facts.overscroll.y)
    }
    for entry in facts.signals.entries {
      if case .number(let value) = entry.value { body(Signal.app + entry.name, value) }
    }
  }
}

/// A hash of a replay: equal replays have equal fingerprints.
private struct Fingerprint: Hashable {
  private var state: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ step: borrowing Step) {
    add(UInt64(bitPattern: step.time.nanoseconds))
    for index in step.frame.views.indices {
      add(step.frame.views[index].offset.x.bitPattern)
      add(step.frame.views[index].offset.y.bitPattern)
      add(step.frame.views[index].zoom.bitPattern)
    }
  }

  private mutating func add(_ word: UInt64) {
    state = (state ^ word) &* 0x0000_0100_0000_01B3
    state ^= state >> 29
  }
}

extension Facts {
  var declaresItsRest: Bool { isPaging || scene.snap != nil || scene.wheel != nil }

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
