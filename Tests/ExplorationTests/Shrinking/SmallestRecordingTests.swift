import FlickbookTesting
import Model
import Testing
import TestSupport
import Writing

/// Shrinks random failures of five faults. The shrunk recordings, shown in full, are as small as
/// recordings made by hand.
struct SmallestRecordingTests {
  /// The reason why no smaller gesture can break the invariant, for each fault.
  private static let reasons = [
    (
      "rest-in-bounds", "rests past its end",
      "It speaks of rest after an input: no gesture is smaller than a finger that comes and goes."
    ),
    (
      "slop-deadzone", "has no slop",
      "A finger comes down, goes a little way and lifts: without the way there is no slop."
    ),
    (
      "rest-page-aligned", "does not page",
      "The swipe goes back and is no whole page: so there must be a page to go back to."
    ),
    (
      "animation-reaches-target", "stops short",
      "One request that is animated, and nothing that breaks in on it."
    ),
    (
      "zoom-in-range", "rests above its maximum",
      "The zoom must be above 1 where the view rests."
    ),
  ]

  @Test(arguments: reasons)
  func `the shrunk recording equals the reviewed recording`(
    _ invariant: String, _ name: String, _ reason: String
  ) throws {
    let fault = try #require(Fault.isolated.first { $0.invariant == invariant && $0.name == name })
    let trial = try #require(try ShrinkTrial(fault, mixes: 400))
    var smallest = trial.smallest
    smallest.head = RecordingHead(title: "\(invariant) ← \(name)", scene: smallest.head.scene)
    smallest.head.note = reason
    let text = String(decoding: try smallest.canonicalBytes(), as: UTF8.self)
    #expect(text == (try Golden("least-\(invariant).xml").text(renewedBy: text)), "\(trial.line)")
    #expect(trial.isHeldByTheGoodEngine)
  }
}
