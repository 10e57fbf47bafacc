import Foundation
import TestSupport
import Testing

/// Runs the recipe for Slurm on a cluster of one node that the test starts.
@Suite(
  .enabled(
    if: SlurmCluster.isPossible,
    "the recipe on a Slurm cluster: needs slurmctld, slurmd, munged, sbatch and root"))
struct SlurmClusterTests {
  @Test func `an array of which two tasks run again gives the bytes of one run`() throws {
    let cluster = try SlurmCluster()
    for file in Corpus.recordings where file.hasPrefix("Recordings/Table/") {
      cluster.folder.put(
        bytes: Corpus.bytes(of: file), as: "Recordings/" + (file as NSString).lastPathComponent)
    }
    for name in ["slurm.sh", "slurm-submit.sh"] {
      cluster.folder.put(Corpus.text(of: "\(PipelineRecipe.folder)/\(name)"), as: name)
    }
    #expect(try cluster.run("flickbook check Recordings --results whole.jsonl --quiet").code == 0)
    #expect(try cluster.run("sh slurm-submit.sh").code == 0, "\(cluster.logs)")
    #expect(cluster.waitsUntilIdle(), "\(cluster.logs)")
    for report in ["junit.xml", "report/index.html"] {
      #expect(cluster.folder.bytes(of: report)?.isEmpty == false, "\(report): \(cluster.logs)")
    }
    let merge = "flickbook report out --results merged.jsonl --quiet"
    #expect(try cluster.run(merge).code == 0)
    #expect(cluster.folder.bytes(of: "merged.jsonl") == cluster.folder.bytes(of: "whole.jsonl"))
    // Two tasks whose results are missing are submitted again.
    for task in [3, 5] { cluster.folder.remove("out/\(task).jsonl") }
    #expect(try cluster.run("sbatch --array=3,5 slurm.sh").code == 0)
    #expect(cluster.waitsUntilIdle(), "\(cluster.logs)")
    #expect(try cluster.run(merge).code == 0)
    #expect(cluster.folder.bytes(of: "merged.jsonl") == cluster.folder.bytes(of: "whole.jsonl"))
  }
}

/// The daemons of a cluster of one node.
private final class SlurmCluster {
  let folder = TemporaryFolder()
  private let shell: Shell

  static let isPossible =
    geteuid() == 0 && ["slurmctld", "slurmd", "munged", "sbatch"].allSatisfy { Tool.isHere($0) }

  init() throws {
    shell = Shell("/bin/bash", in: folder.path)
    for name in ["state", "spool", "munge"] { folder.put("", as: "\(name)/.keep") }
    for path in [folder.path, folder / "munge"] { chmod(path, 0o711) }
    folder.put(bytes: (0..<1024).map { _ in UInt8.random(in: 0...255) }, as: "munge/key")
    chmod(folder / "munge/key", 0o600)
    let node = try run("hostname -s").output.trimmingCharacters(in: .whitespacesAndNewlines)
    folder.put(Self.configuration(node, folder.path), as: "slurm.conf")
    // Closes inherited descriptors: while the daemons hold the test's pipe, the test would wait for
    // this shell.
    let start = """
      for file in /proc/$$/fd/*; do
        [[ ${file##*/} -le 2 ]] || eval "exec ${file##*/}>&-"
      done
      munged --force --key-file="$PWD/munge/key" --socket="$PWD/munge/socket" \
        --pid-file="$PWD/munged.pid" --log-file="$PWD/munged.log" --seed-file="$PWD/munge/seed" &&
        slurmctld -f "$SLURM_CONF" && slurmd -f "$SLURM_CONF" -N \(node)
      """
    let started = try run(start)
    try #require(started.code == 0, "\(started.errors)\(logs)")
    try #require(waits { (try? run("sinfo -h -o %t").output.hasPrefix("idle")) == true }, "\(logs)")
  }

  /// Ends the daemons before their folder is removed. Their command lines contain the path of the
  /// folder.
  deinit {
    let wait = "for i in {1..100}; do pgrep -f -- \"$PWD/\" >/dev/null || exit 0; sleep 0.1; done"
    _ = try? run("pkill -f -- \"$PWD/\"; \(wait); pkill -KILL -f -- \"$PWD/\"")
  }

  func run(_ command: String) throws -> Program.Ending {
    try shell.run(
      "PATH=$PATH:/usr/sbin; \(command)", environment: ["SLURM_CONF": folder / "slurm.conf"])
  }

  /// Waits until no task is queued or running; returns false after the timeout.
  func waitsUntilIdle() -> Bool {
    waits { (try? run("squeue -h")).map { $0.code == 0 && $0.output.isEmpty } == true }
  }

  var logs: String { (try? run("tail -n 5 *.log *.out").output) ?? "" }

  private static func configuration(_ node: String, _ folder: String) -> String {
    let port = Int.random(in: 20_000..<30_000)
    return """
      ClusterName=try
      SlurmctldHost=\(node)(127.0.0.1)
      SlurmctldPort=\(port)
      SlurmdPort=\(port + 1)
      AuthType=auth/munge
      AuthInfo=socket=\(folder)/munge/socket
      SlurmUser=root
      StateSaveLocation=\(folder)/state
      SlurmdSpoolDir=\(folder)/spool
      SlurmctldPidFile=\(folder)/slurmctld.pid
      SlurmdPidFile=\(folder)/slurmd.pid
      SlurmctldLogFile=\(folder)/slurmctld.log
      SlurmdLogFile=\(folder)/slurmd.log
      ProctrackType=proctrack/linuxproc
      TaskPlugin=task/none
      SelectType=select/cons_tres
      SelectTypeParameters=CR_Core
      ReturnToService=2
      JobAcctGatherType=jobacct_gather/none
      AccountingStorageType=accounting_storage/none
      NodeName=\(node) NodeAddr=127.0.0.1 CPUs=\(ProcessInfo.processInfo.processorCount) State=UNKNOWN
      PartitionName=all Nodes=ALL Default=YES MaxTime=INFINITE State=UP

      """
  }
}
