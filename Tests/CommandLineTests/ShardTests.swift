@testable import CommandLine
import Exploration
import Files
import Model
@testable import Runs
import TestSupport
import Testing
import Text

struct ShardTests {
  /// Recordings with a realistic distribution of lengths: many short recordings and a few long
  /// recordings.
  private func recordings(_ count: Int, seed: UInt64) -> [(path: String, cost: Int)] {
    var dice = SeededNumbers(seed: seed)
    return (0..<count).map { number in
      var cost = 500.0
      for _ in 0..<4 { cost *= dice.uniform(in: 0.6..<2.2) }
      return ("r\(number).xml", Int(cost))
    }
  }

  @Test(arguments: [1, 2, 3, 16, 64, 500])
  func `shards have lengths that are as equal as whole recordings allow`(_ count: Int) {
    let recordings = recordings(2000, seed: 7)
    var loads = Array(repeating: 0, count: count)
    for (recording, part) in zip(recordings, ShardPlan.parts(recordings, count: count)) {
      loads[part - 1] += recording.cost
    }
    let mean = loads.reduce(0, +) / count
    let longest = recordings.map(\.cost).max() ?? 0
    // The largest shard of any distribution is at least as long as the mean and as the longest
    // recording. By Graham's bound, the largest shard of this algorithm is at most 4/3 of the
    // optimum.
    #expect((loads.max() ?? 0) <= max(mean, longest) * 4 / 3 + 1)
    if count <= 64 { #expect(Double(loads.max() ?? 0) < 1.01 * Double(mean)) }
  }

  @Test func `the shard of a recording does not depend on the order of the plan`() {
    let recordings = recordings(300, seed: 3)
    func parts(_ recordings: [(path: String, cost: Int)]) -> [String: Int] {
      Dictionary(
        uniqueKeysWithValues: zip(
          recordings.map(\.path), ShardPlan.parts(recordings, count: 7)))
    }
    #expect(parts(recordings) == parts(recordings.reversed()))
    let equal = recordings.map { ($0.path, 5) }
    #expect(parts(equal) == parts(equal.reversed()))
  }

  @Test func `the estimated length is the time of the last event`() throws {
    for path in Corpus.recordings where path.hasSuffix(".xml") {
      let file = Corpus.absolute(path)
      let reader = try RecordingReader(file: file)
      var last = 0
      while let event = try reader.next() {
        last = Int(event.value.time.nanoseconds / 1_000_000)
      }
      #expect(RecordingLength.cost(of: file) == 1000 + last, "\(path)")
    }
    #expect(RecordingLength.cost(of: "/nowhere") == 1000)
    #expect(RecordingLength.lastTime(in: Array("<up t='12.9' x=\"1\"/>".utf8)) == 12)
    #expect(RecordingLength.lastTime(in: Array("<up\nt=\"x\" tt=\"5\"".utf8)) == nil)
  }

  @Test(arguments: [
    (["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "8"], Shard(2, of: 8)),
    (["CIRCLE_NODE_INDEX": "0", "CIRCLE_NODE_TOTAL": "8"], Shard(1, of: 8)),
    (["BUILDKITE_PARALLEL_JOB": "7", "BUILDKITE_PARALLEL_JOB_COUNT": "8"], Shard(8, of: 8)),
    (["SEMAPHORE_JOB_INDEX": "1", "SEMAPHORE_JOB_COUNT": "2"], Shard(1, of: 2)),
    (["BITBUCKET_PARALLEL_STEP": "1", "BITBUCKET_PARALLEL_STEP_COUNT": "2"], Shard(2, of: 2)),
    (["JOB_COMPLETION_INDEX": "3", "JOB_COMPLETIONS": "4"], Shard(4, of: 4)),
    (
      [
        "TEST_SHARD_INDEX": "1", "TEST_TOTAL_SHARDS": "4", "CI_NODE_INDEX": "9",
        "CI_NODE_TOTAL": "9",
      ], Shard(2, of: 4)
    ),
    (slurm(3, "1-5").merging(["SLURM_PROCID": "0", "SLURM_NTASKS": "1"]) { $1 }, Shard(3, of: 5)),
    (slurm(3, "0-4", step: 1), Shard(4, of: 5)),
    (slurm(0, "0-0"), Shard(1, of: 1)),
    (["SLURM_PROCID": "3", "SLURM_NTASKS": "4"], Shard(4, of: 4)),
    // With srun, the variables of MPI are set as well.
    (
      ["SLURM_PROCID": "3", "SLURM_NTASKS": "4", "PMI_RANK": "3", "PMI_SIZE": "4"],
      Shard(4, of: 4)
    ),
    // A task of an array that is itself an MPI job with one process.
    (slurm(3, "1-5").merging(["PMI_RANK": "0", "PMI_SIZE": "1"]) { $1 }, Shard(3, of: 5)),
    (gridEngine("3", "1", "8", "1"), Shard(3, of: 8)),
    (
      gridEngine("undefined", "undefined", "undefined", "undefined").merging([
        "CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "8",
      ]) { $1 }, Shard(2, of: 8)
    ),
    (["LSB_JOBINDEX": "3", "LSB_JOBINDEX_END": "8", "LSB_JOBINDEX_STEP": "1"], Shard(3, of: 8)),
    (
      ["LSB_JOBINDEX": "0", "OMPI_COMM_WORLD_RANK": "1", "OMPI_COMM_WORLD_SIZE": "2"],
      Shard(2, of: 2)
    ),
    // GitLab sets the total even if there is only one job.
    (["CI_NODE_TOTAL": "1", "CIRCLE_NODE_INDEX": "0", "CIRCLE_NODE_TOTAL": "2"], Shard(1, of: 2)),
  ])
  func `--shard auto reads the variables of CI systems`(
    _ variables: [String: String], _ shard: Shard?
  ) throws {
    #expect(try Shard("auto") { variables[$0] } == shard)
  }

  @Test(arguments: [
    ([:], "no variable contains the number of the part"),
    (["JOB_COMPLETION_INDEX": "3"], "JOB_COMPLETIONS is not"),
    (["CI_NODE_INDEX": "9", "CI_NODE_TOTAL": "8"], "CI_NODE_INDEX is \"9\" of \"8\""),
    (["CI_NODE_INDEX": "x", "CI_NODE_TOTAL": "8"], "CI_NODE_INDEX is \"x\""),
    // Tasks 3 and 5 of eight are run again: --array=3,5.
    (slurm(3, "3-5", count: 2), "expected an array from 0 or 1 without holes"),
    (slurm(5, "3-5", count: 2), "--shard $SLURM_ARRAY_TASK_ID/8"),
    (slurm(3, "3-5"), "SLURM_ARRAY_TASK_MIN is \"3\""),
    (slurm(1, "1-5", count: 2), "SLURM_ARRAY_TASK_COUNT is \"2\""),
    (slurm(14, "10-18", count: 5, step: 2), "without holes"),
    (slurm(2, "0-4", count: 3, step: 2), "without holes"),
    (slurm(Int.min, "1-5", count: Int.max), "without holes"),
    (slurm(9, "1-5"), "SLURM_ARRAY_TASK_ID is \"9\""),
    (slurm(0, "1-5"), "SLURM_ARRAY_TASK_ID is \"0\""),
    (["SLURM_ARRAY_TASK_ID": "3", "SLURM_PROCID": "0", "SLURM_NTASKS": "4"], "MAX is not set"),
    (gridEngine("5", "5", "5", "1"), "SGE_TASK_FIRST is \"5\""),
    (gridEngine("3", "1", "9", "2"), "--shard $SGE_TASK_ID/8"),
    (["LSB_JOBINDEX": "3"], "LSB_JOBINDEX_END is not set"),
    (["LSB_JOBINDEX": "9", "LSB_JOBINDEX_END": "8"], "without holes"),
    (["PBS_ARRAY_INDEX": "3"], "PBS_ARRAY_COUNT is not"),
    (
      [
        "CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "8", "CIRCLE_NODE_INDEX": "1",
        "CIRCLE_NODE_TOTAL": "8",
      ], "CI_NODE_INDEX and CIRCLE_NODE_INDEX name different parts"
    ),
  ])
  func `--shard auto rejects missing or wrong variables`(
    _ variables: [String: String], _ message: String
  ) {
    let error = #expect(throws: UsageError.self) { try Shard("auto") { variables[$0] } }
    #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
  }

  /// The variables of a task of `qsub -t 1-8`.
  private static func gridEngine(
    _ task: String, _ first: String, _ last: String, _ step: String
  ) -> [String: String] {
    [
      "SGE_TASK_ID": task, "SGE_TASK_FIRST": first, "SGE_TASK_LAST": last,
      "SGE_TASK_STEPSIZE": step,
    ]
  }

  /// The variables of a task of `--array=1-5`.
  private static func slurm(
    _ task: Int, _ array: String, count: Int? = nil, step: Int? = nil
  ) -> [String: String] {
    let ends = array.split(separator: "-").compactMap { Int($0) }
    var variables = [
      "ID": task, "MIN": ends[0], "MAX": ends[1], "COUNT": count ?? ends[1] - ends[0] + 1,
    ]
    variables["STEP"] = step
    return Dictionary(
      uniqueKeysWithValues: variables.map { ("SLURM_ARRAY_TASK_\($0)", String($1)) })
  }

  /// Every system that `auto` supports, with its number of the first shard. The arrays of Slurm are
  /// tested above.
  static let systems: [(index: String, count: String, base: Int)] = [
    ("TEST_SHARD_INDEX", "TEST_TOTAL_SHARDS", 0), ("CI_NODE_INDEX", "CI_NODE_TOTAL", 1),
    ("CIRCLE_NODE_INDEX", "CIRCLE_NODE_TOTAL", 0),
    ("BUILDKITE_PARALLEL_JOB", "BUILDKITE_PARALLEL_JOB_COUNT", 0),
    ("SEMAPHORE_JOB_INDEX", "SEMAPHORE_JOB_COUNT", 1),
    ("BITBUCKET_PARALLEL_STEP", "BITBUCKET_PARALLEL_STEP_COUNT", 0),
    ("JOB_COMPLETION_INDEX", "JOB_COMPLETIONS", 0), ("SLURM_PROCID", "SLURM_NTASKS", 0),
    ("AWS_BATCH_JOB_ARRAY_INDEX", "AWS_BATCH_JOB_ARRAY_SIZE", 0),
    ("BATCH_TASK_INDEX", "BATCH_TASK_COUNT", 0),
    ("CLOUD_RUN_TASK_INDEX", "CLOUD_RUN_TASK_COUNT", 0),
    ("SYSTEM_JOBPOSITIONINPHASE", "SYSTEM_TOTALJOBSINPHASE", 1),
    ("PBS_ARRAY_INDEX", "PBS_ARRAY_COUNT", 0),
    ("OMPI_COMM_WORLD_RANK", "OMPI_COMM_WORLD_SIZE", 0), ("PMI_RANK", "PMI_SIZE", 0),
  ]

  @Test(arguments: systems)
  func `a shard number out of range is rejected on every system`(
    _ index: String, _ count: String, _ base: Int
  ) throws {
    func shard(_ number: String, of all: String) throws -> Shard {
      try Shard("auto") { [index: number, count: all][$0] }
    }
    #expect(try shard("\(base)", of: "3") == Shard(1, of: 3))
    #expect(try shard("\(base + 2)", of: "3") == Shard(3, of: 3))
    for (number, all) in [
      ("\(base - 1)", "3"), ("\(base + 3)", "3"), ("x", "3"), ("\(base)", "x"), ("", "3"),
      ("\(Int.max)", "\(Int.max)"), ("\(Int.min)", "3"),
    ] {
      #expect(throws: UsageError.self, "\(index)=\(number) \(count)=\(all)") {
        try shard(number, of: all)
      }
    }
  }

  @Test(arguments: ["0/2", "3/2", "1", "1/", "/2", "a/b", "1/2/3", "-1/2", "1/999999999"])
  func `an invalid shard is rejected`(_ text: String) {
    #expect(throws: UsageError.self) { try Shard(text) { _ in nil } }
  }
}
