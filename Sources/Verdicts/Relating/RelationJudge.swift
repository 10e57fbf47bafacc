public import Replay

/// Judges an engine by relations while the original replay goes by.
public struct RelationJudge {
  private var seats: [Seat] = []
  private var laws: [(law: any Relation.Type, verdict: Verdict)] = []

  private struct Seat {
    var law: Int
    var trial: any Trial
    /// Why it cannot go on.
    var objection: String?
  }

  /// Takes the relations among the settings, each with its own tolerance.
  public init(_ original: Original, by settings: [LawSetting], _ terms: Terms) {
    var terms = terms
    for setting in settings {
      guard let law = setting.law as? any Relation.Type else { continue }
      terms.tolerances = setting.tolerances
      take(law, original, terms)
    }
  }

  public init(_ original: Original, by relations: [any Relation.Type], _ terms: Terms) {
    for law in relations { take(law, original, terms) }
  }

  private mutating func take(_ law: any Relation.Type, _ original: Original, _ terms: Terms) {
    var verdict = Verdict.notApplicable
    if let reason = terms.lacks(law.needs) {
      verdict = .untested(reason)
    } else {
      switch law.trials(of: original, terms) {
      case .replays(let trials):
        for trial in trials { seats.append(Seat(law: laws.count, trial: trial)) }
      case .untested(let reason): verdict = .untested(reason)
      case .notApplicable: break
      }
    }
    laws.append((law, verdict))
  }
}

extension RelationJudge {
  public mutating func observe(_ step: borrowing Step) throws(ReplayError) {
    for index in seats.indices where seats[index].objection == nil {
      do {
        try seats[index].trial.observe(step)
      } catch {
        seats[index].objection = try objection(error, seats[index].law)
      }
    }
  }

  /// What every relation says in the end, in the order they were given.
  public mutating func findings(_ end: End) throws(ReplayError) -> [Judge.Finding] {
    for index in seats.indices {
      let law = seats[index].law
      var verdict = Verdict.untested(.notExercised)
      do {
        verdict = try seats[index].trial.conclude(end)
      } catch {
        seats[index].objection = try objection(error, law)
      }
      if case .untested = verdict, let objection = seats[index].objection {
        verdict = .untested(.unsuited(objection))
      }
      laws[law].verdict = laws[law].verdict.worse(verdict)
    }
    return laws.map { Judge.Finding(law: $0.law, verdict: $0.verdict) }
  }

  /// An engine that cannot hold what a relation makes of a scene has done nothing wrong; what else
  /// it fails at tells which relation led it there.
  private func objection(_ error: ReplayError, _ law: Int) throws(ReplayError) -> String {
    guard case .engine(let failure) = error else { throw error }
    if failure.kind == .unsupported { return failure.message }
    throw .engine(EngineError(failure.kind, "\(laws[law].law.name): \(failure.message)"))
  }
}
