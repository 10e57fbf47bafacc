import Engines
import Exploration
import Files
import FlickbookTesting
import Foundation
import Invariants
import Model
import Replay
import Testing
import TestSupport
import Text
import Writing

struct RandomSearchTests {
  @Test func `the reference engine breaks no invariant on a hundred random recordings`()
    async throws
  {
    let search = try await RandomSearch(0..<100, on: BuiltInEngines.ios)
    #expect(search.alarmLines == [])
  }

  @Test func `a random mix of gestures is a valid recording`() throws {
    for seed in UInt64(0)..<200 {
      let mix = Recording.mix(seed)
      let again = try Recording(bytes: mix.canonicalBytes())
      #expect(again.head == mix.head)
      #expect(again.events.map { $0.value } == mix.events.map { $0.value }, "seed \(seed)")
    }
  }
}

/// The invariants can be trusted if random recordings exercise all of them and the reference engine
/// breaks none.
@Suite(.enabled(if: isThorough))
struct ThoroughRandomSearchTests {
  @Test func `random recordings exercise every invariant and break none`() async throws {
    let search = try await RandomSearch(0..<10_000, on: BuiltInEngines.ios)
    // Mixes use one app, while generated gestures use all systems.
    let hands = try await RandomSearch(
      0..<10_000, of: { Recording.generated($0) }, on: BuiltInEngines.ios)
    // Only an engine that shows offsets in steps can rest between two steps.
    let stepped = try await RandomSearch(10_000..<11_000, on: BuiltInEngines.ios.inHalfPoints)
    print(search.report)
    #expect(search.alarmLines + hands.alarmLines == [])
    #expect(stepped.alarms.isEmpty, "in half points: \(stepped.alarmLines)")

    for (index, invariant) in Catalogue.invariants.enumerated() where !invariant.isOnRequest {
      let times =
        invariant.name == "rest-pixel-aligned"
        ? stepped.checks[index] : search.checks[index] + hands.checks[index]
      // These invariants need a short flick at constant speed along the pages, or an undisturbed
      // reveal, which generated gestures rarely contain.
      let isRare = [
        "flick-turns-page", "reveal-just-enough", "pinch-is-reversible",
      ].contains(invariant.name)
      let minimum = isRare ? 30 : 100
      #expect(times >= minimum, "\(invariant.name) was exercised \(times) times")
    }
    for interruption in Interruption.allCases {
      for phase in Phase.allCases {
        let times = search.matrix.count(interruption, phase)
        #expect(times >= 50, "\(interruption) in \(phase): \(times) times")
      }
    }
  }

  @Test(arguments: [BuiltInEngines.android, ClampingEngine.factory])
  func `all other engines break no invariant on random recordings`(_ engine: EngineFactory)
    async throws
  {
    let search = try await RandomSearch(0..<2000, on: engine)
    #expect(search.alarmLines == [])
  }
}

/// `make mix SEED=…` writes the mix and the generated gestures of a seed as files to inspect. It
/// also writes the shrunk recording for each invariant that the reference engine breaks on them.
@Suite(.enabled(if: wantedSeed != nil))
struct MixOfSeedTests {
  @Test func `the recordings of a given seed are written to files`() throws {
    let seed = try #require(wantedSeed)
    try examine(.mix(seed), as: ".build/mix-\(seed)")
    try examine(.generated(seed), as: ".build/hands-\(seed)")
  }

  private func examine(_ recording: Recording, as name: String) throws {
    try write(recording, to: "\(name).xml")
    for finding in try judged(recording, BuiltInEngines.ios) {
      guard let line = finding.line else { continue }
      let smallest = "\(name)-\(finding.invariant.name).xml"
      Issue.record("\(line); the least of it is in \(smallest)")
      let invariant = Catalogue.invariants.filter { $0.name == finding.invariant.name }
      var shrinking = Shrinking(of: recording) { candidate, _ in
        let findings = try? judged(candidate, BuiltInEngines.ios, by: invariant)
        return Shrinking.Reply(isSame: findings?.contains { $0.isBroken } ?? false)
      }
      shrinking.run()
      try write(shrinking.best, to: smallest)
    }
  }

  private func write(_ recording: Recording, to name: String) throws {
    try Data(recording.canonicalBytes()).write(to: URL(fileURLWithPath: Corpus.absolute(name)))
  }
}
