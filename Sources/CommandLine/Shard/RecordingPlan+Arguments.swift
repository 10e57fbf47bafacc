internal import Results
internal import Runs
internal import Text

extension RecordingPlan {
  /// Reads the plan that `--plan` names; nil without the option.
  init?(_ arguments: ParsedArguments) throws(UsageError) {
    guard let file = arguments.text(.plan) else { return nil }
    do throws(FormatError) {
      try self.init(file: file)
    } catch {
      throw UsageError(error, of: .plan)
    }
  }

  /// Checks that no other argument selects recordings if a plan does.
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

  /// Throws an error if the file of a selected recording differs from the plan.
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
  /// Selects the recordings of a shard. If a plan was read from a file, also checks the recordings
  /// against it.
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
