import Engines
import Exploration
import Gesture
import Replay
import TestSupport
import Testing
import Verdicts

@Suite(.enabled(if: isThorough), .serialized)
struct ThoroughGeneratorTests {
  @Test func `a release build makes the same recordings of the same seeds`() throws {
    let tests = GestureGeneratorTests()
    #expect(try tests.hash() == Golden("generated.txt").text(renewedBy: tests.hash()))
  }

  @Test func `two thousand recordings find nine in ten of the known faults`() async throws {
    let found = try await withThrowingTaskGroup(of: (Int, UInt64?).self) { group in
      for (index, fault) in Fault.all.enumerated() {
        group.addTask { (index, try first(fault)) }
      }
      var found: [Int: UInt64] = [:]
      for try await (index, seed) in group { found[index] = seed }
      return found
    }
    for (index, fault) in Fault.all.enumerated() {
      print("\(fault.law) ← \(fault.name): \(found[index].map { "number \($0)" } ?? "not found")")
    }
    print("found \(found.count) of \(Fault.all.count)")
    #expect(found.count * 10 >= Fault.all.count * 9)
  }

  /// The first recording in which the law breaks that a fault offends.
  private func first(_ fault: Fault) throws -> UInt64? {
    let engine = fault.worsen(BuiltInEngines.ios, 2)
    let law = Catalogue.laws.filter { $0.name == fault.law }
    return try (UInt64(0)..<2000).first { seed in
      try judged(.generated(seed), engine, by: law).contains { $0.isBroken }
    }
  }
}
