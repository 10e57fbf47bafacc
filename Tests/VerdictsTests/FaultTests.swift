import FlickbookTesting
import TestSupport
import Testing
import Verdicts

struct FaultTests {
  @Test func `every fault is caught in two recordings by the invariant it offends`() throws {
    let missedFaults = try InvariantTrial().missedFaults()
    #expect(missedFaults == [])
  }

  @Test func `every invariant has a fault that offends it`() {
    let offended = Set(Fault.isolated.map { $0.invariant })
    #expect(Catalogue.invariants.map { $0.name }.filter { !offended.contains($0) } == [])
  }

  @Test func `every relation has a fault that offends it`() {
    let offended = Set(Fault.related.map { $0.invariant })
    #expect(Catalogue.relations.map { $0.name }.filter { !offended.contains($0) } == [])
  }

  @Test func `every fault offends an invariant there is`() {
    let offended = (Fault.isolated + Fault.related).map { $0.invariant }
    #expect(offended.filter { Catalogue.invariant(named: $0) == nil } == [])
  }

  @Test func `what a person reads of every fault is as it was reviewed`() throws {
    let text = try InvariantTrial().sentences().map { $0 + "\n" }.joined()
    #expect(text == (try Golden("breaches.txt").text(renewedBy: text)))
  }
}
