internal import Exploration
internal import Model
package import Replay
internal import Text

/// Shows random faults, each for some frames. A seed determines them.
struct RandomFaults: Sendable {
  private var dice: SeededNumbers
  private let kind: Kind
  /// The average number of frames between two faults.
  private let pace: Int
  /// The possible durations of a fault, in frames.
  private let durations: [Int]
  private var faults: [Fault] = []
  private var view = 0
  private var framesLeft = 0
  private var hadInput = false
  private var last: [ViewState] = []

  /// The values in which faults occur.
  enum Kind: Sendable {
    case view
    /// Values of the view and of the app.
    case app
    /// Any shown value, wrong by exactly the amounts that invariants compare with.
    case exact
  }

  init(_ seed: UInt64, _ kind: Kind) {
    self.kind = kind
    dice = SeededNumbers(seed: seed &+ 0x511D)
    pace = dice.one(of: 6, 25, 100, 400)
    durations = dice.one(of: [1], [1, 2, 3], [1, 10, 60], [10, 100, 400])
  }
}

extension RandomFaults {
  /// Stores whether there was input other than moves, which makes the next fault occur sooner.
  mutating func add(_ moment: Moment) {
    for event in moment.events {
      if case .touch(let touch) = event.value, touch.phase == .move { continue }
      hadInput = true
    }
  }

  mutating func edit(_ frame: inout Frame) {
    framesLeft -= 1
    if framesLeft < 0 { faults = [] }
    if framesLeft < 0, dice.oneIn(hadInput ? 1 + pace / 25 : pace) {
      faults = next()
      view = dice.oneIn(4) ? frame.views.count - 1 : 0
      framesLeft = (dice.pick(durations) ?? 1) - 1
    }
    hadInput = false
    for fault in faults where frame.views.indices.contains(view) {
      fault.edit(&frame.callbacks, of: view, amount: fault.amount)
      guard case .shown(let quantity, let edit) = fault.change else { continue }
      let last = last.isEmpty ? nil : last[view]
      fault.edit(&frame.views[view], quantity, edit, fault.amount, last)
    }
    last = frame.views
  }

  private mutating func next() -> [Fault] {
    switch kind {
    case .view: RandomFault.ofView(&dice)
    case .app: dice.oneIn(3) ? RandomFault.ofApp(&dice) : RandomFault.ofView(&dice)
    case .exact: dice.oneIn(3) ? RandomFault.ofView(&dice) : RandomFault.exact(&dice)
    }
  }
}

extension EngineFactory {
  /// The same engine with random faults of a few frames each, and a random contract.
  package func slipping(_ seed: UInt64, inApp isApp: Bool = false) -> EngineFactory {
    var dice = SeededNumbers(seed: seed)
    // Offsets in whole points are often exactly at bounds. The engine may not declare the steps.
    let isWhole = !dice.oneIn(3)
    var engine = isWhole ? inWholePoints : self
    engine.contract.offsetResolution = isWhole ? dice.one(of: 0, 0, 0.5, 1) : 0
    engine.contract.zoomResolution = dice.one(of: 0, 0, 0.001)
    engine.contract.slop = dice.one(of: 10, 10, 8, 2)
    engine.contract.swallowsSlop = !dice.oneIn(4)
    engine.contract.settle = .milliseconds(dice.one(of: 4000, 4000, 500, 100))
    engine.contract.heldStill = .milliseconds(dice.one(of: 100, 100, 50, 8))
    engine.contract.softZoom = dice.one(of: 2, 2, 1.5)
    if dice.oneIn(4), let lost = dice.pick(Abilities.names) {
      engine.abilities.subtract(lost.ability)
      engine = engine.ignoring(.all)
    }
    return engine.showing(RandomFaults(seed, isApp ? .app : .view))
  }

  /// The same engine with errors that are exactly as large as the amounts that invariants compare
  /// with, and with declarations that no sound engine makes.
  package func slippingExactly(_ seed: UInt64) -> EngineFactory {
    var dice = SeededNumbers(seed: seed &+ 0xE8AC7)
    var engine = dice.oneIn(2) ? inWholePoints : self
    engine.contract.offsetResolution = dice.one(of: 0, 0, 0.5, 1)
    engine.contract.restResolution = dice.one(of: nil, 0, 0.5, 1)
    engine.contract.slop = dice.one(of: 10, 10, 8, 20, 0)
    engine.contract.slopAfterCatch = dice.one(of: nil, nil, 0, 8)
    engine.contract.pinchSlop = dice.one(of: nil, 0, 8, 24)
    engine.contract.swallowsSlop = !dice.oneIn(3)
    engine.contract.edgePull = dice.one(of: .damped, .dampedOutward, .damped)
    engine.contract.lockAngle = dice.one(of: nil, 20, 30, 40)
    engine.contract.stopSpeed = dice.one(of: 10, 10, 20, 50)
    engine.contract.minFling = dice.one(of: nil, 50, 200, 800)
    engine.contract.heldStill = .milliseconds(dice.one(of: 100, 100, 50, 20))
    return engine.showing(RandomFaults(seed, .exact))
  }

  private func showing(_ faults: RandomFaults) -> EngineFactory {
    faulty(faults, observe: { $0.add($1) }) { faults, frame, _ in faults.edit(&frame) }
  }

  private var inWholePoints: EngineFactory {
    showing { frame, _ in
      for view in frame.views.indices {
        frame.views[view].offset.x.round()
        frame.views[view].offset.y.round()
      }
    }
  }
}
