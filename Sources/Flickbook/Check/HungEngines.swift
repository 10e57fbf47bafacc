internal import Synchronization

/// Engines that took too long again and again: nobody waits for them any more.
///
/// Counted in the order of the plan, so that what is given up does not depend on the number of jobs.
final class HungEngines: Sendable {
  private let state = Mutex(State())

  private struct State {
    var inARow: [String: Int] = [:]
    var abandoned: [String] = []
  }

  /// One that hung on so many recordings in a row will hang on the next.
  static let maximum = 3

  /// Takes what came of the next recording on some engines, one of which may have hung.
  func add(_ hung: String?, of engines: [String]) {
    state.withLock { state in
      for engine in engines where hung == nil { state.inARow[engine] = 0 }
      guard let hung else { return }
      state.inARow[hung, default: 0] += 1
      if state.inARow[hung] == Self.maximum { state.abandoned.append(hung) }
    }
  }

  /// Which of some engines was given up.
  func firstAbandoned(among engines: [String]) -> String? {
    state.withLock { state in engines.first { state.abandoned.contains($0) } }
  }

  /// Why what is left was not judged.
  var outcome: Outcome {
    var outcome = Outcome.held
    for engine in state.withLock({ $0.abandoned }) { outcome.add(.unjudged, Self.reason(engine)) }
    return outcome
  }

  static func reason(_ engine: String) -> String {
    "engine \(engine) took too long on \(maximum) recordings in a row and is not used further"
  }
}
