package import Invariants
internal import Text

extension JudgedRecording {
  /// The name of the cause that explains this invariant's violation; nil if there is no violation.
  /// Recordings with the same name break in the same way.
  package func cause(of invariant: String) -> String? {
    invariants.first { $0.name == invariant }?.first.map {
      CauseKey(invariant, $0, on: engine).name
    }
  }
}

extension Violation {
  /// The deviation and the circumstance: `too little, while a finger drags, in pages`. Violations
  /// of an invariant with the same text have one cause.
  package var cause: String {
    [deviation.rawValue, circumstance].filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// The direction in which the found value differs from the expected value.
  package var deviation: Deviation { Deviation(expected: expected, found: actual) }

  /// The violation as a sentence:
  /// `While a finger drags: expected offset.x moves by 4, found -0.57`.
  package var sentence: String {
    let story = "expected \(expected.visible), found \(actual.visible)"
    let whole = circumstance.isEmpty ? story : circumstance + ": " + story
    return whole.prefix(1).uppercased() + whole.dropFirst()
  }
}

/// The properties that all violations with one cause on one engine share.
package struct CauseKey: Hashable {
  package let engine: String
  package let invariant: String
  package let deviation: Deviation
  package let circumstance: String
  /// The deviation and the circumstance: `too little, while a finger drags, in pages`.
  package let text: String

  package init(_ invariant: String, _ violation: Violation, on engine: String) {
    self.engine = engine
    self.invariant = invariant
    deviation = violation.deviation
    circumstance = violation.circumstance
    text = violation.cause
  }

  /// The name of the cause, unique on its engine.
  package var name: String { invariant + " " + text }

  package var fingerprint: Fingerprint {
    Fingerprint(engine, invariant, deviation.rawValue, circumstance)
  }

  /// Whether the error is lasting: it occurs while the view rests, and does not concern the motion
  /// before that.
  var isLasting: Bool {
    circumstance.hasPrefix("at rest") && Directness(of: invariant) != .declaration
  }
}
