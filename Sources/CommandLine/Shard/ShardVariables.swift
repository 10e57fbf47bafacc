internal import Runs

/// The environment variables for the number of a shard, as set by systems that start many machines.
enum ShardVariables {
  /// The variables for the number of a shard and the number of shards, and the number of the first
  /// shard.
  private typealias Pair = (index: String, count: String, base: Int)

  /// The variables of Bazel. They have priority over the variables of another system in which Bazel
  /// runs.
  private static let bazel: Pair = ("TEST_SHARD_INDEX", "TEST_TOTAL_SHARDS", 0)

  private static let pairs: [Pair] = [
    ("CI_NODE_INDEX", "CI_NODE_TOTAL", 1),
    ("CIRCLE_NODE_INDEX", "CIRCLE_NODE_TOTAL", 0),
    ("BUILDKITE_PARALLEL_JOB", "BUILDKITE_PARALLEL_JOB_COUNT", 0),
    ("SEMAPHORE_JOB_INDEX", "SEMAPHORE_JOB_COUNT", 1),
    ("BITBUCKET_PARALLEL_STEP", "BITBUCKET_PARALLEL_STEP_COUNT", 0),
    // Kubernetes provides only an index. The template of the pod must set the number of completions
    // as a variable.
    ("JOB_COMPLETION_INDEX", "JOB_COMPLETIONS", 0),
    ("AWS_BATCH_JOB_ARRAY_INDEX", "AWS_BATCH_JOB_ARRAY_SIZE", 0),
    // Google Cloud Batch and Cloud Run.
    ("BATCH_TASK_INDEX", "BATCH_TASK_COUNT", 0),
    ("CLOUD_RUN_TASK_INDEX", "CLOUD_RUN_TASK_COUNT", 0),
    // Azure Pipelines.
    ("SYSTEM_JOBPOSITIONINPHASE", "SYSTEM_TOTALJOBSINPHASE", 1),
    // PBS provides only an index. The job must set the number of its tasks as a variable.
    ("PBS_ARRAY_INDEX", "PBS_ARRAY_COUNT", 0),
  ]

  /// The variables for processes that mpirun or mpiexec starts together: the variables of Open MPI,
  /// and the variables of process managers such as MPICH's. The processes may run inside a task of
  /// a scheduler.
  private static let processes: [Pair] = [
    ("OMPI_COMM_WORLD_RANK", "OMPI_COMM_WORLD_SIZE", 0), ("PMI_RANK", "PMI_SIZE", 0),
  ]

  /// The shard that `--shard auto` selects. Throws if no variables are found, or if they contradict
  /// each other.
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
      // A single process judges the whole plan, and not a shard.
      if shard.of > 1 { found.append((pair.index, shard)) }
    }
    guard let first = found.first else {
      throw UsageError(
        "--shard auto: no variable contains the number of the part: expected "
          + ([bazel] + pairs + processes).map(\.index).listed("or") + ", or those of "
          + TaskArray.systems.map(\.name).listed("or"))
    }
    // With srun, the variables of both Slurm and MPI are set.
    guard found.allSatisfy({ $0.shard == first.shard }) else {
      throw UsageError(
        "--shard auto: \(found.map(\.index).listed("and")) name different parts: type one, for example 2/8"
      )
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

  /// Parses an integer of at most 32 bits, so that calculations cannot overflow.
  static func whole(_ text: String) -> Int? { Int32(text).map { Int($0) } }

  /// The shard of a process that srun started together with other processes; nil in a task of an
  /// array.
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
