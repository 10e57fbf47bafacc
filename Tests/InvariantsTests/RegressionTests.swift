import Engines
import Invariants
import Model
import Replay
import Testing
import TestSupport
import Text

/// Recordings of former violations. Each recording names the invariants that were broken and, by
/// its tags, the engines that broke these invariants. A recording must exercise its invariants on
/// its engines, so that a regression would be detected.
struct RegressionTests {
  static let recordings = Corpus.recordings.filter { $0.hasPrefix("Recordings/Regressions/") }

  @Test func `there are at least a hundred regression recordings`() {
    #expect(Self.recordings.count >= 100)
  }

  @Test(arguments: recordings)
  func
    `a regression recording exercises the invariants that it once broke, and no longer breaks them`(
      _ path: String
    ) throws
  {
    let recording = try Corpus.recording(path)
    let engines = BuiltInEngines.all.filter { recording.head.tags.contains($0.name) }
    #expect(recording.head.tags == ["regression"] + engines.map { $0.name } && !engines.isEmpty)
    let expected = recording.head.expectations.compactMap { expectation -> String? in
      if case .invariant(let invariant) = expectation.value { invariant.name } else { nil }
    }
    #expect(!expected.isEmpty)
    for engine in engines {
      let findings = try judged(recording, engine)
      #expect(findings.compactMap { $0.line } == [], "\(engine.name)")
      let held = Set(findings.filter { $0.isHeld }.map { $0.invariant.name })
      #expect(expected.filter { !held.contains($0) } == [], "\(engine.name)")
    }
  }

  @Test(arguments: recordings)
  func `a regression recording notes what happens in it and what must be true`(_ path: String)
    throws
  {
    let note = try #require(try Corpus.recording(path).head.note)
    #expect(note.count > 40 && !note.contains("\n") && note.hasSuffix("."))
  }
}
