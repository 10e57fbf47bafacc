import Engines
import FlickbookTesting
import Invariants
import Replay
import Testing
import TestSupport

/// Each published fault is visible in its recordings, where it breaks only the invariants that its
/// row names.
struct PublishedFaultTests {
  /// A fault, and a recording of each system that has it.
  struct Case: CustomTestStringConvertible {
    let fault: Fault
    let recordings: [String]

    var testDescription: String { fault.name }
    var recording: String { "Recordings/\(recordings[0]).xml" }

    func mayBreak(_ invariant: String, in path: String) -> Bool {
      fault.detectedBy.contains(invariant)
        && recordings.contains { path.hasPrefix("Recordings/\($0.prefix { $0 != "/" })/") }
    }
  }

  static let cases = zip(Fault.published, recordings).map { Case(fault: $0, recordings: $1) }

  /// The recordings, in the order of the faults.
  private static let recordings = [
    ["Bounce/open-below-the-bar"],
    ["Form/smaller-second-keyboard"],
    ["Form/turn-without-the-keyboard"],
    ["Gallery/last-car-pinched-small"],
    ["Gallery/between-two-cars"],
    ["Gallery/turn-the-free-row"],
    ["Gallery/turn-on-the-second-car", "Centre/turn-at-the-corner"],
    ["Gallery/turn-while-zoomed"],
    ["Gallery/first-look"],
    ["Gallery/look-down-a-tall-car"],
    ["Photos/add-a-photo-with-indicators"],
    ["Photos/on-a-larger-phone"],
    ["Scroller/flick-along-the-numbers"],
    ["Scroller/pull-past-the-last"],
    ["Scroller/pull-before-the-first"],
    ["Scroller/nudge-the-first"],
    ["Scroller/open-on-the-first-number"],
    ["Centre/open-a-small-picture"],
    ["Centre/first-drag"],
    ["Centre/turn-at-the-corner"],
    ["Centre/open-a-tiny-picture"],
    ["Canvas/tap-the-buttons"],
  ]

  /// A broken invariant, and the recording that breaks it.
  private struct Detection: Hashable {
    let invariant: String
    let path: String
  }

  private func violations(of engine: EngineFactory) throws -> [Detection] {
    try Corpus.ofSystems.flatMap { path in
      try judged(Corpus.recording(path), engine).filter { $0.isBroken }
        .map { Detection(invariant: $0.invariant.name, path: path) }
    }
  }

  @Test func `the table has every switch of textbook in its order`() {
    let switches = BuiltInEngines.textbook.settings.filter { $0.isSwitch }.map { $0.name }
    #expect(Self.cases.map { $0.fault.name } == switches)
  }

  @Test func `each fault alone breaks exactly the invariants of its row, in two recordings`() throws
  {
    for one in Self.cases {
      let found = try violations(of: BuiltInEngines.textbook.with(one.fault))
      let wrong = found.filter { !one.mayBreak($0.invariant, in: $0.path) }
      #expect(wrong == [], "\(one.fault.name)")
      #expect(found.contains { $0.invariant == one.fault.invariant }, "\(one.fault.name)")
      #expect(Set(found.map { $0.path }).count >= 2, "\(one.fault.name)")
      let named = Set(found.map { $0.invariant })
      #expect(named == Set(one.fault.detectedBy), "\(one.fault.name)")
    }
  }

  /// A fault may be visible only together with another fault: a label that is not updated by a
  /// rotation is wrong only if the rotation shows another car.
  @Test func `all faults together break the same invariants as each fault alone`() throws {
    let together = Set(try violations(of: BuiltInEngines.textbook))
    for one in Self.cases {
      let isSeen = try violations(of: BuiltInEngines.textbook.with(one.fault)).contains {
        $0.invariant == one.fault.invariant && together.contains($0)
      }
      #expect(isSeen, "\(one.fault.name) is hidden by another fault")
    }
    let wrong = together.filter { violation in
      !Self.cases.contains { $0.mayBreak(violation.invariant, in: violation.path) }
    }
    #expect(wrong == [])
  }
}
