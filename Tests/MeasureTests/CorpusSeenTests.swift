import Engines
import Files
internal import Measure
import Model
import Replay
import TestSupport
import Testing
import Text

/// The recordings of the corpus were made for other purposes, so they may exercise a constant only
/// in part, or not at all. The measured values must still be right.
@Suite struct CorpusSeenTests {
  private static let engines = [BuiltInEngines.ios, BuiltInEngines.android]

  @Test(arguments: ["ios", "android"])
  func `recordings and dedicated gestures give the same constants`(name: String) throws {
    let engine = try #require(Self.engines.first { $0.name == name })
    var examination = Examination(engine)
    examination.run()
    var (said, wrong): (Int, [String]) = (0, [])
    for path in Corpus.recordings {
      guard let found = try Self.shown(path, on: engine) else { continue }
      for one in found.exercised {
        said += 1
        guard let other = examination.found[one.constant] else { continue }
        // The dedicated gesture requests the centre only of engines that declare that they keep it.
        if one.constant == .turnKeeps, !engine.abilities.contains(.resizing) { continue }
        if !Self.agree(one, other) {
          wrong.append("\(path): \(one.constant.rawValue) \(one.outcome), not \(other.outcome)")
        }
      }
    }
    print("\(name): recordings say \(said) times what a constant is")
    #expect(wrong.isEmpty, "\(wrong.count) of \(said): \(wrong.prefix(30).joined(separator: "\n"))")
    #expect(said > 300)
  }

  /// The measurements from a replay on an engine; nil if the engine does not play the recording.
  private static func shown(_ path: String, on engine: EngineFactory) throws -> Measurements? {
    let recording = Replayable { () throws(FormatError) in
      try RecordingReader(file: Corpus.absolute(path))
    }
    var seen = SeenExamination()
    do throws(ReplayError) {
      var steps: any StepSource = try LiveSteps(recording, on: engine)
      try seen.observe(&steps, named: path)
    } catch {
      guard case .engine(let error) = error, error.isNoFailure else { throw error }
      return nil
    }
    return seen.found
  }

  private static func agree(_ one: Measurement, _ other: Measurement) -> Bool {
    switch (one.outcome, other.outcome) {
    case (.number(let one), .number(let other)):
      !one.widened(by: 2e-6 * abs(other.value) + 1e-9).differs(from: other)
    case (.word(let one), .word(let other)): one == other
    default: false
    }
  }
}
