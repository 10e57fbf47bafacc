internal import Formats
internal import Gesture
internal import Replay
internal import Verdicts

/// What is made smaller, and what must stay true of it.
struct ShrinkPlan {
  /// The invariant that must stay broken; nothing where two engines are compared.
  var invariant: Invariant?
  /// The name of one that a file defines as a formula.
  var own: String?
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

  /// What is asked of each candidate.
  ///
  /// - Parameter name: The recording as it is named.
  /// - Throws: Where the invariant is off for this recording, or the suite is wrong.
  func oracle(of recording: Recording, named name: String) throws -> FailureOracle {
    if let rival { return FailureOracle(engine, clock, against: rival) }
    let invariants = invariant.map { [$0] } ?? []
    let choice = InvariantChoice(
      only: invariants.map(\.name) + [own].compactMap { $0 }, formulas: formulas)
    let layers = try InvariantLayers(invariants, choice, adjustments, suite)
    if let own {
      let known = try layers.settings(for: name, recording.head.expectations).formulas
      guard known.contains(where: { $0.name == own }) else {
        _ = try Catalogue.invariant(named: own, .invariant, others: known.map(\.name))
        throw SessionError(in: .invariant, "unknown invariant \(own.quoted)")
      }
    }
    try TypedInvariant.check(adjustments, layers.trial, own: [])
    let settings = try layers.settings(for: name, recording.head.expectations)
      .judged(onPage: engine.showsPage)
    guard !settings.isEmpty else {
      throw SessionError(
        .unjudged, "\(invariant?.name ?? own ?? "the invariant") is off for \(name)")
    }
    return FailureOracle(engine, clock, by: settings)
  }
}
