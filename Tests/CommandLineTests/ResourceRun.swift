import Foundation
import TestSupport
import Testing

/// A short run of a verb, from `Tools/verbs.tsv`.
struct ResourceRun: Sendable, CustomTestStringConvertible {
  let verb: String
  /// The arguments after the name of the program, in shell syntax.
  let text: String

  var testDescription: String { text }

  static var table: [ResourceRun] {
    get throws {
      let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      let text = try String(
        contentsOf: root.appendingPathComponent("Tools/verbs.tsv"), encoding: .utf8)
      return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
        let parts = line.split(separator: "\t", maxSplits: 1).map(String.init)
        return ResourceRun(verb: parts[0], text: parts[1])
      }
    }
  }

  /// The output files of the run.
  var outputs: [String] {
    text.split(separator: " ").map(String.init).filter {
      $0.hasPrefix("out.") && verb != "record screen"
    }
  }

  /// The output and exit code of a run, and the contents of all files afterwards.
  struct End: Equatable, CustomStringConvertible {
    var output: String
    var errors: String
    var code: Int32
    var files: [String: [UInt8]]

    var description: String {
      "exit \(code), files \(files.keys.sorted()), stdout \(output), stderr \(errors)"
    }

    /// The names of files that exist in only one of the two folders, or differ.
    func changedFiles(since other: End) -> [String] {
      Set(files.keys).union(other.files.keys).filter { files[$0] != other.files[$0] }.sorted()
    }
  }

  func end(
    without lack: Lack? = nil, replacing output: String? = nil, by other: String = "",
    setUp: String = "", after earlier: String = "", afterwards: String? = nil
  ) throws -> End {
    let folder = TemporaryFolder()
    try ResourceFiles.put(in: folder)
    let text = output.map { self.text.replacing($0, with: other) } ?? self.text
    let command = "\"$PROGRAM\" \(text) \(lack?.redirection ?? "")"
    let last = afterwards.map { "\(command)\ncode=$?\n\($0)\nexit $code" } ?? "exec \(command)"
    let script = [setUp, earlier, lack?.setUp ?? "", last].joined(separator: "\n")
    // The limit of two minutes is so long that only a run that hangs reaches it.
    let shell = ["-s", "KILL", "120"] + (lack?.wrapper ?? []) + ["bash", "-c", script]
    var environment = [
      "PROGRAM": Program.path(of: "flickbook"), "PATH": Adapter.searchPath, "LANG": "C.UTF-8",
    ]
    if lack != .home { environment["HOME"] = folder.path }
    let end = try Program(at: "/usr/bin/timeout").run(
      shell, folder: folder.path, environment: environment)
    return End(
      output: end.output.replacing(folder.path, with: "FOLDER"),
      errors: end.errors.replacing(folder.path, with: "FOLDER"), code: end.code,
      files: ResourceFiles.contents(of: folder))
  }

  /// Whether this run can lack the resource. If the run has redirections, the shell must be able to
  /// open their files itself.
  func canLack(_ lack: Lack) -> Bool {
    lack.isPossible && !([.descriptor, .input].contains(lack) && text.contains("<"))
  }

  func expect(_ end: End, like right: End, _ lack: Lack) {
    let name = "\(text), \(lack)"
    // Without the recording, a report cannot show its lines. A plan contains the hash of the
    // recording, so the plan differs too.
    let isOther = lack == .input && (verb == "report" || text.contains("--plan"))
    #expect(!end.files.keys.contains { $0.hasSuffix(".part") }, "\(name): \(end.files.keys)")
    for (file, bytes) in end.files {
      let before = ResourceFiles.made[file]
      // The report of a failed run may differ, because it states the failure, but it must be
      // complete.
      let mayDiffer = before == nil && (isOther || end.code != right.code)
      let isReport = mayDiffer && ResourceFiles.isWhole(file, bytes)
      let isWhole = bytes == before || bytes == right.files[file] || isReport
      #expect(isWhole, "\(name): \(file) is half-written: \(end)")
    }
    if end.code == right.code, right.code != 2 {
      let changed = end.changedFiles(since: right).filter { !isOther && !lack.takes($0) }
      #expect(changed == [], "\(name): other outputs, \(end.errors)")
      // If standard output is closed, the test cannot see what was printed.
      if lack.hidesOutput {
        #expect(right.output.isEmpty, "\(name): nothing was printed: \(end)")
      } else {
        #expect(end.output == right.output, "\(name)")
      }
      return
    }
    // Without a free descriptor, the dynamic loader cannot start a program that uses shared
    // libraries.
    if lack == .descriptor, end.code == 127, end.errors.contains("shared libraries") { return }
    // With an empty recording, lint reports a malformed file. Without a free descriptor, engine
    // test reports that the engine does not start. Both exit with 1.
    let isJudged = verb == "lint" && lack == .input || verb == "engine test" && lack == .descriptor
    #expect(end.code == 2 || isJudged && end.code == 1, "\(name): \(end.code) \(end.errors)")
    #expect(lack.hidesErrors || !end.errors.isEmpty, "\(name): no message")
  }
}
