internal import Model
internal import Platform
internal import Results
internal import Text

extension FuzzSession {
  /// Removes the saved recordings of this run that no cause needs: of each cause the smallest one
  /// remains. The causes are those that judging the recordings again reports.
  ///
  /// - Parameter check: How saved recordings are judged again; nil if that is unknown.
  package mutating func thin(judgedBy check: CheckPlan?) {
    guard let kept = plan.rival == nil ? smallestOfEachCause(check) : smallestOfEachMeasure else {
      return
    }
    for path in keep(only: kept) where unlink(path) != 0 {
      addUnthinned("\(path.visible) cannot be removed: \(lastSystemError())")
    }
  }

  /// For two engines, each differing measure counts as one cause, because nothing more is known.
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
    // A recording that breaks two invariants may have been saved once for each.
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
