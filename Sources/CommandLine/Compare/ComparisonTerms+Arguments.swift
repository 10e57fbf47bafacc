internal import Capture
internal import Comparing
internal import Files
internal import Interchange
internal import Invariants
internal import Model
internal import Runs
internal import Text

extension ComparisonTerms {
  /// Fails for a verb without a comparison.
  ///
  /// - Parameter failed: An earlier run, whose counterpart is used if none is given.
  init?(_ arguments: ParsedArguments, _ failed: FailedRun?, _ choice: EngineChoice) throws {
    switch arguments.verb.name {
    case Verb.compare.name, Verb.fuzz.name, Verb.shrink.name:
      guard arguments.verb.name == Verb.compare.name || arguments.has(.against) else { return nil }
      self.init(
        against: try Counterpart(arguments, failed, choice),
        arguments.choice(.likeness, as: Likeness.self) ?? .contract,
        allowing: try arguments.texts(.allow).map(Self.allowance))
    case Verb.baseline.name:
      let folder = try BaselineFolder(arguments, choice)
      self.init(
        against: .baselines(folder),
        arguments.choice(.keptLikeness, as: Likeness.self) ?? .build,
        pending: BaselineCommand(arguments)?.leavesPending == true ? folder : nil,
        allowing: try arguments.texts(.allow).map(Self.allowance))
    default: return nil
    }
  }

  /// Checks the options before reading recordings: a comparison needs a counterpart.
  static func check(_ arguments: ParsedArguments, _ failed: FailedRun?) throws(UsageError) {
    guard arguments.verb.name == Verb.compare.name else { return }
    _ = try Counterpart.typed(arguments, failed)
    _ = try arguments.texts(.allow).map(allowance)
  }

  private static func allowance(_ text: String) throws(UsageError) -> (Metric, Quantity) {
    let halves = text.split(separator: "=", maxSplits: 1).map { String($0) }
    guard halves.count == 2 else {
      throw .badValue(text, of: .allow, expected: "MEASURE=VALUE, such as rest=1px")
    }
    guard let metric = Metric(rawValue: halves[0]) else {
      let names = Metric.allCases.map(\.rawValue)
      let near = names.nearest(to: halves[0])
      throw UsageError(
        "--allow: unknown measure \(halves[0].quoted)"
          + (near.map { offer($0) } ?? ": expected \(names.listed("or"))"),
        correction: near.map { .replace(halves[0], by: $0) })
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
}
