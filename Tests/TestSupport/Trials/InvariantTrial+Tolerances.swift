internal import Engines
internal import FlickbookTesting
internal import Invariants
internal import Model
internal import Replay

extension InvariantTrial {
  /// Tolerances so wide that an invariant accepts any fault of twice its default tolerance.
  private static let wide: [ToleranceClass: [(parameter: String?, quantity: Quantity)]] = [
    .atRest: [(nil, Quantity(2, .points)), (nil, Quantity(4, .pixels))],
    .moving: [(nil, Quantity(2, .points)), ("share", Quantity(5, .percent))],
    .zoom: [(nil, Quantity(5, .percent)), (nil, Quantity(0.05, nil))],
    .velocity: [(nil, Quantity(500, .pointsPerSecond)), ("share", Quantity(5, nil))],
    .time: [(nil, Quantity(9, .seconds)), (nil, Quantity(9000, .milliseconds))],
  ]

  /// Invariants that detect a fault of twice their tolerance also with a wider tolerance, or that
  /// do not detect it with the default tolerance.
  package func unheededTolerances() throws -> [String] {
    var unheeded: [String] = []
    for fault in faults where fault.isScalable {
      guard let invariant = Catalogue.invariants.first(where: { $0.name == fault.invariant }),
        let wide = Self.wide[invariant.tolerance]
      else { continue }
      if try excess(fault, named(invariant)) == nil {
        unheeded.append("\(fault.invariant) as it is")
      }
      for (parameter, quantity) in wide {
        var settings = try named(invariant)
        var expectation = InvariantExpectation(fault.invariant)
        if let parameter {
          expectation.parameters = [.init(name: parameter, value: quantity)]
        } else {
          expectation.tolerance = quantity
        }
        try settings.apply(expectation, from: .builtIn)
        // With a wider tolerance the fault must not be detected. A wider share only has to reduce
        // the excess, because a share of a small value is small.
        let before = try excess(fault, named(invariant)) ?? 0
        let after = try excess(fault, settings) ?? -1
        if after >= (parameter == nil ? 0 : before) {
          unheeded.append("\(fault.invariant) with \(parameter ?? "tolerance") \(quantity.text)")
        }
      }
    }
    return unheeded
  }

  /// The settings in which this invariant alone is selected by its name.
  private func named(_ invariant: Invariant) throws -> Settings {
    var settings = Settings([invariant])
    try settings.apply(InvariantExpectation(invariant.name), from: .builtIn)
    return settings
  }

  /// The excess of a fault over the tolerance in the recordings named after its invariant; nil if
  /// it is not detected.
  private func excess(_ fault: Fault, _ settings: Settings) throws -> Double? {
    let engine = BuiltInEngines.ios.with(fault, strength: 2)
    let terms = Terms(abilities: engine.abilities, contract: engine.contract)
    var worst: Double?
    for path in Corpus.recordings(of: fault.invariant) {
      let recording = try Corpus.recording(path)
      let judge = Judge(recording.head.scene, by: settings.judged, terms)
      var steps = try LiveSteps(Replayable(recording), on: engine)
      var step = Step()
      while try steps.next(into: &step) { judge.observe(step) }
      for finding in judge.verdicts(End(steps.ending ?? .truncated)) {
        guard case .broken(_, _, let margin) = finding.verdict else { continue }
        worst = max(worst ?? 0, -(margin ?? 0))
      }
    }
    return worst
  }
}
