internal import Engines
internal import Exploration
internal import FlickbookTesting
package import Invariants
internal import Model
package import Replay
internal import Text

/// The requirements for invariants. Tests apply them to the real invariants; `make mutants` applies
/// them to invariants with a deliberate change.
package struct InvariantTrial {
  let invariants: [Invariant]
  let stage: Stage

  package init(
    _ invariants: [Invariant] = Catalogue.invariants, on stage: Stage = Stage()
  ) {
    self.invariants = invariants
    self.stage = stage
  }

  /// All engines that break no invariant. One of them shows offsets in steps.
  package static let goodEngines = BuiltInEngines.sound + [BuiltInEngines.ios.inHalfPoints]

  /// The seeds of random mixes: enough to find errors that no recording shows, and few enough for
  /// every test run.
  package static let mixes: Range<UInt64> = 0..<100

  /// The seeds of more mixes, which take seconds in a release build.
  package static let manyMixes: Range<UInt64> = 100..<1600

  /// The seeds of random mixes on engines with random faults: a small set, which shows most errors,
  /// a large set, and a set for apps.
  package static let slips: [Range<UInt64>] = [2000..<2300, 2300..<5000, appSlips]

  /// The seeds of gestures on the scrolling interfaces, with everything that their apps show:
  /// keyboards, tiles, wheels, refreshes, and lists in pages.
  private static let appSlips: Range<UInt64> = 5000..<5800

  var faults: [Fault] {
    let names = Set(invariants.map { $0.name })
    return Fault.isolated.filter { names.contains($0.invariant) }
  }
}

extension InvariantTrial {
  /// Faults that fewer than two recordings detect. A single detection may be a coincidence.
  package func missedFaults(atMost maximum: Int = .max) throws -> [String] {
    var missed: [String] = []
    for fault in faults where missed.count < maximum {
      if try FaultTrial(fault, on: stage).catches(atMost: 2).count < 2 {
        missed.append("\(fault.invariant) must catch an engine that \(fault.name)")
      }
    }
    return missed
  }

  /// The violations of an engine that should break no invariant, over the corpus.
  package func falseAlarms(
    _ engine: EngineFactory, atMost maximum: Int = .max
  ) throws -> [String] {
    var alarms: [String] = []
    for path in Corpus.recordings where alarms.count < maximum {
      // An engine without right-to-left support starts at a different position, so these recordings
      // are left out.
      let views = try Corpus.recording(path).head.scene.views
      guard engine.abilities.contains(.rightToLeft) || !views.contains(where: \.isRightToLeft)
      else { continue }
      for finding in try judged(path, engine, by: invariants) {
        if let line = finding.line { alarms.append("\(engine.name): \(path): \(line)") }
      }
    }
    return alarms
  }

  /// The violations of the reference engine on random mixes.
  package func falseAlarms(
    onMixes seeds: Range<UInt64> = mixes, atMost maximum: Int = .max
  ) throws -> [String] {
    var alarms: [String] = []
    for seed in seeds where alarms.count < maximum {
      for finding in try judged(mix: seed) {
        if let line = finding.line { alarms.append("seed \(seed): \(line)") }
      }
    }
    return alarms
  }

  /// The reported violation for every fault, in the first recording that detects it.
  package func sentences() throws -> [String] {
    try faults.map { fault in
      guard let (path, finding) = try FaultTrial(fault, on: stage).catches(atMost: 1).first,
        case .broken(_, _, let margin) = finding.verdict, let line = finding.line
      else { return "\(fault.invariant) ← \(fault.name): not caught" }
      let excess = margin.map { ", \((-$0).text) beyond its tolerance" } ?? ""
      return
        "\(fault.invariant) ← \(fault.name): \(path.dropFirst("Recordings/".count))\n    \(line)\(excess)"
    }
  }

  /// For each fault, the number of small recordings that detect it, the number of violations, and
  /// the sum of their excesses.
  package func givingsAway() throws -> [String] {
    try faults.map { fault in
      var (times, excess) = (0, 0.0)
      let catches = try FaultTrial(fault, on: stage).catches(in: Corpus.small, atMost: .max)
      for (_, finding) in catches {
        guard case .broken(_, let often, let margin) = finding.verdict else { continue }
        times += often
        excess -= margin ?? 0
      }
      let beyond = ((excess * 1e6).rounded() / 1e6).text
      return
        "\(fault.invariant) ← \(fault.name): in \(catches.count), \(times) times, \(beyond) beyond"
    }
  }

