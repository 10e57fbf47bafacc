import Engines
import FlickbookTesting
import Invariants
import Model
import Replay
import Testing
import TestSupport
import Text

/// Invariants that hold on an engine that never shows a change prove nothing about the engine.
struct StillnessTests {
  /// An engine that discards all input, and so never moves.
  let deaf = BuiltInEngines.ios.hearing { $0.events = [] }

  /// The invariants that hold in scenes without input, over the whole corpus. The app only requests
  /// a stop, so nothing moves.
  private func heldWithoutInput() throws -> Set<String> {
    var held: Set<String> = []
    for path in Corpus.recordings {
      var recording = try Corpus.recording(path)
      recording.events = recording.head.scene.views.indices.map { view in
        Located(InputEvent(at: .zero, .request(Command(view: view, .stop))), at: .nowhere)
      }
      for finding in try judged(recording, deaf)
      where finding.isHeld || finding.verdict == .untested(.unanswered) {
        held.insert(finding.invariant.name)
      }
    }
    return held
  }

  @Test func `an invariant that holds without motion is untested if the engine never responds`()
    throws
  {
    let still = try heldWithoutInput()
    #expect(still.count > 10)
    var unanswered: Set<String> = []
    var green: Set<String> = []
    for path in Corpus.recordings {
      let recording = try Corpus.recording(path)
      guard recording.events.contains(where: { $0.value.action.isInput }) else { continue }
      var first: [ViewState]?
      var isStill = true
      let findings = try judged(recording, deaf) { step in
        if first == nil { first = step.frame.views }
        if step.frame.views != first || !step.frame.callbacks.isEmpty { isStill = false }
      }
      guard isStill else { continue }
      for finding in findings {
        if finding.verdict == .untested(.unanswered) { unanswered.insert(finding.invariant.name) }
        if finding.isHeld, still.contains(finding.invariant.name) {
          green.insert(finding.invariant.name)
        }
      }
    }
    #expect(green == [])
    // Only these invariants are untested because the engine never responds.
    #expect(unanswered == still)
  }

  @Test func `a recording without input exercises opens-at-fit`() throws {
    var recording = try Corpus.recording("Recordings/Invariants/opens-at-fit.xml")
    recording.events = []
    let findings = try judged(recording, deaf)
    #expect(findings.contains { $0.isHeld && $0.invariant.name == "opens-at-fit" })
  }
}
