import FlickbookTesting
import Testing
import TestSupport

/// Measures the strength at which every fault is detected, and tests every relation. The suite
/// takes minutes in a debug build.
@Suite(.enabled(if: isThorough), .serialized)
struct ThoroughFaultTests {
  @Test
  func
    `each invariant detects its faults at twice its tolerance, and no faults within its tolerance`()
    throws
  {
    let table = try StrengthTable(Fault.isolated)
    print(table.text)
    #expect(table.complaints == [])
  }

  @Test func `every relation detects its faults in two recordings`() throws {
    let corpus = try Corpus.recordings.map { try Corpus.recording($0) }
    for fault in Fault.related {
      let count = try RelationTrial(fault).catches(in: corpus, atMost: 2)
      #expect(count == 2, "\(fault.invariant) must catch an engine that \(fault.name)")
    }
  }

  @Test func `every relation detects its faults at twice its tolerance`() throws {
    let corpus = try Corpus.recordings.map { try Corpus.recording($0) }
    print("relation: the least strength caught, as a multiple of its tolerance")
    for fault in Fault.related where fault.isScalable {
      // A fault that acts on both replays of a relation counts twice, so it may be detected below
      // strength 1.
      let minimum = try [0.75, 1.1, 1.5, 2].first {
        try RelationTrial(fault, strength: $0).catches(in: corpus, atMost: 1) == 1
      }
      print("\(fault.invariant): \(minimum.map(\.description) ?? "not caught") ← \(fault.name)")
      #expect(minimum != nil, "\(fault.invariant) must catch an engine that \(fault.name)")
    }
  }
}
