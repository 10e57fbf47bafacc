internal import Model
internal import Platform
internal import Results
internal import Text

extension FuzzSession {
  /// Removes saved recordings of this run, so that only the smallest recording of each cause
  /// remains. Causes are determined by judging the saved recordings again; in a comparison of
  /// engines, each differing measure is a cause.
  ///
  /// - Parameter check: The plan for judging the saved recordings again; nil if they cannot be
  ///   judged again.
  package mutating func thin(judgedBy check: CheckPlan?) {
    guard let kept = plan.rival == nil ? smallestOfEachCause(check) : smallestOfEachMeasure else {
      return
    }
    for path in keep(only: kept) where unlink(path) != 0 {
      addUnthinned("\(path.visible) cannot be removed: \(lastSystemError())")
    }
  }

  /// The smallest recording of each differing measure, if two engines are compared: then each
  /// measure counts as one cause.
  private var smallestOfEachMeasure: Set<String>? {
    Set(
      groups.compactMap { group in
        group.smallest.min {
          ($0.recording.events.count, $0.number) < ($1.recording.events.count, $1.number)
        }?.path
      })
  }

  private mutating func smallestOfEachCause(_ check: CheckPlan?) -> Set<String>? {
    let saved = groups.flatMap(\.smallest).map(\.path)
    guard saved.count > 1, var check else { return nil }
    // A recording that breaks two invariants may have been saved once for each invariant.
    check.recordings = Array(Set(saved)).sorted()
    guard let session = try? CheckSession(check) else { return nil }
    var table = CauseTable()
    for piece in 0..<session.work.count {
      table.add(session.work.check(piece) { Interruption.hasCome }.row)
    }
    for failure in table.failures {
      guard let error = failure.first.error, error.kind == .format else { continue }
      addUnthinned("\(failure.first.recording.visible) cannot be judged again: \(error.message)")
    }
    guard !Interruption.hasCome, table.failures.isEmpty else { return nil }
    return Set(table.causes.map(\.first.smallest.recording))
  }
}
