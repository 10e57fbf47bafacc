internal import Gesture
package import Verdicts

extension JudgedRecording {
  /// The name of the cause by which it breaks an invariant: recordings with the same one break in the
  /// same way.
  package func cause(of invariant: String) -> String? {
    invariants.first { $0.name == invariant }?.first.map {
      CauseKey(invariant, $0, on: engine).name
    }
  }
}

extension Violation {
  /// How it deviated and what was going on: `too little, while a finger drags, in pages`. Violations of an
  /// invariant that agree in this have one cause.
  package var cause: String {
    [deviation.rawValue, circumstance].filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// What is found compared with what is expected.
  var deviation: Deviation { Deviation(expected: expected, found: actual) }

  /// `While a finger drags: expected offset.x moves by 4, found -0.57`
  var sentence: String {
    let story = "expected \(expected.visible), found \(actual.visible)"
    let whole = circumstance.isEmpty ? story : circumstance + ": " + story
    return whole.prefix(1).uppercased() + whole.dropFirst()
  }
}

/// What the violations of one cause have in common on one engine.
package struct CauseKey: Hashable {
  package let engine: String
  package let invariant: String
  let deviation: Deviation
  let circumstance: String
  /// `too little, while a finger drags, in pages`.
  let text: String

  init(_ invariant: String, _ violation: Violation, on engine: String) {
    self.engine = engine
    self.invariant = invariant
    deviation = violation.deviation
    circumstance = violation.circumstance
    text = violation.cause
  }

  /// What tells it from all others on its engine.
  package var name: String { invariant + " " + text }

  var fingerprint: Fingerprint { Fingerprint(engine, invariant, deviation.rawValue, circumstance) }

  /// Whether it stays as it is: nothing moves any more, and what was wrong is no motion before it.
  var isLasting: Bool {
    circumstance.hasPrefix("at rest") && Directness(of: invariant) != .declaration
  }
}
