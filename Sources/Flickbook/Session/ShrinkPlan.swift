internal import Formats
internal import Gesture
internal import Replay
internal import Verdicts

/// What is made smaller, and what must stay true of it.
struct ShrinkPlan {
  /// The name of the invariant that must stay broken, of the catalogue or of a formula; nothing where
  /// two engines are compared.
  var invariant: String?
  var rival: RivalEngine?
  var engine: ChosenEngine
  /// An engine that must keep the invariant.
  var trusted: ChosenEngine?
  var clock: FrameClock
  var mostReplays = 200
  /// How many seconds one replay may take.
  var patience = 60.0
  /// What comes before what the suite and the recording say of the invariant.
  var adjustments: [TypedInvariant] = []
  var suite: Suite?
  /// Formulas that a call or a command line adds.
  var formulas: [Invariant] = []

  /// The invariant, where it is one of the catalogue.
  var known: Invariant? { invariant.flatMap { Catalogue.invariant(named: $0) } }

  /// What is asked of each candidate.
  ///
  /// - Parameter name: The recording as it is named.
  /// - Throws: Where the invariant is off for this recording, or the suite is wrong.
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
