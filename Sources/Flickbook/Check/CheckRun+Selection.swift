internal import Formats
internal import Gesture

extension CheckRun {
  /// Replays what was selected, from the paths to the exit code: what verbs that judge have in common.
  ///
  /// - Parameters:
  ///   - failed: An earlier run of which only what failed is judged again.
  ///   - verb: What is done to a recording, in a word.
  static func run(
    _ selection: PathSelection, failedIn failed: FailedRun? = nil, to verb: String,
    _ arguments: ParsedArguments, _ terminal: inout Terminal
  ) throws(UsageError) -> Outcome {
    let passes = arguments.has(.passWithNone)
    let outcome = selection.report(passWithNone: passes, on: &terminal)
    if outcome.code == .nothing { return outcome }
    let paths = failed?.select(selection.paths) ?? selection.paths
    do {
      let request = try CheckRequest(arguments, paths, failed, terminal)
      if request.head.planned == 0, !passes, outcome == .held {
        return Outcome(
          .nothing, "none of \(selection.paths.count) recordings is left to \(verb)")
      }
      if arguments.text(.shard) == "auto",
        let file = ShardVariables.statusFile(terminal.environment)
      {
        _ = terminal.append("", to: file)
      }
      var run = try CheckRun(request, terminal)
      return run.run(after: outcome, &terminal)
    } catch let error as UsageError {
      throw error
    } catch let error as FormatError {
      terminal.tell(error.description)
      return Outcome(.unjudged, "the suite is wrong")
    } catch {
      return Outcome(.unjudged, "\(error)")
    }
  }
}
