internal import Synchronization

/// Engines that timed out several times in a row and are not used further.
///
/// Timeouts are counted in the order of the plan, so that the set of abandoned engines does not
/// depend on the number of jobs.
final class HungEngines: Sendable {
  private let state = Mutex(State())

  private struct State {
    var inARow: [String: Int] = [:]
    var abandoned: [String] = []
  }

  /// The number of consecutive timeouts after which an engine is abandoned.
  static let maximum = 3

  /// Records the outcome of the next recording on some engines.
  ///
  /// - Parameter hung: The engine that timed out; nil if none did.
  func add(_ hung: String?, of engines: [String]) {
    state.withLock { state in
      for engine in engines where hung == nil { state.inARow[engine] = 0 }
      guard let hung else { return }
      state.inARow[hung, default: 0] += 1
      if state.inARow[hung] == Self.maximum { state.abandoned.append(hung) }
    }
  }

  /// The first of these engines that was abandoned.
  func firstAbandoned(among engines: [String]) -> String? {
    state.withLock { state in engines.first { state.abandoned.contains($0) } }
  }

  /// The reason why the remaining recordings were not judged.
  var outcome: Outcome {
    var outcome = Outcome.held
    for engine in state.withLock({ $0.abandoned }) { outcome.add(.unjudged, Self.reason(engine)) }
    return outcome
  }

  static func reason(_ engine: String) -> String {
    "engine \(engine) took too long on \(maximum) recordings in a row and is not used further"
  }
}
