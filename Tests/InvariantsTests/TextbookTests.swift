import Engines
import FlickbookTesting
import Replay
import Testing
import TestSupport

@testable import Invariants

/// Every published fault is detected where it is visible, by an invariant that is intended for the
/// fault. Correct published code is never reported.
struct TextbookTests {
  private func invariants(brokenBy engine: EngineFactory, _ recording: String) throws -> [String] {
    try judged(Corpus.recording(recording), engine).filter(\.isBroken).map { $0.invariant.name }
  }

  private func alone(_ fault: String) throws -> EngineFactory {
    try BuiltInEngines.textbook.setting([], only: [fault])
  }

  @Test(arguments: PublishedFaultTests.cases)
  func `a single published fault is detected by its invariant, and ios breaks no invariant`(
    _ one: PublishedFaultTests.Case
  )
    throws
  {
    let broken = try invariants(brokenBy: alone(one.fault.name), one.recording)
    #expect(broken.contains(one.fault.invariant))
    let findings = try judged(Corpus.recording(one.recording), BuiltInEngines.ios)
    #expect(findings.filter(\.isBroken).map { $0.invariant.name } == [])
    let isHeld = findings.contains { $0.invariant.name == one.fault.invariant && $0.isHeld }
    #expect(isHeld)
  }

  /// If a violation remains without the fault, another fault has caused it.
  @Test(arguments: PublishedFaultTests.cases)
  func `without its fault, an invariant holds or is broken by another fault`(
    _ one: PublishedFaultTests.Case
  ) throws {
    let rest = try BuiltInEngines.textbook.setting([(one.fault.name, 0)])
    let broken = try invariants(brokenBy: rest, one.recording)
    guard broken.contains(one.fault.invariant) else { return }
    var others: [String] = []
    for other in PublishedFaultTests.cases
    where other.fault.name != one.fault.name {
      let broken = try invariants(brokenBy: alone(other.fault.name), one.recording)
      if broken.contains(one.fault.invariant) { others.append(other.fault.name) }
    }
    #expect(!others.isEmpty)
  }

  /// Some published code only looks wrong: the cast of the label shows the first car while the
  /// gallery is pulled to the right.
  @Test func `code that only looks like a fault is not reported`() throws {
    let printed = try BuiltInEngines.textbook.setting(
      [], only: ["label-from-the-edge", "unguarded-label"])
    let pulled = "Recordings/Gallery/pull-at-the-first-car.xml"
    #expect(try invariants(brokenBy: printed, pulled) == [])
    // From this position, the snap by revealing works.
    let middle = "Recordings/Scroller/drag-to-a-later-number.xml"
    #expect(try invariants(brokenBy: alone("snap-by-revealing"), middle) == [])
    #expect(try invariants(brokenBy: alone("snap-past-the-last"), middle) == [])
  }
}
