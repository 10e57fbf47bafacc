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
    ("AWS_BATCH_JOB_ARRAY_INDEX", "AWS_BATCH_JOB_ARRAY_SIZE", 0),
    // Google's Batch and Cloud Run.
    ("BATCH_TASK_INDEX", "BATCH_TASK_COUNT", 0),
    ("CLOUD_RUN_TASK_INDEX", "CLOUD_RUN_TASK_COUNT", 0),
    // Azure Pipelines.
    ("SYSTEM_JOBPOSITIONINPHASE", "SYSTEM_TOTALJOBSINPHASE", 1),
    // PBS provides only an index. The job must pass the number of its tasks.
    ("PBS_ARRAY_INDEX", "PBS_ARRAY_COUNT", 0),
  ]

  /// The processes that mpirun or mpiexec has started together: Open MPI, and those with a process
  /// manager like that of MPICH. They may run inside a task of a scheduler.
  private static let processes: [Pair] = [
    ("OMPI_COMM_WORLD_RANK", "OMPI_COMM_WORLD_SIZE", 0), ("PMI_RANK", "PMI_SIZE", 0),
  ]

  /// The meaning of `--shard auto` here. It is an error if no pair is found, or two.
  static func shard(_ variable: (String) -> String?) throws(UsageError) -> Shard {
    if variable(bazel.count) != nil { return try shard(bazel, variable) }
    var found: [(index: String, shard: Shard)] = []
    for pair in pairs where variable(pair.index) != nil {
      found.append((pair.index, try shard(pair, variable)))
    }
    for system in TaskArray.systems {
      if let shard = try system.shard(variable) { found.append((system.name, shard)) }
    }
    if let shard = slurmProcess(variable) { found.append(("SLURM_PROCID", shard)) }
    for pair in processes where variable(pair.index) != nil {
      let shard = try shard(pair, variable)
      // A single process has the whole plan, not a shard.
      if shard.of > 1 { found.append((pair.index, shard)) }
    }
    guard let first = found.first else {
      throw UsageError(
        "--shard auto: no variable contains the number of the part: expected "
          + ([bazel] + pairs + processes).map(\.index).listed("or") + ", or those of "
          + TaskArray.systems.map(\.name).listed("or"))
    }
    // srun sets the variables of Slurm and those of MPI.
    guard found.allSatisfy({ $0.shard == first.shard }) else {
      throw UsageError(
        "--shard auto: \(found.map(\.index).listed("and")) name different parts: type one, as 2/8")
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
  static func whole(_ text: String) -> Int? { Int32(text).map { Int($0) } }

  /// One of the processes that srun has started together, if they are not a task of an array.
  private static func slurmProcess(_ variable: (String) -> String?) -> Shard? {
    guard variable("SLURM_ARRAY_TASK_ID") == nil,
      let process = variable("SLURM_PROCID").flatMap(whole),
      let count = variable("SLURM_NTASKS").flatMap(whole), count > 1
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