  /// The invariants that fewer than two of their own small recordings exercise, and the invariants
  /// that none of their recordings exercises fully.
  package func idleRecordings() throws -> [String] {
    var complaints: [String] = []
    for invariant in invariants {
      // The invariant about offsets in steps is exercised only by an engine that shows steps.
      let engine =
        invariant.name == "rest-pixel-aligned"
        ? BuiltInEngines.ios.inHalfPoints : BuiltInEngines.ios
      let own = Corpus.recordings(of: invariant.name)
      var isFull = false
      for path in own {
        let verdict = try judged(path, engine, by: [invariant]).first?.verdict
        guard case .held(_, _, let weak)? = verdict else {
          complaints.append("\(path) does not put \(invariant.name) to the test")
          continue
        }
        if !weak { isFull = true }
      }
      if own.count < 2 {
        complaints.append("\(invariant.name) has \(own.count) recordings of its own")
      }
      if !isFull { complaints.append("\(invariant.name) is not exercised in full") }
    }
    return complaints
  }

  /// How often each invariant was exercised by the small recordings on each sound engine and by
  /// random mixes, and the smallest margin.
  package func checks() throws -> [String] {
    var lines = invariants.map { [$0.name] }
    for engine in Self.goodEngines {
      var tests = invariants.map { _ in Exercise() }
      for path in Corpus.small {
        for (invariant, finding) in try judged(path, engine, by: invariants).enumerated() {
          tests[invariant].add(finding.verdict)
        }
      }
      for invariant in invariants.indices {
        lines[invariant].append("  \(engine.name): \(tests[invariant].text)")
      }
    }
    var tests = invariants.map { _ in Exercise() }
    for seed in Self.mixes {
      for (invariant, finding) in try judged(mix: seed).enumerated() {
        tests[invariant].add(finding.verdict)
      }
    }
    for invariant in invariants.indices {
      lines[invariant].append("  ios on mixes: \(tests[invariant].text)")
    }
    return lines.map { $0.joined(separator: "\n") }
  }

  /// How often many more mixes exercised each invariant, and the sum of the margins. Special cases
  /// of invariants are rare in mixes; a change of such a case changes these numbers.
  package func checksOnManyMixes() throws -> [String] {
    var tests = invariants.map { _ in Exercise() }
    for seed in Self.manyMixes {
      for (invariant, finding) in try judged(mix: seed).enumerated() {
        tests[invariant].add(finding.verdict)
      }
    }
    return zip(invariants, tests).map { "\($0.name): \($1.text)" }
  }

  /// The verdicts for engines with random faults: the numbers of held and broken invariants, the
  /// first violations, and the sum of the excesses. Values exactly at a bound show whether the
  /// bound is included.
  package func verdictsOnSlips(_ seeds: Range<UInt64>) throws -> [String] {
    var tests = invariants.map { _ in Exercise() }
    for seed in seeds {
      for (invariant, finding) in try judged(slip: seed).enumerated() {
        tests[invariant].add(finding.verdict)
      }
    }
    return zip(invariants, tests).map { "\(seeds.lowerBound) \($0.name): \($1.text)" }
  }

  /// The circumstances of the first violations of each invariant on engines with random faults.
  /// Violations with the same cause have the same circumstance.
  package func circumstances() throws -> [String] {
    var counts = invariants.map { _ in [String: Int]() }
    for seed in [Self.slips[0], Self.appSlips].joined() {
      for (invariant, finding) in try judged(slip: seed).enumerated() {
        guard case .broken(let violation, _, _) = finding.verdict else { continue }
        counts[invariant][violation.circumstance, default: 0] += 1
      }
    }
    return zip(invariants, counts).flatMap { invariant, counts in
      counts.sorted { $0.key < $1.key }.map { "\(invariant.name) \($0.key): \($0.value)" }
    }
  }

  private func judged(slip seed: UInt64) throws -> [InvariantVerdict] {
    let isApp = Self.appSlips.contains(seed)
    return try stage.judged(
      "slip \(seed)", { isApp ? .generated(seed) : .slippery(seed) },
      BuiltInEngines.ios.slipping(seed, inApp: isApp), by: invariants)
  }

  private func judged(mix seed: UInt64) throws -> [InvariantVerdict] {
    try stage.judged("mix \(seed)", { .mix(seed) }, BuiltInEngines.ios, by: invariants)
  }

  func judged(
    _ path: String, _ engine: EngineFactory, by invariants: [Invariant]
  ) throws -> [InvariantVerdict] {
    try stage.judged(
      engine.name + path, { try Corpus.recording(path) }, engine, by: invariants)
  }
}
