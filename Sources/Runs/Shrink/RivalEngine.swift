internal import Model
internal import Comparing
internal import Invariants
internal import Replay

/// Another engine that must show the same, and the allowed differences.
package struct RivalEngine: Sendable {
  let engine: EngineFactory
  package let designation: EngineDesignation
  let allowances: Allowances

  /// The smallest difference that counts, as reports describe it.
  var bound: String { allowances[.rest].maximum.map { "above \($0.text) at rest" } ?? "at all" }

  /// Creates the other engine of a comparison. It must differ from the first engine, and must be
  /// able to replay other recordings.
  package init(_ other: ChosenEngine, beside engine: ChosenEngine, _ contest: ComparisonTerms)
    throws
  {
    guard case .live(let factory) = other.kind else {
      throw SessionError(
        of: .against,
        are: "\(contest.against.text) cannot replay other recordings: name an engine")
    }
    guard engine.designation != other.designation else {
      throw SessionError(
        of: .engine, .against, are: "both name \(other.designation.text): name two engines")
    }
    self.engine = factory
    designation = other.designation
    allowances = try contest.allowances(
      for: "", [], try InvariantLayers([], InvariantChoice(), [], nil))
  }
}
