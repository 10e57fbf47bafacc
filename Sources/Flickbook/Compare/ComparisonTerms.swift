internal import Gesture
internal import Replay
internal import Verdicts

/// What `compare` asks besides what `check` does: the other engine, and how alike both are to be.
struct ComparisonTerms: Sendable {
  private(set) var against: Counterpart
  let likeness: Likeness
  /// Where a trace is put of what differs from its baseline.
  let pending: BaselineFolder?
  private let typed: [(Metric, Quantity)]
  /// Told what the engines do wrong after the recording is over.
  private(set) var lateFaults: LateFaults?

  /// Another engine, and how alike both are to be.
  init(against engine: ChosenEngine, _ likeness: Likeness) {
    (against, self.likeness) = (.engine(engine), likeness)
    (pending, typed) = (nil, [])
  }

  /// Nothing for a verb that compares nothing.
  ///
  /// - Parameter failed: An earlier run, which says what to compare with where nothing else does.
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
      pending = BaselineWord(arguments)?.leavesPending == true ? folder : nil
    default: return nil
    }
    typed = try arguments.texts(.allow).map(Self.allowance)
  }

  /// What is wrong whatever the recordings are: a comparison with nothing is a mistake wherever it
  /// is made.
  static func check(_ arguments: ParsedArguments, _ failed: FailedRun?) throws(UsageError) {
    guard arguments.verb.name == Verb.compare.name else { return }
    _ = try Counterpart.typed(arguments, failed)
    _ = try arguments.texts(.allow).map(allowance)
  }

  /// The same for one recording.
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

  /// How much may differ on a recording, the nearest last: the likeness, the suite, the recording,
  /// the command line.
  func allowances(
    for path: String, _ expectations: [Located<ExpectationLine>], _ layers: InvariantLayers
  ) throws(FormatError) -> Allowances {
    var allowances = Allowances(likeness)
    switch against {
    // What is expected of two engines is not expected of one that is to stay as it is.
    case .baselines: break
    case .engine, .trace, .traces:
      try apply(layers.comparisons(for: path), of: layers.suiteFile, to: &allowances)
      try apply(expectations, of: path, to: &allowances)
    }
    for (metric, quantity) in typed {
      // What was typed was tried when it was read.
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
        try allowances.apply(comparison, from: .file(file, expectation.place))
      } catch {
        throw FormatError(in: file, at: expectation.place, error)
      }
    }
  }
}
