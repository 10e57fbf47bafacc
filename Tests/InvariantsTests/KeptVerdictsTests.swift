import Engines
import Files
import FlickbookTesting
import Model
import Replay
import Testing
import TestSupport

@testable import Invariants

/// Verdicts about a trace equal the live replay's verdicts, over the whole corpus.
struct KeptVerdictsTests {
  private static let engines: [EngineFactory] = (BuiltInEngines.sound + [FrameEngine.factory])
    .flatMap { [$0, $0.showingOffsetsOnly] }

  private func steps(_ source: some StepSource) throws -> (steps: [Step], ending: Ending?) {
    var source = source
    var (steps, step): ([Step], Step) = ([], Step())
    while try source.next(into: &step) { steps.append(step) }
    return (steps, source.ending)
  }

  private func findings(
    _ steps: [Step], _ ending: Ending?, in scene: Scene, _ declared: TraceHead.Declared
  ) -> [String] {
    let terms = Terms(abilities: declared.abilities, contract: declared.contract)
    let judge = Judge(scene, by: Catalogue.invariants, terms)
    for step in steps { judge.observe(step) }
    return judge.verdicts(End(ending ?? .truncated)).map {
      "\($0.invariant.name) \($0.verdict) \($0.inferred)"
    }
  }

  /// A judge depends only on the steps, the declarations and the end. If these are equal, so are
  /// the verdicts and margins. For some recordings, the test compares the verdicts as well.
  @Test(arguments: engines)
  func `a trace has the same steps, verdicts and margins as the live replay`(engine: EngineFactory)
    throws
  {
    let declared = TraceHead.Declared(abilities: engine.abilities, contract: engine.contract)
    var count = 0
    var size = 0
    // Each engine replays a different quarter of the recordings, so that together they cover the
    // whole corpus.
    let own = Self.engines.firstIndex {
      $0.name == engine.name && $0.abilities == engine.abilities
    }
    for (number, path) in Corpus.recordings.enumerated()
    where isThorough || number % 4 == (own ?? 0) % 4 {
      let file = Corpus.absolute(path)
      let head = TraceHead(
        recording: path, sha256: String(repeating: "0", count: 64),
        engine: "\(engine.name) \(engine.version)", declared: declared)
      let scene = try RecordingReader(file: file).scene
      guard let fresh = try? engine.make(scene) else { continue }
      let live: (steps: [Step], ending: Ending?)
      do {
        live = try steps(LiveSteps(RecordingReader(file: file), on: fresh))
      } catch ReplayError.engine(let error) where error.isNoFailure { continue }
      var traced: [UInt8] = []
      var writer = TraceWriter<Never>(head, of: scene, reports: engine.abilities) { traced += $0 }
      for step in live.steps { writer.write(step) }
      writer.finish()
      count += live.steps.count
      size += traced.count
      let reader = try TraceReader(bytes: traced, of: scene)
      #expect(reader.head == head)
      let again = try steps(
        TraceSteps(reader, of: RecordingReader(file: file), sha256: head.sha256))
      #expect(again.ending == live.ending, "\(path)")
      #expect(again.steps == live.steps, "\(path)")
      guard (number / 8).isMultiple(of: 8) else { continue }
      #expect(
        findings(again.steps, again.ending, in: scene, declared)
          == findings(live.steps, live.ending, in: scene, declared), "\(path)")
    }
    // If a saved step becomes larger than documented, this test fails.
    #expect(count > 5_000)
    #expect(size < 200 * count, "\(size) bytes for \(count) steps")
  }
}
