import Formats
import Gesture
import TestSupport
import Testing

/// What is left of a random failure of five faults, whole: as little as a person could leave.
struct LeastRecordingTests {
  /// Why nothing smaller could break the law.
  private static let reasons = [
    (
      "rest-in-bounds", "rests past its end",
      "The law speaks of rest after an input, so there must be one; any will do."
    ),
    (
      "slop-deadzone", "has no slop",
      "A finger must come down and go a little way: without the one or the other there is no slop."
    ),
    (
      "rotation-keeps-page", "keeps the raw offset",
      "Away from page 0, where all engines agree, and a turn: neither can be missed."
    ),
    (
      "pinch-ratio", "zooms a little too much",
      "Two fingers come down and part twice: the first time opens the zoom, the second is judged."
    ),
    (
      "zoom-ask-arrives", "goes a tenth too far",
      "One request is all it takes, in a view that can zoom."
    ),
  ]

  @Test(arguments: reasons)
  func `the least is what it was reviewed to be`(
    _ law: String, _ name: String, _ reason: String
  ) throws {
    let fault = try #require(Fault.all.first { $0.law == law && $0.name == name })
    let trial = try #require(try ShrinkTrial(fault, mixes: 400))
    var least = trial.least
    least.head = RecordingHead(title: "\(law) ← \(name)", scene: least.head.scene)
    least.head.note = reason
    let text = String(decoding: try least.canonicalBytes(), as: UTF8.self)
    #expect(text == (try Golden("least-\(law).xml").text(renewedBy: text)), "\(trial.line)")
    #expect(trial.isHeldByTheGoodEngine)
  }
}
