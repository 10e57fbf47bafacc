internal import Files
package import Invariants
internal import Model
package import Replay
package import Text

/// Replays recordings twice: to learn possible formulas, and to judge by these formulas. If a
/// faulty engine is known, a third replay shows which formulas detect it.
package struct SuggestWork {
  private let engine: ChosenEngine
  let faulty: ChosenEngine?
  private let clock: FrameClock
  private var survey = Survey()
  /// The proposals that no recording contradicts, the best first.
  package private(set) var proposals: [Proposal] = []
  /// The recordings that were replayed; `refused` counts the recordings that the engine does not
  /// support.
  package private(set) var replayed: [String] = []
  package private(set) var refused = 0
  /// The number of recordings that the faulty engine replayed.
  package private(set) var compared = 0
  /// The recordings that could not be replayed, with the errors.
  package private(set) var failures: [FormatError] = []

  package init(_ engine: ChosenEngine, faulty: ChosenEngine?, _ clock: FrameClock) {
    self.engine = engine
    self.faulty = faulty
    self.clock = clock
  }

  /// The number of recordings on which the engine behaves differently.
  package var independent: Int { Set(survey.groups).count }

  /// Learns formulas from recordings, and discards formulas that a recording contradicts.
  package mutating func run(_ paths: [String]) {
    let terms = engine.terms(at: clock)
    for path in paths where !Interruption.hasCome {
      do {
        let reader = try RecordingReader(file: path)
        survey.begin(reader.scene, terms)
        try replay(reader, path, on: engine) { survey.observe($0) }
        survey.finish()
        replayed.append(path)
      } catch {
        fail(error, path, engine)
      }
    }
    var candidates = survey.proposals
    let judging = Judging(candidates.invariants, terms)
    for (index, path) in replayed.enumerated() where !Interruption.hasCome {
      do {
        let verdicts = try judge(path, on: engine, judging)
        candidates.add(verdicts, of: index, in: survey.groups[index])
      } catch { fail(error, path, engine) }
    }
    proposals = candidates.strongest
    if let faulty { compare(with: faulty) }
  }

  /// Ranks the proposals by the number of recordings in which they detect the faulty engine.
  private mutating func compare(with faulty: ChosenEngine) {
    let own = proposals.map(\.invariant)
    let judging = Judging(own + Catalogue.invariants, faulty.terms(at: clock))
    for path in replayed where !Interruption.hasCome {
      do {
        let verdicts = try judge(path, on: faulty, judging)
        let isDetected = verdicts.dropFirst(own.count).contains {
          if case .broken = $0.verdict { true } else { false }
        }
        proposals.add(verdicts.prefix(own.count), isDetected: isDetected)
        compared += 1
      } catch ReplayError.engine(let error) where error.isNoFailure {
        // A recording that the faulty engine does not support is not compared.
      } catch { fail(error, path, faulty) }
    }
    proposals = proposals.byCatches
  }

  /// The invariants and terms by which recordings are judged. Formulas are compiled once.
  private struct Judging {
    let invariants: [Invariant]
    let terms: Terms
    let programs = FormulaPrograms()

    init(_ invariants: [Invariant], _ terms: Terms) {
      self.invariants = invariants
      self.terms = terms
    }
  }

  private func judge(
    _ path: String, on engine: ChosenEngine, _ judging: Judging
  ) throws -> [InvariantVerdict] {
    let reader = try RecordingReader(file: path)
    let judge = Judge(reader.scene, by: judging.invariants, judging.terms, judging.programs)
    let ending = try replay(reader, path, on: engine) { judge.observe($0) }
    return judge.verdicts(End(ending ?? .truncated, quality: reader.head.quality))
  }

  @discardableResult
  private func replay(
    _ reader: RecordingReader, _ path: String, on engine: ChosenEngine,
    _ see: (borrowing Step) -> Void
  ) throws -> Ending? {
    var steps = try reader.steps(of: path, on: engine, clock)
    var step = Step()
    while try steps.next(into: &step) {
      see(step)
      if step.index % 4096 == 4095, Interruption.hasCome { break }
    }
    return steps.ending
  }

  private mutating func fail(_ error: any Error, _ path: String, _ engine: ChosenEngine) {
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
