internal import Model
internal import Comparing
internal import Invariants
internal import Replay

/// Another engine that must not differ, and the allowed differences.
struct RivalEngine: Sendable {
  let engine: EngineFactory
  let designation: EngineDesignation
  let allowances: Allowances

  /// The smallest difference that counts, as reports describe it.
  var bound: String { allowances[.rest].maximum.map { "above \($0.text) at rest" } ?? "at all" }

  /// An engine that must not differ from another.
  init(_ other: ChosenEngine, beside engine: ChosenEngine, _ contest: ComparisonTerms) throws {
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

  /// `nil` if none is given.
  init?(_ arguments: ParsedArguments, beside engine: ChosenEngine, _ choice: EngineChoice) throws {
    guard arguments.has(.against), let contest = try ComparisonTerms(arguments, nil, choice)
    else { return nil }
    guard case .engine(let other) = contest.against else {
      throw UsageError(
        "--against \(contest.against.text) cannot replay other recordings: name an engine")
    }
    let rival = try RivalEngine(other, beside: engine, contest)
    let judging = [Option.trusted, .only, .skip, .relations, .invariant, .rule, .level, .tolerance]
    for option in judging where arguments.has(option) {
      throw UsageError(
        "\(option.dashed) cannot be given with --against, which compares and judges by no invariant"
      )
    }
    self = rival
  }
}
