internal import Files
package import Invariants
internal import Model
package import Replay
package import Text

/// Replays recordings twice: once to learn which formulas may hold, and once to judge by them.
package struct InferWork {
  let engine: ChosenEngine
  let clock: FrameClock
  private var survey = Survey()
  package private(set) var proposals: [Proposal] = []
  /// Number of recordings that were replayed, and that the engine does not support.
  package private(set) var replayed = 0
  package private(set) var refused = 0
  /// The recordings that could not be replayed, with the errors.
  package private(set) var failures: [FormatError] = []

  package init(_ engine: ChosenEngine, _ clock: FrameClock) {
    self.engine = engine
    self.clock = clock
  }

  /// Learns formulas from recordings, and discards those that do not hold on all of them.
  package mutating func run(_ paths: [String]) {
    var sound: [String] = []
    let terms = engine.terms(at: clock)
    for path in paths where !Interruption.hasCome {
      do {
        let reader = try RecordingReader(file: path)
        survey.begin(reader.scene, terms)
        try replay(reader, path) { survey.observe($0) }
        survey.finish()
        sound.append(path)
      } catch {
        fail(error, path)
      }
    }
    replayed = sound.count
    proposals = survey.proposals
    for path in sound where !Interruption.hasCome {
      do { try judge(path, terms) } catch { fail(error, path) }
    }
  }

  private mutating func judge(_ path: String, _ terms: Terms) throws {
    let reader = try RecordingReader(file: path)
    let judge = Judge(reader.scene, by: proposals.map(\.invariant), terms)
    let ending = try replay(reader, path) { judge.observe($0) }
    let verdicts = judge.verdicts(End(ending ?? .truncated, quality: reader.head.quality))
    for (index, judged) in verdicts.enumerated() { proposals[index].add(judged.verdict) }
  }

  @discardableResult
  private func replay(
    _ reader: RecordingReader, _ path: String, _ see: (borrowing Step) -> Void
  ) throws -> Ending? {
    var steps = try reader.steps(of: path, on: engine, clock)
    var step = Step()
    while try steps.next(into: &step) {
      see(step)
      if step.index % 4096 == 4095, Interruption.hasCome { break }
    }
    return steps.ending
  }

  private mutating func fail(_ error: any Error, _ path: String) {
    switch error {
    case ReplayError.engine(let error) where error.isNoFailure: refused += 1
    case ReplayError.engine(let error):
      add("engine \(engine.designation.text) failed: \(error.message)", path)
    case ReplayError.format(let error), let error as FormatError: failures.append(error)
    default: add("\(error)", path)
    }
  }

  private mutating func add(_ failure: String, _ path: String) {
    failures.append(FormatError(in: path, at: .nowhere, Objection(.sense, failure)))
  }
}
