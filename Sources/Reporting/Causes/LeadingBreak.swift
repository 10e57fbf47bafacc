/// The recording that shows a cause best, and the invariant that it breaks.
package struct LeadingBreak: Equatable, Sendable {
  /// What tells the cause from others on its engine.
  package let cause: String
  package let invariant: String
  package let recording: String
  package let engine: String
}

extension RunReport {
  /// The causes of failures, worst first, each in its smallest recording.
  package var leadingBreaks: [LeadingBreak] {
    causes.causes.lazy.map(\.first).filter(\.isFailure).map { group in
      LeadingBreak(
        cause: group.key.name, invariant: group.key.invariant,
        recording: group.smallest.recording, engine: group.key.engine)
    }
  }
}
