import Engines
internal import Measure
import Model
import Replay

/// Measures an engine with planted changes, and explains the differences by settings of the
/// original engine.
struct PlantedCases {
  private let engine: EngineFactory
  private let mine: Measurements
  private let recordings: [(name: String, recording: Recording)]

  init(_ engine: EngineFactory) {
    self.engine = engine
    var examination = Examination(engine)
    examination.run()
    (mine, recordings) = (examination.found, examination.recordings)
  }

  struct Found {
    let measured: Measurements
    let explanation: Explanation
  }

  /// - Parameter planted: The same engine with changes that it does not declare.
  func find(_ planted: EngineFactory) throws -> Found {
    var examination = Examination(planted)
    examination.run()
    let all = examination.recordings + recordings
    var cases: [Search.Case] = []
    for (name, recording) in all {
      cases.append(
        Search.Case(
          name, Replayable(recording), one: try Self.showing(recording, engine),
          other: try Self.showing(recording, planted)))
    }
    var search = Search(engine, cases, FrameClock())
    let candidates = Candidate.measured(engine, mine, examination.found)
    return Found(measured: examination.found, explanation: search.run(candidates))
  }

  private static func showing(_ recording: Recording, _ engine: EngineFactory) throws -> Showing {
    var steps: any StepSource = try LiveSteps(Replayable(recording), on: engine)
    return try Showing(&steps)
  }
}
