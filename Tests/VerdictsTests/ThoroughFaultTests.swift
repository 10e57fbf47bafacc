import FlickbookTesting
import TestSupport
import Testing
import Verdicts

/// Every fault, every recording, every invariant: minutes of work in a debug build.
@Suite(.enabled(if: isThorough), .serialized)
struct ThoroughFaultTests {
  @Test func `every invariant kills its engines, in two recordings at least`() throws {
    let corpus = try Corpus.recordings.map { try Corpus.recording($0) }
    let trials = try Fault.isolated.map { ($0, try FaultTrial($0).breaches(corpus)) }
    let matrix = KillMatrix(trials)
    print(matrix.text)
    #expect(matrix.complaints == [])
  }

  @Test func `every invariant catches its engines at twice its tolerance, and none that keep it`()
    throws
  {
    let table = try StrengthTable(Fault.isolated)
    print(table.text)
    #expect(table.complaints == [])
  }

  @Test func `each fault is given away as often and by as much as was reviewed`() throws {
    let text = try InvariantTrial().givingsAway().map { $0 + "\n" }.joined()
    #expect(text == (try Golden("faults.txt").text(renewedBy: text)))
  }

  @Test func `many mixes put each invariant to the test as often as was reviewed`() throws {
    let text = try InvariantTrial().occasionsOnManyMixes().map { $0 + "\n" }.joined()
    #expect(text == (try Golden("mixes.txt").text(renewedBy: text)))
  }

  @Test func `engines that slip break and keep each invariant as often as was reviewed`() throws {
    let text = try InvariantTrial.slips.flatMap { try InvariantTrial().verdictsOnSlips($0) }
      .map { $0 + "\n" }.joined()
    #expect(text == (try Golden("slips.txt").text(renewedBy: text)))
  }

  @Test func `what was going on when an invariant broke is told as was reviewed`() throws {
    let text = try InvariantTrial().circumstances().map { $0 + "\n" }.joined()
    #expect(text == (try Golden("circumstances.txt").text(renewedBy: text)))
  }

  @Test func `where less is shown, or seen, each invariant fares as often as was reviewed`() throws
  {
    for (golden, outings) in Outing.all {
      let text = try outings.flatMap { try InvariantTrial().occasions(on: $0) }
        .map { $0 + "\n" }.joined()
      #expect(text == (try Golden("\(golden).txt").text(renewedBy: text)))
    }
  }

  @Test func `formulas, types of one's own and rules of pages say what was reviewed`() throws {
    let text = try InvariantTrial().ownVerdicts().map { $0 + "\n" }.joined()
    #expect(text == (try Golden("own.txt").text(renewedBy: text)))
  }

  @Test func `every relation kills its engines, in two recordings at least`() throws {
    let corpus = try Corpus.recordings.map { try Corpus.recording($0) }
    let trials = try Fault.related.map { ($0, try RelationTrial($0).breaches(corpus)) }
    let matrix = KillMatrix(trials, by: Catalogue.relations.map { $0.name })
    print(matrix.text)
    #expect(matrix.complaints == [])
  }

  @Test func `every relation catches its engines at twice its tolerance`() throws {
    let corpus = try Corpus.recordings.map { try Corpus.recording($0) }
    print("relation: the least strength caught, as a multiple of its tolerance")
    for fault in Fault.related where fault.isScalable {
      // A fault that acts on both replays counts double, so one may be caught below 1.
      let least = try [0.75, 1.1, 1.5, 2].first {
        try RelationTrial(fault, strength: $0).isCaught(in: corpus)
      }
      print("\(fault.invariant): \(least.map(\.description) ?? "not caught") ← \(fault.name)")
      #expect(least != nil, "\(fault.invariant) must catch an engine that \(fault.name)")
    }
  }
}
