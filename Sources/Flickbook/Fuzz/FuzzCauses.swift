internal import Formats
internal import Gesture
internal import Platform
internal import Reporting

/// Judges the recordings that fuzzing has saved once more: to keep one for each cause, and to report
/// them.
struct FuzzCauses {
  private let request: FuzzRequest

  init(_ request: FuzzRequest) { self.request = request }
}

extension FuzzCauses {
  /// Removes the recordings of this run that fail in the same way as a smaller one.
  func thin(_ session: inout FuzzSession) {
    for path in session.keepOne(forEach: causes) { unlink(path) }
  }

  private func causes(_ group: FaultGroup) -> [String: String] {
    // Measures in which two engines differ have one cause each: nobody knows more of it.
    guard request.plan.rival == nil, group.least.count > 1,
      let plan = try? plan(group.least.map(\.path)), let session = try? CheckSession(plan)
    else { return [:] }
    var causes: [String: String] = [:]
    for piece in 0..<session.work.count {
      let row = session.work.row(piece, isGivenUp: { Interruption.hasCome })
      causes[row.recording] = row.cause(of: group.name)
    }
    return causes
  }

  private func plan(_ recordings: [String]) throws(UsageError) -> CheckPlan {
    let oracle = request.plan.oracle
    var plan = CheckPlan(recordings: recordings, engines: [oracle.engine], clock: oracle.clock)
    plan.invariants = try InvariantChoice(request.arguments)
    plan.adjustments = try TypedInvariant.all(request.arguments)
    plan.suite = request.choice.suite
    return plan
  }
}

extension FuzzCauses {
  /// Writes the reports that are asked for, of what was saved: as `check` or `compare` would.
  func write(_ session: FuzzSession, _ terminal: inout Terminal) -> Outcome {
    let arguments = request.arguments
    guard arguments.has(.results) || arguments.has(.html) else { return .held }
    var selection = PathSelection()
    for path in session.groups.flatMap(\.least).map(\.path).sortedByBytes() {
      selection.add(path: path)
    }
    do throws(UsageError) {
      let quiet = arguments.with(.annotations, ["none"]).with(.quiet, [""])
        .with(.passWithNone, [""])
      let outcome = try judge(selection, nil, quiet, &terminal, among: request.choice, isPart: true)
      // That they fail is what was looked for.
      return outcome.code == .unjudged ? outcome : .held
    } catch {
      return Outcome(.unjudged, error.message)
    }
  }
}
