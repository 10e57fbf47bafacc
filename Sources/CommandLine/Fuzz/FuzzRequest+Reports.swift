internal import Model
internal import Reports
internal import Results
internal import Runs
internal import Text

/// Judges the recordings saved by fuzzing again, to keep a single recording for each cause and to
/// report the kept recordings.
extension FuzzRequest {
  /// The plan for judging the saved recordings again, without the recordings.
  func checkPlan() throws(UsageError) -> CheckPlan {
    let oracle = plan.oracle
    var check = CheckPlan(recordings: [], engines: [oracle.engine], clock: oracle.clock)
    check.invariants = try InvariantChoice(arguments)
    check.adjustments = try TypedInvariant.all(arguments)
    check.suite = choice.suite
    return check
  }

  /// Writes the requested reports about the saved recordings, as `check` or `compare` would.
  func write(_ session: FuzzSession, _ terminal: inout Terminal) -> Outcome {
    guard arguments.has(.results) || arguments.has(.html) else { return .held }
    var selection = PathSelection()
    for path in session.groups.flatMap(\.smallest).map(\.path).sortedByBytes() {
      selection.add(path: path)
    }
    do throws(UsageError) {
      let quiet = arguments.with(.annotations, ["none"]).with(.quiet, [""])
        .with(.passWithNone, [""])
      let outcome = try judgeSelection(
        selection, nil, quiet, &terminal, among: choice, isPart: true)
      // Violations are the expected result.
      return outcome.code == .unjudged ? outcome : .held
    } catch {
      return Outcome(.unjudged, error.message)
    }
  }
}
