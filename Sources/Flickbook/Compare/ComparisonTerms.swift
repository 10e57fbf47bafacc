internal import Comparing
internal import Model
internal import Replay
internal import Text

/// The additional options of `compare`: the other engine, and how similar both are expected to be.
struct ComparisonTerms: Sendable {
  private(set) var against: Counterpart
  let likeness: Likeness
  /// Where a trace is written if it differs from its baseline.
  let pending: BaselineFolder?
  private let typed: [(Metric, Quantity)]
  /// Receives errors of the engines after the recording has ended.
  private(set) var lateFaults: LateFaults?

  /// Another engine, and how similar both are expected to be.
  init(against engine: ChosenEngine, _ likeness: Likeness) {
    against = .engine(engine)
    self.likeness = likeness
    pending = nil
    typed = []
  }

  /// `nil` for a verb without a comparison.
  ///
  /// - Parameter failed: An earlier run, which provides the counterpart if nothing else does.
  init?(_ arguments: ParsedArguments, _ failed: FailedRun?, _ choice: EngineChoice) throws {
    switch arguments.verb.name {
    case Verb.compare.name, Verb.fuzz.name, Verb.shrink.name:
      guard arguments.verb.name == Verb.compare.name || arguments.has(.against) else { return nil }
      against = try Counterpart(arguments, failed, choice)
      likeness = arguments.choice(.likeness, as: Likeness.self) ?? .contract
      pending = nil
    case Verb.baseline.name:
      let folder = try BaselineFolder(arguments, choice)
      against = .baselines(folder)
      likeness = arguments.choice(.keptLikeness, as: Likeness.self) ?? .build
      pending = BaselineCommand(arguments)?.leavesPending == true ? folder : nil
    default: return nil
    }
    typed = try arguments.texts(.allow).map(Self.allowance)
  }

  /// Errors that do not depend on the recordings: a comparison without a counterpart is always an
  /// error.
  static func check(_ arguments: ParsedArguments, _ failed: FailedRun?) throws(UsageError) {
    guard arguments.verb.name == Verb.compare.name else { return }
    _ = try Counterpart.typed(arguments, failed)
    _ = try arguments.texts(.allow).map(allowance)
  }

  /// A copy for one recording.
  func reporting(_ lateFaults: LateFaults) -> ComparisonTerms {
    var contest = self
    contest.lateFaults = lateFaults
    if case .engine(let engine) = against {
      contest.against = .engine(engine.reporting(lateFaults))
    }
    return contest
  }

  private static func allowance(_ text: String) throws(UsageError) -> (Metric, Quantity) {
    let halves = text.split(separator: "=", maxSplits: 1).map { String($0) }
    guard halves.count == 2 else {
      throw .badValue(text, of: .allow, expected: "MEASURE=VALUE, as rest=1px")
    }
    guard let metric = Metric(rawValue: halves[0]) else {
      let names = Metric.allCases.map(\.rawValue)
      throw UsageError(
        "--allow: unknown measure \(halves[0].quoted)"
          + (names.nearest(to: halves[0]).map { offer($0) } ?? ": expected \(names.listed("or"))"))
    }
    guard let quantity = Quantity(text: halves[1]) else {
      throw UsageError(
        "--allow: \(halves[0]) cannot be \(halves[1].quoted): expected a number with a unit")
    }
    var trial = Allowances(.contract)
    do throws(Objection) {
      try trial.set(metric, quantity, from: .commandLine("--allow"))
    } catch {
      throw UsageError("--allow: \(error.message)")
    }
    return (metric, quantity)
  }

  /// The allowed differences for a recording, in increasing priority: from the likeness, the suite,
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
      // Cannot fail: the typed values were checked when they were parsed.
      try? allowances.set(metric, quantity, from: .commandLine(Option.allow.dashed))
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
