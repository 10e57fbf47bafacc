internal import Engines
public import Gesture
internal import Replay
public import Verdicts

/// What laws say of the good engine made worse by one fault.
public struct FaultTrial {
  private let fault: Fault
  private let engine: EngineFactory
  private let stage: Stage
  private let key: String

  /// - Parameter strength: as a multiple of the law's tolerance. At no more than twice what a law
  ///   lets pass it must catch its fault.
  public init(_ fault: Fault, strength: Double = 2, on stage: Stage = Stage()) {
    self.fault = fault
    self.stage = stage
    engine = fault.worsen(BuiltInEngines.ios, strength)
    key = "\(fault.law) \(fault.name) \(strength) "
  }
}

extension FaultTrial {
  /// The recordings in which the law was broken that the fault offends, up to so many. Those named
  /// after the law come first.
  public func catches(atMost most: Int) throws -> [(path: String, finding: Judge.Finding)] {
    guard let law = Catalogue.laws.first(where: { $0.name == fault.law }) else { return [] }
    var catches: [(path: String, finding: Judge.Finding)] = []
    for path in Corpus.recordings(for: fault.law) where catches.count < most {
      let findings = try stage.judged(key + path, { try Corpus.recording(path) }, engine, by: [law])
      for finding in findings where finding.isBroken { catches.append((path, finding)) }
    }
    return catches
  }

  /// In how many recordings each of all laws was broken, by the law's name.
  public func breaches(_ corpus: [Recording]) throws -> [String: Int] {
    var breaches: [String: Int] = [:]
    for recording in corpus {
      for finding in try judged(recording, engine) where finding.isBroken {
        breaches[finding.law.name, default: 0] += 1
      }
    }
    return breaches
  }
}

extension Corpus {
  /// The small recordings that are named after a law: `decel-law.xml` and `decel-law-again.xml`.
  public static func recordings(of law: String) -> [String] {
    small.filter { path in
      let name = path.dropFirst("Recordings/Laws/".count).dropLast(".xml".count)
      return name == law || name.hasPrefix(law + "-")
    }
  }

  public static let small = recordings.filter { $0.hasPrefix("Recordings/Laws/") }

  /// All recordings, the ones named after a law first, then the other small ones.
  static func recordings(for law: String) -> [String] {
    let own = recordings(of: law)
    let others = small.filter { !own.contains($0) }
    return own + others + recordings.filter { !$0.hasPrefix("Recordings/Laws/") }
  }
}
