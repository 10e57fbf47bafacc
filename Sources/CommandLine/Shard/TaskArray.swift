internal import Runs

/// The environment variables of a scheduler that numbers the tasks of an array.
///
/// An array may lack tasks, such as an array that repeats two failed tasks. The original number of
/// tasks is then unknown, so the array is rejected.
struct TaskArray {
  let name: String
  private let task: String
  /// The value of the variable `task` outside an array.
  private let outside: String?
  /// The variables for the first and the last number, and for the distance between two numbers.
  private let first: String?
  private let last: String
  private let step: String
  /// The variable for the number of tasks; nil if the number follows from the first and the last
  /// number.
  private let count: String?

  static let systems = [
    TaskArray(
      name: "Slurm", task: "SLURM_ARRAY_TASK_ID", outside: nil, first: "SLURM_ARRAY_TASK_MIN",
      last: "SLURM_ARRAY_TASK_MAX", step: "SLURM_ARRAY_TASK_STEP", count: "SLURM_ARRAY_TASK_COUNT"),
    TaskArray(
      name: "Grid Engine", task: "SGE_TASK_ID", outside: "undefined", first: "SGE_TASK_FIRST",
      last: "SGE_TASK_LAST", step: "SGE_TASK_STEPSIZE", count: nil),
    // LSF does not report the first number.
    TaskArray(
      name: "LSF", task: "LSB_JOBINDEX", outside: "0", first: nil, last: "LSB_JOBINDEX_END",
      step: "LSB_JOBINDEX_STEP", count: nil),
  ]

  /// The shard of this task; nil if it is not in an array of this system.
  func shard(_ variable: (String) -> String?) throws(UsageError) -> Shard? {
    guard let text = variable(task), text != outside else { return nil }
    guard let number = whole(task, variable),
      let start = first == nil ? 1 : whole(first, variable), 0...1 ~= start,
      let end = whole(last, variable), whole(step, variable) ?? 1 == 1,
      let shard = Shard(number - start + 1, of: end - start + 1),
      count == nil || whole(count, variable) == shard.of
    else {
      let found = [task, first, last, count].compactMap(\.self).map { name in
        "\(name) is \(variable(name)?.quoted ?? "not set")"
      }
      throw UsageError(
        "--shard auto: \(found.listed("and")): expected an array from 0 or 1 without holes; "
          + "name the part and the number of parts, such as --shard $\(task)/8")
    }
    return shard
  }

  private func whole(_ name: String?, _ variable: (String) -> String?) -> Int? {
    name.flatMap(variable).flatMap(ShardVariables.whole)
  }
}
