public import Replay

/// Judges an engine by relations while the original replay goes by.
public struct RelationJudge {
  private var instances: [InvariantInstance] = []
  private var invariants: [(invariant: any Relation.Type, verdict: Verdict)] = []

  private struct InvariantInstance {
    var invariant: Int
    var trial: any Trial
    /// Why it cannot go on.
    var objection: String?
  }

  /// Takes the relations among the settings, each with its own tolerance.
  public init(_ original: Original, by settings: [InvariantSetting], _ terms: Terms) {
    var terms = terms
    for setting in settings {
      guard let invariant = setting.invariant as? any Relation.Type else { continue }
      terms.tolerances = setting.tolerances
      add(invariant, original, terms)
    }
  }

  public init(_ original: Original, by relations: [any Relation.Type], _ terms: Terms) {
    for invariant in relations { add(invariant, original, terms) }
  }

  private mutating func add(_ invariant: any Relation.Type, _ original: Original, _ terms: Terms) {
    var verdict = Verdict.notApplicable
    if let reason = terms.lacks(invariant.needs) {
      verdict = .untested(reason)
    } else {
      switch invariant.trials(of: original, terms) {
      case .replays(let trials):
        for trial in trials {
          instances.append(InvariantInstance(invariant: invariants.count, trial: trial))
        }
      case .untested(let reason): verdict = .untested(reason)
      case .notApplicable: break
      }
    }
    invariants.append((invariant, verdict))
  }
}

extension RelationJudge {
  public mutating func observe(_ step: borrowing Step) throws(ReplayError) {
    for index in instances.indices where instances[index].objection == nil {
      do {
        try instances[index].trial.observe(step)
      } catch {
        instances[index].objection = try objection(error, instances[index].invariant)
      }
    }
  }

  /// What every relation says in the end, in the order they were given.
  public mutating func findings(_ end: End) throws(ReplayError) -> [Judge.Finding] {
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
      invariants[invariant].verdict = invariants[invariant].verdict.worse(verdict)
    }
    return invariants.map { Judge.Finding(invariant: $0.invariant, verdict: $0.verdict) }
  }

  /// An engine that cannot hold what a relation makes of a scene has done nothing wrong; what else
  /// it fails at tells which relation led it there.
  private func objection(_ error: ReplayError, _ invariant: Int) throws(ReplayError) -> String {
    guard case .engine(let failure) = error else { throw error }
    if failure.kind == .unsupported { return failure.message }
    throw .engine(
      EngineError(failure.kind, "\(invariants[invariant].invariant.name): \(failure.message)"))
  }
}
