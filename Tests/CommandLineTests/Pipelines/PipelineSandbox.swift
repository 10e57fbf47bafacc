import Foundation
import TestSupport
import Testing

/// A folder in which recipes run as on their systems: each machine is a folder, and the program is
/// on the path.
final class PipelineSandbox {
  let folder = TemporaryFolder()
  private let recipe: String
  private(set) var path: String
  /// The results of one run with all recordings.
  private var whole: [UInt8] = []

  init(_ recipe: String) throws {
    self.recipe = recipe
    path = "\(folder.path)/tools:\(ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")"
    folder.put("", as: "tools/.keep")
    folder.link("tools/flickbook", to: Program.path(of: "flickbook"))
    // Buildkite's agent transfers files between machines; here it does nothing, because the test
    // copies them.
    tool("buildkite-agent", "#!/bin/sh\n")
    let recordings = Corpus.recordings.filter { $0.hasPrefix("Recordings/Table/") }.prefix(24)
    for file in recordings {
      folder.put(
        bytes: Corpus.bytes(of: file), as: "Recordings/" + (file as NSString).lastPathComponent)
    }
    try run("flickbook check Recordings --results whole.jsonl --quiet")
    whole = folder.bytes(of: "whole.jsonl") ?? []
  }

  /// Puts a fake program at the beginning of the path.
  func tool(_ name: String, _ text: String, in location: String = "tools") {
    let file = folder.put(text, as: "\(location)/\(name)")
    chmod(file, 0o755)
  }

  /// Puts a folder of the sandbox at the beginning of the path.
  func prepend(_ location: String) { path = "\(folder.path)/\(location):\(path)" }

  /// Runs a line of a recipe in a machine's folder, and returns its standard output.
  @discardableResult
  func run(
    _ command: String, on machine: String = ".", codes: Set<Int32> = [0], shell: String = "/bin/sh",
    _ variables: [String: String] = [:], _ location: SourceLocation = #_sourceLocation
  ) throws -> String {
    let usual = ["PATH": path, "HOME": folder.path, "LANG": "C.UTF-8"]
    let run = try Program(at: shell).run(
      ["-c", command], folder: folder / machine, environment: usual.merging(variables) { $1 })
    #expect(
      codes.contains(run.code), "\(recipe): \(command)\n\(run.output)\(run.errors)",
      sourceLocation: location)
    return run.output
  }

  /// Creates a machine that has only the recordings, like a fresh checkout.
  @discardableResult
  func machine(_ name: String) -> String {
    folder.remove(name)
    folder.put("", as: "\(name)/.keep")
    folder.link("\(name)/Recordings", to: "../Recordings")
    return name
  }

  /// Copies the files of a folder from one machine to another.
  func carry(_ name: String, from machine: String, to other: String) throws {
    try run("mkdir -p ../\(other)/\(name) && cp -R \(name)/. ../\(other)/\(name)/", on: machine)
  }

  func has(_ file: String, on machine: String) -> Bool {
    folder.bytes(of: "\(machine)/\(file)") != nil
  }
}

extension PipelineSandbox {
  /// Runs a recipe once for each shard, copies the results to one machine and merges them there.
  func runParts(
    _ count: Int, _ line: (Int) -> String, merges: [String],
    reports: [String] = ["report/index.html", "junit.xml"],
    _ variables: (Int) -> [String: String]
  ) throws {
    machine("last")
    for index in 0..<count {
      let part = machine("part-\(index)")
      try run(line(index), on: part, variables(index))
      try carry("out", from: part, to: "last")
    }
    try expectCodes(line(0), variables(0))
    for merge in merges { try run(merge, on: "last") }
    try expectWhole(on: "last", reports: reports)
  }

  /// The exit code of the job equals the exit code of `flickbook check`, except that a recipe may
  /// turn 1 into 0.
  func expectCodes(_ line: String, _ variables: [String: String] = [:]) throws {
    tool(
      "flickbook",
      """
      #!/bin/sh
      case " $* " in *" --exit-zero-on-broken "*) [ $CODE -ne 1 ] || exit 0 ;; esac
      exit $CODE

      """, in: "codes")
    let before = path
    prepend("codes")
    defer { path = before }
    machine("codes-run")
    for code in [0, 1, 2, 3, 4, 130] as [Int32] {
      let passes = code == 1 && line.contains("--exit-zero-on-broken")
      try run(
        line, on: "codes-run", codes: [passes ? 0 : code],
        variables.merging(["CODE": "\(code)"]) { $1 })
    }
  }

  /// The merged results have the same bytes as the results of one run, and each report was written.
  func expectWhole(
    on machine: String, results: String = "out",
    reports: [String] = ["report/index.html", "junit.xml"]
  ) throws {
    for report in reports { #expect(has(report, on: machine), "\(recipe): \(report) is missing") }
    try run("flickbook report \(results) --results merged.jsonl --quiet", on: machine)
    let isSame = folder.bytes(of: "\(machine)/merged.jsonl") == whole
    #expect(isSame, "\(recipe): the merged results are not those of one run")
  }
}
