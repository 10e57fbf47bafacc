internal import Runs

/// The environment variables by which systems that start many machines number the shards.
enum ShardVariables {
  /// A pair of environment variables, and the number of the first shard.
  private typealias Pair = (index: String, count: String, base: Int)

  /// Bazel's tests run inside other systems. The pairs of both may be set, and Bazel's has
  /// priority.
  private static let bazel: Pair = ("TEST_SHARD_INDEX", "TEST_TOTAL_SHARDS", 0)

  private static let pairs: [Pair] = [
    ("CI_NODE_INDEX", "CI_NODE_TOTAL", 1),
    ("CIRCLE_NODE_INDEX", "CIRCLE_NODE_TOTAL", 0),
    ("BUILDKITE_PARALLEL_JOB", "BUILDKITE_PARALLEL_JOB_COUNT", 0),
    ("SEMAPHORE_JOB_INDEX", "SEMAPHORE_JOB_COUNT", 1),
    ("BITBUCKET_PARALLEL_STEP", "BITBUCKET_PARALLEL_STEP_COUNT", 0),
    // Kubernetes provides only an index. The pod's template must repeat its completions.
    ("JOB_COMPLETION_INDEX", "JOB_COMPLETIONS", 0),
  ]

  /// The meaning of `--shard auto` here. It is an error if no pair is found, or two.
  static func shard(_ variable: (String) -> String?) throws(UsageError) -> Shard {
    if variable(bazel.count) != nil { return try shard(bazel, variable) }
    var found: [(index: String, shard: Shard)] = []
    for pair in pairs where variable(pair.index) != nil {
      found.append((pair.index, try shard(pair, variable)))
    }
    if let shard = try slurm(variable) { found.append(("SLURM", shard)) }
    guard let first = found.first else {
      throw UsageError(
        "--shard auto: no variable contains the number of the part: expected "
          + ([bazel] + pairs).map(\.index).listed("or") + ", or those of Slurm")
    }
    guard found.count == 1 else {
      throw UsageError(
        "--shard auto: \(found.map(\.index).listed("and")) are all set: name one part, as 2/8")
    }
    return first.shard
  }

  private static func shard(
    _ pair: Pair, _ variable: (String) -> String?
  ) throws(UsageError) -> Shard {
    guard let count = variable(pair.count) else {
      throw UsageError(
        "--shard auto: \(pair.index) is set and \(pair.count) is not: expected the number of parts")
    }
    guard let index = variable(pair.index), let number = whole(index), let all = whole(count),
      let shard = Shard(number - pair.base + 1, of: all)
    else {
      throw UsageError(
        "--shard auto: \(pair.index) is \((variable(pair.index) ?? "").quoted) of \(count.quoted): "
          + "expected a number from \(pair.base), "
          + (pair.base == 0 ? "below" : "up to") + " the number of parts")
    }
    return shard
  }

  /// Limited to 32 bits, so that calculations cannot overflow.
  private static func whole(_ text: String) -> Int? { Int32(text).map { Int($0) } }

  /// A task of an array, or one of the processes that srun has started together.
  ///
  /// If tasks of an array are missing, as in one that repeats two failed tasks, the original number
  /// of tasks is unknown.
  private static func slurm(_ variable: (String) -> String?) throws(UsageError) -> Shard? {
    func number(_ name: String) -> Int? { variable(name).flatMap(whole) }
    if variable("SLURM_ARRAY_TASK_ID") != nil {
      let names = ["ID", "MIN", "MAX", "COUNT"].map { "SLURM_ARRAY_TASK_\($0)" }
      let numbers = names.map { number($0) }
      guard let task = numbers[0], let first = numbers[1], let last = numbers[2],
        let count = numbers[3], 0...1 ~= first, last - first + 1 == count,
        number("SLURM_ARRAY_TASK_STEP") ?? 1 == 1, let shard = Shard(task - first + 1, of: count)
      else {
        let found = names.map { "\($0) is \(variable($0)?.quoted ?? "not set")" }
        throw UsageError(
          "--shard auto: \(found.listed("and")): expected an array from 0 or 1 without holes; "
            + "name the part and the number of parts, as --shard $SLURM_ARRAY_TASK_ID/8")
      }
      return shard
    }
    guard let process = number("SLURM_PROCID"), let count = number("SLURM_NTASKS"), count > 1
    else { return nil }
    return Shard(process + 1, of: count)
  }

  /// The file by which Bazel detects that a test supports sharding.
  static func statusFile(_ variable: (String) -> String?) -> String? {
    variable(bazel.count) == nil ? nil : variable("TEST_SHARD_STATUS_FILE")
  }

  /// The path at which Bazel expects JUnit XML.
  static func junitFile(_ variable: (String) -> String?) -> String? {
    variable(bazel.count) == nil ? nil : variable("XML_OUTPUT_FILE")
  }
}
