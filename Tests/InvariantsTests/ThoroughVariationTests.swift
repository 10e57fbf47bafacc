import Invariants
import Testing
import TestSupport

/// Tests sound engines at other frame rates, with marks between the events, and in recordings with
/// varied gestures.
@Suite(.enabled(if: isThorough)) struct ThoroughVariationTests {
  @Test(arguments: Outing.sound)
  func `a sound engine breaks no invariant in any variation`(_ variation: Outing) throws {
    // A varied gesture rests at another position than the recorded device did.
    let invariants = Catalogue.invariants.filter { $0.name != "seen-as-expected" }
    let found = try InvariantTrial(invariants).violations(on: variation)
    #expect(found.isEmpty, "\(found.map { "\($0)" }.joined(separator: "\n"))")
  }

  @Test func `the tests use ten variations`() {
    #expect(Outing.sound.count == 10)
  }
}
