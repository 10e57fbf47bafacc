internal import Reports
internal import Results
internal import Runs
internal import Text

/// Runs a verb that judges recordings: selects the recordings, resolves the settings, and judges.
func judgeRecordings(
  _ arguments: ParsedArguments, _ terminal: inout Terminal
) throws(UsageError) -> Outcome {
  let failed = try arguments.text(.failedIn).map(FailedRun.init)
  // The options are checked before any path is read, so that these errors are reported first.
  try ComparisonTerms.check(arguments, failed)
  try EarlierRun.check(arguments)
  try RecordingPlan.check(arguments)
  if arguments.has(.resume), failed == nil, arguments.operands.isEmpty, !arguments.hasList,
    !arguments.has(.plan)
  {
    throw ResumedRun.missingPaths(arguments)
  }
  if arguments.has(.watch) {
    return try WatchRun(arguments, failed, terminal.environment).run(&terminal)
  }
  return try judgeSelection(try arguments.selection(failed), failed, arguments, &terminal)
}

extension ParsedArguments {
  /// The recordings of a plan if there is a plan; otherwise the recordings that the command line
  /// names, or else the recordings that failed in an earlier run.
  func selection(_ failed: FailedRun?) throws(UsageError) -> PathSelection {
    if let plan = try RecordingPlan(self) { return PathSelection(plan) }
    guard let failed, operands.isEmpty, !hasList else { return try PathSelection(self) }
    var selection = PathSelection()
    for path in failed.recordings { selection.add(path: path) }
    if failed.recordings.isEmpty { selection.addBarren("nothing failed in the run of --failed-in") }
    return selection
  }
}

/// Judges the selected recordings.
///
/// - Parameters:
///   - failed: The run whose failed recordings are judged again; nil to judge all selected
///     recordings.
///   - choice: The engines to choose among, if they are already known.
///   - isPart: Whether these are only some of the recordings that the suite covers.
func judgeSelection(
  _ selection: PathSelection, _ failed: FailedRun?, _ arguments: ParsedArguments,
  _ terminal: inout Terminal, among choice: EngineChoice? = nil, isPart: Bool = false
) throws(UsageError) -> Outcome {
  let passes = arguments.has(.passWithNone)
  let outcome = selection.report(passWithNone: passes, on: &terminal)
  let paths = failed?.select(selection.paths) ?? selection.paths
  if outcome.code == .nothing { return outcome }
  do {
    var request = try CheckRequest(
      arguments, paths, failed, terminal, among: choice, plan: selection.plan)
    request.run.isPart = isPart
    request.run.repeatsFailures = failed != nil
    if request.run.head.planned == 0, !passes, outcome == .held {
      let purpose = request.run.work.plan.contest == nil ? "judge" : "compare"
      return Outcome(.nothing, "nothing to \(purpose): the options exclude \(selection.counted)")
    }
    if arguments.has(.printConfig) {
      ConfigText(request, terminal).print(&terminal)
      return outcome
    }
    if arguments.text(.shard) == "auto",
      let file = ShardVariables.statusFile(terminal.environment)
    {
      _ = terminal.append("", to: file)
    }
    for warning in request.warnings { terminal.warn(warning) }
    if let text = request.run.resumed?.text { terminal.report(text) }
    // This call comes before any file is opened that must be complete at the end.
    Interruption.isAwaited()
    var display = try CheckDisplay(request, terminal)
    defer { terminal = display.terminal }
    var run = CheckRun(request.run)
    let result = run.run(after: outcome, into: &display)
    return display.finish(result, after: outcome)
  } catch {
    try terminal.report(unplanned: error)
    return error is FormatError ? Outcome(.unjudged, "the suite is invalid") : .reported(.unjudged)
  }
}
