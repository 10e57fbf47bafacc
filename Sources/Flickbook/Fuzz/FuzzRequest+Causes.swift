internal import Formats
internal import Platform
internal import Reports
internal import Results

/// Recordings saved by fuzzing are judged again: to keep one per cause, and to report them.
extension FuzzRequest {
  /// Removes the recordings of this run that fail in the same way as a smaller one.
  func thin(_ session: inout FuzzSession) {
    for path in session.keepOne(forEach: causes) { unlink(path) }
  }

  private func causes(_ group: FaultGroup) -> [String: String] {
    // For two engines, each differing measure counts as one cause, because nothing more is known.
    guard plan.rival == nil, group.smallest.count > 1,
      let check = try? checkPlan(of: group.smallest.map(\.path)),
      let session = try? CheckSession(check)
    else { return [:] }
    var causes: [String: String] = [:]
    for piece in 0..<session.work.count {
      let row = session.work.check(piece) { Interruption.hasCome }.row
      causes[row.recording] = row.cause(of: group.name)
    }
    return causes
  }

  private func checkPlan(of recordings: [String]) throws(UsageError) -> CheckPlan {
    let oracle = plan.oracle
    var check = CheckPlan(recordings: recordings, engines: [oracle.engine], clock: oracle.clock)
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
      let outcome = try judge(selection, nil, quiet, &terminal, among: choice, isPart: true)
      // Failures are the expected result.
      return outcome.code == .unjudged ? outcome : .held
    } catch {
      return Outcome(.unjudged, error.message)
    }
  }
}
