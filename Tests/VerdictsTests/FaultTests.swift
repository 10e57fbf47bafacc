import TestSupport
import Testing
import Verdicts

struct FaultTests {
  @Test func `every fault is caught in two recordings by the law it offends`() throws {
    let missedFaults = try LawTrial().missedFaults()
    #expect(missedFaults == [])
  }

  @Test func `every law has a fault that offends it`() {
    let offended = Set(Fault.all.map { $0.law })
    #expect(Catalogue.laws.map { $0.name }.filter { !offended.contains($0) } == [])
  }

  @Test func `every relation has a fault that offends it`() {
    let offended = Set(Fault.related.map { $0.law })
    #expect(Catalogue.relations.map { $0.name }.filter { !offended.contains($0) } == [])
  }

  @Test func `every fault offends a law there is`() {
    let offended = (Fault.all + Fault.related).map { $0.law }
    #expect(offended.filter { Catalogue.law(named: $0) == nil } == [])
  }

  @Test func `what a person reads of every fault is as it was reviewed`() throws {
    let text = try LawTrial().sentences().map { $0 + "\n" }.joined()
    #expect(text == (try Golden("breaches.txt").text(renewedBy: text)))
  }
}
