internal import Engines
package import FlickbookTesting
package import Gesture
internal import Replay
internal import Verdicts

/// What relations say of the good engine made worse by one fault.
package struct RelationTrial {
  private let fault: Fault
  private let engine: EngineFactory

  /// - Parameter strength: as a multiple of the relation's tolerance.
  package init(_ fault: Fault, strength: Double = 2) {
    self.fault = fault
    engine = BuiltInEngines.ios.with(fault, strength: strength)
  }
}

extension RelationTrial {
  /// Whether the relation that the fault offends is broken in one of the recordings.
  package func isCaught(in corpus: [Recording]) throws -> Bool {
    let relations = Catalogue.relations.filter { $0.name == fault.invariant }
    return try corpus.contains { recording in
      try related(recording, engine, by: relations).contains { $0.isBroken }
    }
  }

  /// In how many recordings each relation was broken, by its name.
  package func breaches(_ corpus: [Recording]) throws -> [String: Int] {
    var breaches: [String: Int] = [:]
    for recording in corpus {
      for finding in try related(recording, engine) where finding.isBroken {
        breaches[finding.invariant.name, default: 0] += 1
      }
    }
    return breaches
  }
}
