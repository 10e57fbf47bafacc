import Engines
import Exploration
import Invariants
import Model
import Replay
import Testing
import TestSupport

/// The observations of a recorded device are judged on their own: times without an observation lead
/// to no conclusions.
struct SeenTests {
  @Test func `the observations of a sound engine break no invariant, with or without gaps`() throws
  {
    let trial = try SeenTrial(Corpus.recordings, on: BuiltInEngines.ios, seeds: 0..<400)
    #expect(trial.alarms == [])
    #expect(trial.newBreaks == [])
    // Gaps must not prevent invariants from being exercised, except invariants that need
    // consecutive frames.
    #expect(Double(trial.heldThinned) > 0.65 * Double(trial.held))
  }

  @Test func `assuming rest in gaps would report violations of a sound engine`() throws {
    var blamed = Set<String>()
    for seed in 0..<100 as Range<UInt64> {
      let path = Corpus.ofSystems[Int(seed) % Corpus.ofSystems.count]
      let glimpses = try Glimpses(
        of: Corpus.recording(path), on: BuiltInEngines.ios, seed: seed)
      let whole = try judgedAsSeen(glimpses.full)
      let thinned = try judgedAsSeen(glimpses.thinned, takingSilenceForRest: true)
      for (one, other) in zip(whole, thinned) where !one.isBroken && other.isBroken {
        blamed.insert(other.invariant.name)
      }
    }
    #expect(blamed.contains("rest-in-bounds") && blamed.count > 3, "\(blamed)")
  }

  @Test func `a faulty engine is detected despite gaps in the observations`() throws {
    let trial = try SeenTrial(Corpus.ofSystems, on: BuiltInEngines.textbook, seeds: 0..<200)
    print("seen: textbook: \(trial.summary)")
    #expect(trial.newBreaks == [])
    #expect(trial.broken > 20)
    #expect(Double(trial.found) > 0.5 * Double(trial.broken))
  }
}

@Suite(.enabled(if: isThorough), .serialized)
struct ThoroughSeenTests {
  @Test func `a thousand recordings of a sound engine break no invariant despite gaps`() throws {
    let trial = try SeenTrial(Corpus.recordings, on: BuiltInEngines.ios, seeds: 1000..<2000)
    print("seen: ios: \(trial.summary)")
    #expect(trial.alarms == [])
    #expect(trial.newBreaks == [])
  }

  @Test func `a thousand random recordings of a sound engine break no invariant despite gaps`()
    throws
  {
    let trial = try SeenTrial(seeds: 0..<1000, on: BuiltInEngines.ios) { .mix($0) }
    print("seen: mixes on ios: \(trial.summary)")
    #expect(trial.newBreaks == [])
  }

  @Test(arguments: [BuiltInEngines.textbook, BuiltInEngines.android])
  func `gaps cause no violation that complete observations do not show`(_ engine: EngineFactory)
    throws
  {
    let trial = try SeenTrial(Corpus.recordings, on: engine, seeds: 0..<800)
    print("seen: \(engine.name): \(trial.summary)")
    #expect(trial.newBreaks == [])
  }
}

/// Recordings of the states that an engine showed, judged like a device's recordings: with all
/// observations, and with gaps.
struct SeenTrial {
  /// The violations with all observations, one per line, and their number.
  private(set) var alarms: [String] = []
  private(set) var broken = 0
  /// The number of these violations that are also found with gaps.
  private(set) var found = 0
  /// The violations that are found only with gaps.
  private(set) var newBreaks: [String] = []
  private(set) var held = 0
  private(set) var heldThinned = 0

  init(_ paths: [String], on engine: EngineFactory, seeds: Range<UInt64>) throws {
    try self.init(seeds: seeds, on: engine) { try Corpus.recording(paths[Int($0) % paths.count]) }
  }

  init(
    seeds: Range<UInt64>, on engine: EngineFactory, _ recording: (UInt64) throws -> Recording
  ) throws {
    for seed in seeds {
      let glimpses = try Glimpses(of: recording(seed), on: engine, seed: seed)
      let findings = try (judgedAsSeen(glimpses.full), judgedAsSeen(glimpses.thinned))
      for (full, thinned) in zip(findings.0, findings.1) {
        held += full.isHeld ? 1 : 0
        heldThinned += full.isHeld && thinned.isHeld ? 1 : 0
        broken += full.isBroken ? 1 : 0
        found += full.isBroken && thinned.isBroken ? 1 : 0
        let title = "\(glimpses.full.head.title) (seed \(seed))"
        if let line = full.line { alarms.append("\(title): \(line)") }
        if !full.isBroken, let line = thinned.line { newBreaks.append("\(title): \(line)") }
      }
    }
  }

  var summary: String {
    "\(found) of \(broken) breaks are found through holes, \(newBreaks.count) new; "
      + "\(heldThinned) of \(held) held"
  }
}
