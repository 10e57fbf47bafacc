internal import Results
internal import Runs
internal import Text

extension RecordingPlan {
  /// The plan that `--plan` names; nil if there is none.
  init?(_ arguments: ParsedArguments) throws(UsageError) {
    guard let file = arguments.text(.plan) else { return nil }
    do throws(FormatError) {
      try self.init(file: file)
    } catch {
      throw UsageError(error, of: .plan)
    }
  }

  /// Checks that nothing else selects recordings.
  static func check(_ arguments: ParsedArguments) throws(UsageError) {
    guard arguments.has(.plan) else { return }
    if let path = arguments.operands.first {
      throw UsageError(
        "--plan names the recordings: remove \(path.quoted)", correction: .remove(path))
    }
    let others: [Option] = [.filesFrom, .null, .filter, .failedIn, .watch]
    if let other = others.first(where: arguments.has) {
      throw UsageError(
        "--plan and \(other.dashed) cannot be given together: the plan names the recordings")
    }
  }

  /// An error if one of these recordings is not the one that was planned.
  fileprivate func checkFiles(
    _ indices: [Int], jobs: Int, named file: String
  ) throws(UsageError) {
    let changed = changed(among: indices, jobs: jobs)
    guard let first = changed.first else { return }
    let more = changed.count > 1 ? " and \(changed.count - 1) more" : ""
    throw UsageError(
      "\(paths[first])\(more): changed or removed after the plan \(file.quoted) was made",
      meant: "\(Release.name) list recordings PATH --plan \(file.shellTypedPath)")
  }
}

extension CheckPlan {
  /// Selects the recordings of a shard, and checks them against the plan in a file, if there is one.
  mutating func divide(
    _ shard: Shard?, _ plan: RecordingPlan?, _ arguments: ParsedArguments
  ) throws(UsageError) {
    guard let plan else {
      indices = shard.map { $0.indices(in: recordings) }
      return
    }
    hashes = plan.hashes
    indices = shard.map { $0.indices(in: plan) }
    try plan.checkFiles(
      indices ?? Array(recordings.indices), jobs: arguments.count(.jobs) ?? Clock.processors,
      named: arguments.text(.plan) ?? "")
  }
}
