import Engines
import Exploration
import FlickbookTesting
import Invariants
import Replay
import Testing
import TestSupport

@Suite(.enabled(if: isThorough), .serialized)
struct ThoroughGeneratorTests {
  @Test func `a release build generates the same recordings for the same seeds`() throws {
    let tests = GestureGeneratorTests()
    #expect(try tests.hash() == Golden("generated.txt").text(renewedBy: tests.hash()))
  }

  @Test func `nearly all of 2000 flicks start a fling, and nearly all of 2000 drags stop`() throws {
    let counts = try HumanStrokeTests().flings(0..<2000)
    #expect(counts.flung * 100 >= counts.tried * 97 && counts.stopped * 100 >= counts.tried * 97)
  }

  @Test func `2000 generated recordings detect nine of ten published faults`() async throws {
    let textbook = BuiltInEngines.textbook
    let switches = textbook.settings.filter { $0.isSwitch }.map { $0.name }
    let found = try await withThrowingTaskGroup(of: (String, UInt64?, [String]).self) { group in
      for name in switches {
        group.addTask {
          let engine = try textbook.setting([], only: [name])
          let (number, invariants) = try first(on: engine, by: Catalogue.invariants)
          return (name, number, invariants)
        }
      }
      var found: [String: (UInt64, [String])] = [:]
      for try await (name, number, invariants) in group {
        found[name] = number.map { ($0, invariants) }
      }
      return found
    }
    for name in switches {
      let text = found[name].map { "number \($0.0), by \($0.1.joined(separator: ", "))" }
      print("textbook(\(name)): \(text ?? "not found")")
    }
    print("found \(found.count) of \(switches.count)")
    #expect(found.count * 10 >= switches.count * 9)
    let all = try first(on: textbook, by: Catalogue.invariants)
    #expect(all.0 != nil)
  }

  @Test func `2000 generated recordings detect nine of ten known faults`() async throws {
    let found = try await withThrowingTaskGroup(of: (Int, UInt64?).self) { group in
      for (index, fault) in Fault.isolated.enumerated() {
        group.addTask { (index, try first(fault)) }
      }
      var found: [Int: UInt64] = [:]
      for try await (index, seed) in group { found[index] = seed }
      return found
    }
    for (index, fault) in Fault.isolated.enumerated() {
      print(
        "\(fault.invariant) ← \(fault.name): \(found[index].map { "number \($0)" } ?? "not found")")
    }
    print("found \(found.count) of \(Fault.isolated.count)")
    #expect(found.count * 10 >= Fault.isolated.count * 9)
  }

  /// The number of the first recording in which the fault breaks its invariant.
  private func first(_ fault: Fault) throws -> UInt64? {
    let engine = BuiltInEngines.ios.with(fault, strength: 2)
    return try first(on: engine, by: Catalogue.invariants.filter { $0.name == fault.invariant }).0
  }

  /// The first recording that breaks any of the invariants, and the names of its broken invariants.
  private func first(
    on engine: EngineFactory, by invariants: [Invariant]
  ) throws -> (UInt64?, [String]) {
    for seed in UInt64(0)..<2000 {
      let broken = try judged(.generated(seed), engine, by: invariants).filter { $0.isBroken }
      if !broken.isEmpty { return (seed, broken.map { $0.invariant.name }) }
    }
    return (nil, [])
  }
}
