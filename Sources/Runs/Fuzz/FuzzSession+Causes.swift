internal import Platform
internal import Reporting

extension FuzzSession {
  /// Removes the saved recordings of this run that fail in the same way as a smaller one.
  ///
  /// - Parameter check: How saved recordings are judged again; nil if that is unknown.
  package mutating func thin(judgedBy check: CheckPlan?) {
    let plan = plan
    for path in keepOne(forEach: { Self.causes($0, plan, check) }) { unlink(path) }
  }

  private static func causes(
    _ group: FaultGroup, _ plan: FuzzPlan, _ check: CheckPlan?
  ) -> [String: String] {
    // For two engines, each differing measure counts as one cause, because nothing more is known.
    guard plan.rival == nil, group.smallest.count > 1, var check else { return [:] }
    check.recordings = group.smallest.map(\.path)
    guard let session = try? CheckSession(check) else { return [:] }
    var causes: [String: String] = [:]
    for piece in 0..<session.work.count {
      let row = session.work.check(piece) { Interruption.hasCome }.row
      causes[row.recording] = row.cause(of: group.name)
    }
    return causes
  }
}
