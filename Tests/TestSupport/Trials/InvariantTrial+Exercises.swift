internal import Invariants
internal import Model
internal import Replay

extension InvariantTrial {
  /// One line per invariant: the sound engines on which its own recordings exercise it, the number
  /// of checks, the number of violations and the abilities that it needs.
  ///
  /// Recordings of other invariants do not count, so that a new recording changes only one line.
  package func exercises() throws -> [String] {
    try invariants.map { invariant in
      var (engines, checks, violations) = ([String](), 0, 0)
      for engine in Self.goodEngines {
        let verdicts = try Corpus.recordings(of: invariant.name).compactMap {
          try judged($0, engine, by: [invariant]).first?.verdict
        }
        var engineChecks = 0
        for verdict in verdicts {
          switch verdict {
          case .held(let count, _, _): engineChecks += count
          case .broken(_, let count, _): violations += count
          case .untested, .notApplicable: break
          }
        }
        if engineChecks > 0 { engines.append(engine.name) }
        checks += engineChecks
      }
      let names = engines.isEmpty ? "no engine" : engines.joined(separator: ", ")
      return
        "\(invariant.name): exercised on \(names): \(checks) checks, \(violations) violations; "
        + needs(of: invariant)
    }
  }

  private func needs(of invariant: Invariant) -> String {
    let needed = names(of: invariant.abilitiesNeeded)
    let inferred = names(of: invariant.abilitiesRead)
    return "needs " + (needed.isEmpty ? "nothing" : needed)
      + (inferred.isEmpty ? "" : ", infers missing " + inferred)
  }

  private func names(of abilities: Abilities) -> String {
    Abilities.names.filter { abilities.contains($0.ability) }.map { $0.name }
      .joined(separator: ", ")
  }
}
