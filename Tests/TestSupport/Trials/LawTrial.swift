internal import Engines
internal import Exploration
internal import Gesture
public import Replay
public import Verdicts

/// What is held of a law: the tests ask it of the laws as they are, `make mutants` of laws in which
/// something was changed on purpose.
public struct LawTrial {
  private let laws: [any Invariant.Type]
  private let stage: Stage

  public init(_ laws: [any Invariant.Type] = Catalogue.laws, on stage: Stage = Stage()) {
    self.laws = laws
    self.stage = stage
  }

  /// Every engine that breaks no law, one of which shows offsets in steps.
  public static let goodEngines = BuiltInEngines.lawful + [BuiltInEngines.ios.inHalfPoints]

  /// Enough random mixes to see what no recording shows, and few enough for every test run.
  public static let mixes: Range<UInt64> = 0..<100

  /// Seconds of work in a release build.
  public static let manyMixes: Range<UInt64> = 100..<1600

  /// Random mixes on engines that slip now and then: a few, which show most of what is wrong, and many.
  public static let slips: [Range<UInt64>] = [2000..<2300, 2300..<5000, appSlips]

  /// The same in the systems that people use, with what their apps show: keyboards, tiles, wheels,
  /// refreshes, lists in pages.
  private static let appSlips: Range<UInt64> = 5000..<5800

  var faults: [Fault] {
    let names = Set(laws.map { $0.name })
    return Fault.all.filter { names.contains($0.law) }
  }
}

extension LawTrial {
  /// Faults that fewer than two recordings give away: one may be an accident of that recording.
  public func missedFaults(atMost most: Int = .max) throws -> [String] {
    var missed: [String] = []
    for fault in faults where missed.count < most {
      if try FaultTrial(fault, on: stage).catches(atMost: 2).count < 2 {
        missed.append("\(fault.law) must catch an engine that \(fault.name)")
      }
    }
    return missed
  }

  /// Breaches by an engine that breaks no law, over the corpus.
  public func falseAlarms(
    _ engine: EngineFactory, atMost most: Int = .max
  ) throws -> [String] {
    var alarms: [String] = []
    for path in Corpus.recordings where alarms.count < most {
      for finding in try judged(path, engine, by: laws) {
        if let line = finding.line { alarms.append("\(engine.name): \(path): \(line)") }
      }
    }
    return alarms
  }

  /// Breaches by the reference on random mixes.
  public func falseAlarms(
    onMixes seeds: Range<UInt64> = mixes, atMost most: Int = .max
  ) throws -> [String] {
    var alarms: [String] = []
    for seed in seeds where alarms.count < most {
      for finding in try judged(mix: seed) {
        if let line = finding.line { alarms.append("seed \(seed): \(line)") }
      }
    }
    return alarms
  }

  /// What a person reads of every fault, in the first recording that gives it away.
  public func sentences() throws -> [String] {
    try faults.map { fault in
      guard let (path, finding) = try FaultTrial(fault, on: stage).catches(atMost: 1).first,
        case .broken(let violation, _) = finding.verdict, let line = finding.line
      else { return "\(fault.law) ← \(fault.name): not caught" }
      let excess = violation.excess.map { ", \($0.text) beyond its tolerance" } ?? ""
      return
        "\(fault.law) ← \(fault.name): \(path.dropFirst("Recordings/".count))\n    \(line)\(excess)"
    }
  }

  /// In how many small recordings each fault is given away, how often, and by how much in all.
  public func givingsAway() throws -> [String] {
    try faults.map { fault in
      var (times, excess) = (0, 0.0)
      let catches = try FaultTrial(fault, on: stage).catches(in: Corpus.small, atMost: .max)
      for (_, finding) in catches {
        guard case .broken(let violation, let often) = finding.verdict else { continue }
        times += often
        excess += violation.excess ?? 0
      }
      let beyond = ((excess * 1e6).rounded() / 1e6).text
      return "\(fault.law) ← \(fault.name): in \(catches.count), \(times) times, \(beyond) beyond"
    }
  }

