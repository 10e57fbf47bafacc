package import Exploration
internal import Invariants
package import Model
package import Replay

/// Replays random recordings on an engine, judges them, and counts which invariants were exercised
/// and broken, and which motions were interrupted.
package struct RandomSearch: Sendable {
  /// An invariant that a recording breaks, and the seed of the recording.
  package struct Alarm: Sendable {
    package let seed: UInt64
    package let invariant: String
    package let line: String
  }

  package private(set) var alarms: [Alarm] = []
  /// The number of checks per invariant, in the order of the catalogue.
  package private(set) var checks = Array(repeating: 0, count: Catalogue.invariants.count)
  package private(set) var matrix = InterruptionMatrix()

  package init() {}

  /// Replays the recordings of these seeds on all cores.
  package init(
    _ seeds: Range<UInt64>, of make: @escaping @Sendable (UInt64) -> Recording = Recording.mix,
    on engine: EngineFactory
  ) async throws {
    let share: UInt64 = 50
    try await withThrowingTaskGroup(of: RandomSearch.self) { group in
      for first in stride(from: seeds.lowerBound, to: seeds.upperBound, by: Int(share)) {
        group.addTask {
          var search = RandomSearch()
          for seed in first..<min(first + share, seeds.upperBound) {
            try search.replay(make(seed), of: seed, on: engine)
          }
          return search
        }
      }
      for try await part in group { add(part) }
    }
    alarms.sort { ($0.seed, $0.invariant) < ($1.seed, $1.invariant) }
  }
}

extension RandomSearch {
  package mutating func replay(
    _ recording: Recording, of seed: UInt64, on engine: EngineFactory
  ) throws {
    var matrix = InterruptionMatrix(recording.head.scene)
    let findings = try judged(recording, engine) { matrix.see($0) }
    self.matrix.add(matrix)
    for (index, finding) in findings.enumerated() {
      if case .held(let times, _, _) = finding.verdict { checks[index] += times }
      guard let line = finding.line else { continue }
      alarms.append(Alarm(seed: seed, invariant: finding.invariant.name, line: line))
    }
  }

  package mutating func add(_ other: RandomSearch) {
    alarms += other.alarms
    for index in checks.indices { checks[index] += other.checks[index] }
    matrix.add(other.matrix)
  }
}

extension RandomSearch {
  /// The alarms, one per line, with the seeds of their recordings.
  package var alarmLines: [String] { alarms.map { "seed \($0.seed): \($0.line)" } }

  /// The results of the invariants, and how often each kind of event interrupted each kind of
  /// motion.
  package var report: String {
    var text = "invariant: occasions, alarms\n"
    for (index, invariant) in Catalogue.invariants.enumerated() {
      let violations = alarms.count { $0.invariant == invariant.name }
      text += "\(invariant.name): \(checks[index]), \(violations)\n"
    }
    return text + "interruptions by phase: " + matrix.table
  }
}
