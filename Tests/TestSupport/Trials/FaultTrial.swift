internal import Engines
package import FlickbookTesting
package import Invariants
package import Replay

/// Judges invariants on the sound engine with one fault.
package struct FaultTrial {
  private let fault: Fault
  private let engine: EngineFactory
  private let stage: Stage
  private let key: String

  /// - Parameters:
  /// - strength: A multiple of the invariant's tolerance. At strength 2, an invariant must detect
  ///   its faults.
  /// - shown: Changes how the engine with the fault is shown.
  package init(
    _ fault: Fault, strength: Double = 2, on stage: Stage = Stage(),
    shown: (EngineFactory) -> EngineFactory = { $0 }
  ) {
    self.fault = fault
    self.stage = stage
    engine = shown(BuiltInEngines.ios.with(fault, strength: strength))
    key = "\(fault.invariant) \(fault.name) \(strength) "
  }
}

extension FaultTrial {
  /// The recordings in which the fault breaks its invariant, up to a maximum number. Recordings
  /// named after the invariant come first.
  package func catches(atMost maximum: Int) throws -> [(path: String, finding: InvariantVerdict)] {
    try catches(in: Corpus.recordings(for: fault.invariant), atMost: maximum)
  }

  func catches(
    in paths: [String], atMost maximum: Int
  ) throws -> [(path: String, finding: InvariantVerdict)] {
    guard let invariant = Catalogue.invariants.first(where: { $0.name == fault.invariant }) else {
      return []
    }
    var catches: [(path: String, finding: InvariantVerdict)] = []
    for path in paths where catches.count < maximum {
      let findings = try stage.judged(
        key + path, { try Corpus.recording(path) }, engine, by: [invariant])
      for finding in findings where finding.isBroken { catches.append((path, finding)) }
    }
    return catches
  }
}

extension Corpus {
  /// The small recordings that are named after an invariant, such as `decel-law.xml` and
  /// `decel-law-again.xml`.
  package static func recordings(of invariant: String) -> [String] {
    small.filter { path in
      let name = path.dropFirst("Recordings/Invariants/".count).dropLast(".xml".count)
      return name == invariant || name.hasPrefix(invariant + "-")
    }
  }

  package static let small = recordings.filter { $0.hasPrefix("Recordings/Invariants/") }

  /// All recordings: first the recordings named after the invariant, then other small recordings,
  /// then the rest.
  static func recordings(for invariant: String) -> [String] {
    let own = recordings(of: invariant)
    let others = small.filter { !own.contains($0) }
    return own + others + recordings.filter { !$0.hasPrefix("Recordings/Invariants/") }
  }
}
