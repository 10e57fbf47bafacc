public import Replay

/// Judges an engine by relations, step by step during the original replay.
public struct RelationJudge {
  private var instances: [InvariantInstance] = []
  private var verdicts: [InvariantVerdict] = []

  private struct InvariantInstance {
    var invariant: Int
    var trial: any Trial
    /// Why the trial cannot continue; nil if it can.
    var objection: String?
  }

  /// Creates a judge of the relations among the settings, each with its own tolerance.
  public init(_ original: Original, by settings: [InvariantSetting], _ terms: Terms) {
    for setting in settings { add(setting.invariant, setting.tolerances, original, terms) }
  }

  /// Creates a judge of the relations among the invariants, all with the same tolerances.
  public init(_ original: Original, by invariants: [Invariant], _ terms: Terms) {
    for invariant in invariants { add(invariant, terms.tolerances, original, terms) }
  }

  private mutating func add(
    _ invariant: Invariant, _ tolerances: Tolerances, _ original: Original, _ terms: Terms
  ) {
    guard case .relation(let relation) = invariant.kind else { return }
    var terms = terms.resolved(in: original.scene)
    terms.tolerances = tolerances
    var verdict = Verdict.notApplicable
    if let reason = terms.lacks(relation.needs) {
      verdict = .untested(reason)
    } else {
      switch relation.trials(of: original, terms) {
      case .replays(let trials):
        for trial in trials {
          instances.append(InvariantInstance(invariant: verdicts.count, trial: trial))
        }
      case .untested(let reason): verdict = .untested(reason)
      case .notApplicable: break
      }
    }
    verdicts.append(InvariantVerdict(invariant: invariant, verdict: verdict))
  }

  /// Whether this judge needs no steps, because it has no relation to judge.
  package var isIdle: Bool { instances.isEmpty }

  /// Processes the next step of the original replay.
  public mutating func observe(_ step: borrowing Step) throws(ReplayError) {
    for index in instances.indices where instances[index].objection == nil {
      do {
        try instances[index].trial.observe(step)
      } catch {
        instances[index].objection = try objection(error, instances[index].invariant)
      }
    }
  }

  /// The verdicts of all relations at the end, in the order in which the relations were given.
  public mutating func verdicts(_ end: End) throws(ReplayError) -> [InvariantVerdict] {
    for index in instances.indices {
      let invariant = instances[index].invariant
      var verdict = Verdict.untested(.notExercised)
      do {
        verdict = try instances[index].trial.conclude(end)
      } catch {
        instances[index].objection = try objection(error, invariant)
      }
      if case .untested = verdict, let objection = instances[index].objection {
        verdict = .untested(.unsuited(objection))
      }
      verdicts[invariant].verdict = verdicts[invariant].verdict.worse(verdict)
    }
    return verdicts
  }

  /// The reason why a trial ended, if the engine does not support the transformed scene. Throws any
  /// other failure with the name of the relation.
  private func objection(_ error: ReplayError, _ invariant: Int) throws(ReplayError) -> String {
    guard case .engine(let failure) = error else { throw error }
    if failure.isNoFailure { return failure.message }
    throw .engine(
      EngineError(failure.kind, "\(verdicts[invariant].invariant.name): \(failure.message)"))
  }
}
