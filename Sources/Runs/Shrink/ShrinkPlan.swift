package import Files
package import Invariants
internal import Model
package import Replay

/// The recording to shrink, and the failure that must remain.
package struct ShrinkPlan {
  /// The name of an invariant from the catalogue or a formula, which must stay broken; nil if two
  /// engines are compared.
  package var invariant: String?
  package var rival: RivalEngine?
  package var engine: ChosenEngine
  /// An engine that must keep the invariant.
  package var trusted: ChosenEngine?
  package var clock: FrameClock
  package var maxReplays = 200
  /// The maximum time for one replay in seconds.
  package var patience = 60.0
  /// Settings of the invariant that have priority over the suite and the recording.
  package var adjustments: [TypedInvariant] = []
  package var suite: Suite?
  /// Formulas added by an API call or a command line.
  package var formulas: [Invariant] = []

  package init(rival: RivalEngine? = nil, engine: ChosenEngine, clock: FrameClock) {
    self.rival = rival
    self.engine = engine
    self.clock = clock
  }

  /// The invariant of the catalogue; nil for a formula or a comparison.
  var known: Invariant? { invariant.flatMap { Catalogue.invariant(named: $0) } }

  /// The oracle that judges each candidate.
  ///
  /// - Parameter name: The name of the recording.
  /// - Throws: An error if the invariant is off for this recording, or the suite is invalid.
  func oracle(of recording: Recording, named name: String) throws -> FailureOracle {
    if let rival { return FailureOracle(engine, clock, against: rival) }
    let known = known
    let choice = InvariantChoice(only: [invariant].compactMap(\.self), formulas: formulas)
    let layers = try InvariantLayers([known].compactMap(\.self), choice, adjustments, suite)
    if let invariant, known == nil {
      let own = try layers.settings(for: name, recording.head.expectations).formulas.map(\.name)
      guard own.contains(invariant) else {
        throw SessionError(unknownInvariant: invariant, in: .invariant, others: own)
      }
    }
    try TypedInvariant.check(adjustments, layers.trial, own: [])
    let settings = try layers.settings(for: name, recording.head.expectations)
      .judged(onPage: engine.showsPage)
    guard !settings.isEmpty else {
      throw SessionError(.unjudged, "\(invariant ?? "the invariant") is off for \(name)")
    }
    return FailureOracle(engine, clock, by: settings)
  }
}
