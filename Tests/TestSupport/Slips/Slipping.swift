internal import Exploration
internal import Gesture
internal import Replay

/// Who slips: now and then something is wrong for a while, the same for the same seed.
struct Slipping: Sendable {
  private var dice: SeededNumbers
  private let manner: Manner
  /// After how many frames something else slips, on average.
  private let pace: Int
  /// How long it lasts, in frames.
  private let lapses: [Int]
  private var slip: Slip?
  private var view = 0
  private var left = 0
  private var hadInput = false
  private var last: [ViewState] = []

  /// What slips.
  enum Manner: Sendable {
    case view
    /// What the app shows too.
    case app
    /// All that is shown, by just as much as invariants ask about.
    case exact
  }

  init(_ seed: UInt64, _ manner: Manner) {
    self.manner = manner
    dice = SeededNumbers(seed: seed &+ 0x511D)
    pace = dice.one(of: 6, 25, 100, 400)
    lapses = dice.one(of: [1], [1, 2, 3], [1, 10, 60], [10, 100, 400])
  }
}

extension Slipping {
  /// Whoever has to do something slips sooner.
  mutating func add(_ moment: Moment) {
    for event in moment.events {
      if case .touch(let touch) = event.value, touch.phase == .move { continue }
      hadInput = true
    }
  }

  mutating func edit(_ frame: inout Frame) {
    left -= 1
    if left < 0 { slip = nil }
    if left < 0, dice.oneIn(hadInput ? 1 + pace / 25 : pace) {
      slip = next()
      view = dice.oneIn(4) ? frame.views.count - 1 : 0
      left = (dice.pick(lapses) ?? 1) - 1
    }
    hadInput = false
    if let slip, frame.views.indices.contains(view) {
      slip.apply(to: &frame.views[view], last: last.isEmpty ? nil : last[view])
      slip.apply(to: &frame.callbacks, of: view)
    }
    last = frame.views
  }

  private mutating func next() -> Slip {
    switch manner {
    case .view: Slip(&dice)
    case .app: dice.oneIn(3) ? Slip(ofApp: &dice) : Slip(&dice)
    case .exact: dice.oneIn(3) ? Slip(&dice) : Slip(exactly: &dice)
    }
  }
}

extension EngineFactory {
  /// An engine that slips now and then, and declares any contract it likes.
  func slipping(_ seed: UInt64, inApp isApp: Bool = false) -> EngineFactory {
    var dice = SeededNumbers(seed: seed)
    // Whole points bring it exactly to bounds, whether it declares them or not.
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
    return engine.showing(Slipping(seed, isApp ? .app : .view))
  }

  /// An engine that slips by just as much as invariants ask about, and declares what no engine here does.
  func slippingExactly(_ seed: UInt64) -> EngineFactory {
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
    engine.contract.leastFling = dice.one(of: nil, 50, 200, 800)
    engine.contract.heldStill = .milliseconds(dice.one(of: 100, 100, 50, 20))
    return engine.showing(Slipping(seed, .exact))
  }

  private func showing(_ slipping: Slipping) -> EngineFactory {
    faulty(slipping, observe: { $0.add($1) }) { slipping, frame, _ in
      slipping.edit(&frame)
    }
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
