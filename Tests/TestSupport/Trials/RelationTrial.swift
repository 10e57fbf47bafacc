internal import Engines
package import FlickbookTesting
internal import Invariants
package import Model
internal import Replay

/// Judges relations on the sound engine with one fault.
package struct RelationTrial {
  private let fault: Fault
  private let engine: EngineFactory

  /// - Parameter strength: A multiple of the relation's tolerance.
  package init(_ fault: Fault, strength: Double = 2) {
    self.fault = fault
    engine = BuiltInEngines.ios.with(fault, strength: strength)
  }
}

extension RelationTrial {
  /// The number of recordings in which the fault breaks its relation, up to a maximum.
  package func catches(in corpus: [Recording], atMost maximum: Int) throws -> Int {
    let relations = Catalogue.relations.filter { $0.name == fault.invariant }
    var count = 0
    for recording in corpus where count < maximum {
      if try related(recording, engine, by: relations).contains(where: \.isBroken) { count += 1 }
    }
    return count
  }
}
