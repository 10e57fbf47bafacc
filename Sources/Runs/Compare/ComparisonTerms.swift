package import Comparing
internal import Invariants
package import Model
internal import Replay
internal import Text

/// The terms of a comparison: the counterpart, and how similar it is expected to be.
package struct ComparisonTerms: Sendable {
  package private(set) var against: Counterpart
  package let likeness: Likeness
  /// The folder for the trace of a recording that differs from its baseline; nil if none is
  /// written.
  let pending: BaselineFolder?
  private let typed: [(Metric, Quantity)]
  /// Whether the user decides later about differences to baselines.
  package var leavesPending: Bool { pending != nil }
  /// Receives errors that engines make after the end of a recording.
  private(set) var lateFaults: LateFaults?

  /// - Parameters:
  ///   - pending: The folder for the trace of a recording that differs from its baseline.
  ///   - typed: Allowed differences that have priority over the suite and the recordings.
  package init(
    against: Counterpart, _ likeness: Likeness, pending: BaselineFolder? = nil,
    allowing typed: [(Metric, Quantity)] = []
  ) {
    self.against = against
    self.likeness = likeness
    self.pending = pending
    self.typed = typed
  }

  /// A copy for one recording, which reports later errors of the engine.
  func reporting(_ lateFaults: LateFaults) -> ComparisonTerms {
    var contest = self
    contest.lateFaults = lateFaults
    if case .engine(let engine) = against {
      contest.against = .engine(engine.reporting(lateFaults))
    }
    return contest
  }

  /// A copy with another counterpart.
  func comparing(with engine: ChosenEngine) -> ComparisonTerms {
    var contest = self
    contest.against = .engine(engine)
    return contest
  }

  /// The allowed differences for a recording. Later sources have priority: the likeness, the suite,
  /// the recording, the command line.
  func allowances(
    for path: String, _ expectations: [Located<ExpectationLine>], _ layers: InvariantLayers
  ) throws(FormatError) -> Allowances {
    var allowances = Allowances(likeness)
    switch against {
    // Expectations about two engines do not apply to the comparison with a baseline.
    case .baselines: break
    case .engine, .trace, .traces:
      try apply(layers.comparisons(for: path), of: layers.suiteFile, to: &allowances)
      try apply(expectations, of: path, to: &allowances)
    }
    for (metric, quantity) in typed {
      // This call cannot fail, because the typed values were checked when they were parsed.
      try? allowances.set(metric, quantity, from: .commandLine(SessionError.Part.allow.option))
    }
    return allowances
  }

  private func apply(
    _ expectations: [Located<ExpectationLine>], of file: String, to allowances: inout Allowances
  ) throws(FormatError) {
    for expectation in expectations {
      guard case .comparison(let comparison) = expectation.value else { continue }
      do throws(Objection) {
        try allowances.apply(comparison, from: .file(file, expectation.location))
      } catch {
        throw FormatError(in: file, at: expectation.location, error)
      }
    }
  }
}
