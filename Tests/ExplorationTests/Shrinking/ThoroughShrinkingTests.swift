import Exploration
import FlickbookTesting
import Model
import Testing
import TestSupport

/// For every faulty engine, shrinks a random recording on which it fails.
@Suite(.enabled(if: isThorough), .serialized)
struct ThoroughShrinkingTests {
  @Test func `random failures are shrunk to a few touches in about two hundred replays`()
    async throws
  {
    let trials = try await withThrowingTaskGroup(of: (Int, ShrinkTrial?).self) { group in
      for (index, fault) in Fault.isolated.enumerated() {
        group.addTask { (index, try ShrinkTrial(fault)) }
      }
      var trials: [(Int, ShrinkTrial?)] = []
      for try await trial in group { trials.append(trial) }
      return trials.sorted { $0.0 < $1.0 }.map { $0.1 }
    }
    for (fault, trial) in zip(Fault.isolated, trials) {
      print(trial?.line ?? "\(fault.invariant) ← \(fault.name): no mix shows it")
    }
    let sizes = trials.compactMap { $0?.smallest.events.count }.sorted()
    let replays = trials.compactMap { $0?.replays }.sorted()
    print("median \(sizes[sizes.count / 2]) events, at most \(sizes.last ?? 0)")
    print("median \(replays[replays.count / 2]) replays, at most \(replays.last ?? 0)")
    #expect(sizes[sizes.count / 2] <= 4)
    for trial in trials.compactMap({ $0 }) {
      #expect(trial.replays <= 200, "\(trial.line)")
      #expect(trial.isHeldByTheGoodEngine, "\(trial.line)")
    }
    #expect(sizes.count * 10 >= Fault.isolated.count * 9, "mixes show too few of the faults")
  }
}
