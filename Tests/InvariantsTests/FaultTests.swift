import FlickbookTesting
import Invariants
import Testing
import TestSupport

struct FaultTests {
  @Test func `each fault is detected by its invariant in two recordings`() throws {
    let missedFaults = try InvariantTrial().missedFaults()
    #expect(missedFaults == [])
  }

  @Test func `each invariant has a fault that violates it`() {
    let offended = Set(Fault.isolated.map { $0.invariant })
    #expect(Catalogue.invariants.map { $0.name }.filter { !offended.contains($0) } == [])
  }

  @Test func `each relation has a fault that violates it`() {
    let offended = Set(Fault.related.map { $0.invariant })
    #expect(Catalogue.relations.map { $0.name }.filter { !offended.contains($0) } == [])
  }

  @Test func `each fault names an invariant that exists`() {
    let offended = (Fault.isolated + Fault.related).map { $0.invariant }
    #expect(offended.filter { Catalogue.invariant(named: $0) == nil } == [])
  }

  @Test func `the reported sentence for each fault equals the reviewed sentence`() throws {
    let text = try InvariantTrial().sentences().map { $0 + "\n" }.joined()
    #expect(text == (try Golden("violations.txt").text(renewedBy: text)))
  }
}
