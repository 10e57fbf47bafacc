// Stands in a mutated copy of the sources only, among what tests use.
package import Gesture
package import Replay
package import Verdicts

/// Judges again only what comes to the place that was changed: all else is judged as it was.
package final class AttentiveStage: Stage {
  /// The place that was changed.
  package var place = 0
  private var known: [String: Known] = [:]

  /// What was said of a replay when nothing was changed, and to which places that led.
  private struct Known {
    var places: [Bool] = []
    var findings: [String: Judge.Finding] = [:]
  }

  package override func judged(
    _ key: String, _ recording: () throws -> Recording, _ engine: EngineFactory,
    by invariants: [Invariant]
  ) throws -> [Judge.Finding] {
    if chosen > 0, let known = known[key], !known.places[place] {
      let findings = invariants.compactMap { known.findings[$0.name] }
      if findings.count == invariants.count { return findings }
    }
    guard chosen < 0 else { return try super.judged(key, recording, engine, by: invariants) }
    let before = visited
    visited = Array(repeating: false, count: before.count)
    let findings = try super.judged(key, recording, engine, by: invariants)
    var now = known[key] ?? Known(places: visited)
    now.places = zip(now.places, visited).map { $0 || $1 }
    for finding in findings { now.findings[finding.invariant.name] = finding }
    known[key] = now
    visited = zip(before, visited).map { $0 || $1 }
    return findings
  }
}