  /// Laws that fewer than two small recordings of their own put to the test, and those that none of
  /// them puts to the test in full.
  public func idleRecordings() throws -> [String] {
    var complaints: [String] = []
    for law in laws {
      // What needs an engine that shows steps is seen by one.
      let engine =
        law == RestPixelAligned.self ? BuiltInEngines.ios.inHalfPoints : BuiltInEngines.ios
      let own = Corpus.recordings(of: law.name)
      var isFull = false
      for path in own {
        let verdict = try judged(path, engine, by: [law]).first?.verdict
        guard case .held(_, _, let weak)? = verdict else {
          complaints.append("\(path) does not put \(law.name) to the test")
          continue
        }
        if !weak { isFull = true }
      }
      if own.count < 2 { complaints.append("\(law.name) has \(own.count) recordings of its own") }
      if !isFull { complaints.append("\(law.name) is not put to the test in full") }
    }
    return complaints
  }

  /// How often each law was put to the test by the small recordings on each good engine, and by
  /// random mixes, and how close it came.
  public func occasions() throws -> [String] {
    var lines = laws.map { ["\($0.name), \(Self.needs(of: $0))"] }
    for engine in Self.goodEngines {
      var tests = laws.map { _ in Exercise() }
      for path in Corpus.small {
        for (law, finding) in try judged(path, engine, by: laws).enumerated() {
          tests[law].add(finding.verdict)
        }
      }
      for law in laws.indices { lines[law].append("  \(engine.name): \(tests[law].text)") }
    }
    var tests = laws.map { _ in Exercise() }
    for seed in Self.mixes {
      for (law, finding) in try judged(mix: seed).enumerated() { tests[law].add(finding.verdict) }
    }
    for law in laws.indices { lines[law].append("  ios on mixes: \(tests[law].text)") }
    return lines.map { $0.joined(separator: "\n") }
  }

  /// How often each law was put to the test by many more mixes, and how close it came in all: what
  /// laws leave out is rare, and one that leaves out less or more says another number here.
  public func occasionsOnManyMixes() throws -> [String] {
    var tests = laws.map { _ in Exercise() }
    for seed in Self.manyMixes {
      for (law, finding) in try judged(mix: seed).enumerated() { tests[law].add(finding.verdict) }
    }
    return zip(laws, tests).map { "\($0.name): \($1.text)" }
  }

  /// What laws say of engines that slip now and then: how often they held and broke, when first and
  /// by how much in all. What lies exactly on a bound shows here which side of it holds.
  public func verdictsOnSlips(_ seeds: Range<UInt64>) throws -> [String] {
    var tests = laws.map { _ in Exercise() }
    let isApp = seeds == Self.appSlips
    for seed in seeds {
      let findings = try stage.judged(
        "slip \(seed)", { isApp ? .generated(seed) : .slippery(seed) },
        BuiltInEngines.ios.slipping(seed, inApp: isApp), by: laws)
      for (law, finding) in findings.enumerated() { tests[law].add(finding.verdict) }
    }
    return zip(laws, tests).map { "\(seeds.lowerBound) \($0.name): \($1.text)" }
  }

  private func judged(mix seed: UInt64) throws -> [Judge.Finding] {
    try stage.judged("mix \(seed)", { .mixed(seed) }, BuiltInEngines.ios, by: laws)
  }

  private func judged(
    _ path: String, _ engine: EngineFactory, by laws: [any Invariant.Type]
  ) throws -> [Judge.Finding] {
    try stage.judged(
      engine.name + path, { try Corpus.recording(path) }, engine, by: laws)
  }

  private static func needs(of law: any Invariant.Type) -> String {
    let needed = Catalogue.abilitiesNeeded(by: law)
    let names = Abilities.names.filter { needed.contains($0.ability) }.map { $0.name }
    return names.isEmpty ? "which needs nothing" : "which needs " + names.joined(separator: ", ")
  }
}
