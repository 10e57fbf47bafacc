import Engines
import FlickbookTesting
import FlickbookUIKit
import Files
import Foundation
import Model
import Text
import Replay
import TestSupport
import Testing
import Invariants

/// Records sessions of views with deliberate faults. Each fault must be found in process and in the
/// saved file.
@MainActor @Suite(.serialized) struct FaultSessionTests {
  /// A fault, a recording that exercises it, and an invariant that must find it.
  private static let planted: [(fault: String, recording: String, invariant: String)] = [
    // The content moves too little, backwards, not at all, or jumps under the finger.
    ("drag-scaled-y", "Invariants/drag-tracks-finger", "drag-tracks-finger"),
    ("drag-reversed", "Invariants/drag-tracks-finger", "drag-tracks-finger"),
    ("drag-frozen", "Invariants/drag-tracks-finger", "drag-tracks-finger"),
    ("drag-jumps", "Invariants/drag-tracks-finger", "drag-tracks-finger"),
    ("pull-scaled", "Invariants/overscroll-damped", "overscroll-damped"),
    ("locks no direction", "Invariants/cross-axis-frozen", "cross-axis-frozen"),
    // A pinch zooms too much, loses its anchor, or has no effect.
    ("pinch-zooms-more", "Invariants/pinch-ratio", "pinch-ratio"),
    ("pinch-slides", "Invariants/pinch-anchor", "pinch-anchor"),
    ("only-the-first-finger", "Invariants/pinch-zooms", "pinch-zooms"),
    // A flick does not start a coast, coasts too fast, or coasts after a touch that the system
    // cancelled.
    ("lifts-as-cancels", "Invariants/flick-coasts", "flick-coasts"),
    ("coast-fast", "Invariants/fling-follows-the-finger", "fling-follows-the-finger"),
    ("cancels-as-lifts", "Invariants/cancel-throws-nothing", "cancel-throws-nothing"),
    // A page is missed by a few points, not reached, or skipped.
    ("turns a little more than a page", "Invariants/page-step-at-most-one", "rest-page-aligned"),
    ("does not page", "Invariants/rest-page-aligned", "rest-page-aligned"),
    ("takes two pages at a time", "Invariants/page-step-at-most-one", "page-step-at-most-one"),
    // A rotation loses the centre, the view stays past content that shrank, or a request is
    // dropped.
    ("turn-jumps", "Invariants/rotation-keeps-centre", "rotation-keeps-centre"),
    ("stays past content that shrank", "Invariants/shrunk-content-settles", "rest-in-bounds"),
    ("requests-lost", "Invariants/request-arrives", "request-arrives"),
    // A callback is missing, sent twice or wrong; a flag stays set or is missing; a label is
    // missing.
    ("scrolls-unreported", "Invariants/change-notified", "change-notified"),
    ("drags-reported-twice", "Invariants/callback-grammar", "callback-grammar"),
    (
      "target-off", "Invariants/announced-target-is-the-rest", "announced-target-is-the-rest"
    ),
    ("always-busy", "Invariants/rest-flags-clear", "rest-flags-clear"),
    ("calls every coast idle", "Invariants/flick-coasts", "motion-is-reported"),
    ("shows-nothing-beside", "Invariants/page-label-formula", "page-label-formula"),
  ]

  @Test(arguments: [false, true])
  func
    `each fault is detected in process and in the saved file, and sound sessions have no failures`(
      _ inFrames: Bool
    ) throws
  {
    let faults = Fault.suite + Fault.isolated
    let folder = TemporaryFolder()
    var verdicts: [String: Flick.RecordingVerdict] = [:]
    for (number, planted) in Self.planted.enumerated() {
      let fault = try #require(faults.first { $0.name == planted.fault }, "\(planted.fault)")
      let recording = try Corpus.recording("Recordings/\(planted.recording).xml")
      let engine = BuiltInEngines.ios.with(fault)
      let played = try PlayedSession(recording, on: engine, inFrames: inFrames)
      let verdict = played.session.finish()
      let found = verdict.failures.map(\.invariant.name)
      #expect(found.contains(planted.invariant), "\(planted.fault): \(verdict)")
      #expect(!verdict.isHeld)
      // The description contains the expected value, the found value and the time.
      let text = "\(verdict)"
      #expect(text.contains(planted.invariant) && text.contains(" ms"), "\(text)")
      #expect(text.contains("\n  expected  ") && text.contains("\n  found     "), "\(text)")
      let name = "\(number).xml"
      try played.session.save(to: URL(fileURLWithPath: folder / name))
      verdicts[name] = verdict

      let sound = try PlayedSession(recording, on: BuiltInEngines.ios, inFrames: inFrames)
      let good = sound.session.finish()
      #expect(good.failures.isEmpty, "\(planted.recording): \(good)")
      let row = good.rows.first { $0.invariant.name == planted.invariant }
      #expect(row?.isTested == true, "\(planted.recording): \(planted.invariant)")
    }
    try expect(verdicts, in: folder)
  }
}
