internal import Gesture
internal import Verdicts

extension JudgedRecording {
  /// The name of the cause by which it breaks an invariant: recordings with the same one break in the
  /// same way.
  package func cause(of invariant: String) -> String? {
    guard let broken = invariants.first(where: { $0.name == invariant }), let first = broken.first
    else { return nil }
    return CauseKey(broken, first, on: engine).name
  }
}

extension Violation {
  /// Which way it broke and what was going on: `too little, while a finger drags, in pages`.
  package var cause: String {
    CauseKey.text(Deviation(expected: expected, found: actual), circumstance)
  }
}

/// What the breaks of one cause have in common on one engine: the invariant, which way it broke, and
/// what was going on.
struct CauseKey: Hashable {
  let engine: String
  let invariant: String
  let deviation: Deviation
  let circumstance: String

  init(_ invariant: JudgedInvariant, _ first: JudgedInvariant.Break, on engine: String) {
    self.engine = engine
    self.invariant = invariant.name
    deviation = Deviation(expected: first.expected, found: first.actual)
    circumstance = first.circumstance
  }

  /// `too little, while a finger drags, in pages`.
  var text: String { Self.text(deviation, circumstance) }

  fileprivate static func text(_ deviation: Deviation, _ circumstance: String) -> String {
    [deviation.rawValue, circumstance].filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// What tells it from all others on its engine.
  var name: String { invariant + " " + text }

  /// `While a finger drags: expected offset.x moves by 4, found -0.57`
  func sentence(_ first: JudgedInvariant.Break) -> String {
    let story = "expected \(first.expected.visible), found \(first.actual.visible)"
    let whole = circumstance.isEmpty ? story : circumstance + ": " + story
    return whole.prefix(1).uppercased() + whole.dropFirst()
  }

  var fingerprint: Fingerprint { Fingerprint(engine, invariant, deviation.rawValue, circumstance) }

  /// Whether it stays as it is: nothing moves any more, and what was wrong is no motion before it.
  var isLasting: Bool {
    circumstance.hasPrefix("at rest") && Directness(of: invariant) != .declaration
  }
}
