internal import Foundation

/// The built program, run as a user runs it: arguments in, two streams and an exit code out.
package struct Program: Sendable {
  private let executable: String

  /// The executable of that name beside the running tests.
  package init(_ name: String) {
    executable = Self.path(of: name)
  }

  /// An executable of this machine.
  package init(at path: String) {
    executable = path
  }

  /// The path of an executable: in the folder that FLICKBOOK_PROGRAMS names if it exists there,
  /// else beside the running tests. `make test` names the release builds: they are what users run,
  /// and ten times as fast.
  package static func path(of name: String) -> String {
    if name.hasPrefix("/") { return name }
    if let folder = ProcessInfo.processInfo.environment["FLICKBOOK_PROGRAMS"] {
      let named = URL(fileURLWithPath: folder).appendingPathComponent(name).path
      if FileManager.default.isExecutableFile(atPath: named) { return named }
    }
    let tests = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    return tests.deletingLastPathComponent().appendingPathComponent(name).path
  }

  /// The output of a run and its exit code.
  package struct Ending: Equatable, Sendable {
    package let output: String
    package let errors: String
    package let code: Int32
  }

  /// Runs with an environment that contains only the given variables and a width of 80 columns.
  package func run(
    _ words: [String], stdin: String = "", folder: String? = nil,
    environment: [String: String] = [:]
  ) throws -> Ending {
    // A file, not a pipe: a run that prints more than a pipe's capacity would wait for a reader.
    let directory = TemporaryFolder()
    directory.put("", as: "stdout")
    let ending = try run(
      words, stdin: stdin, outputPath: directory / "stdout", folder: folder,
      environment: environment)
    return Ending(
      output: directory.text(of: "stdout") ?? "", errors: ending.errors, code: ending.code)
  }

  /// Runs with stdout going to a path, such as a device.
  package func run(
    _ words: [String], stdin: String = "", outputPath: String, folder: String? = nil,
    environment: [String: String] = [:]
  ) throws -> Ending {
    let output = try FileHandle(forWritingTo: URL(fileURLWithPath: outputPath))
    return try run(words, stdin, output, folder, environment)
  }

  /// Runs with a stdout whose reader has closed it.
  package func runIntoClosedPipe(_ words: [String]) throws -> Ending {
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    return try run(words, "", pipe.fileHandleForWriting, nil, [:])
  }

  private func run(
    _ words: [String], _ stdin: String, _ output: FileHandle, _ folder: String?,
    _ environment: [String: String]
  ) throws -> Ending {
    let directory = TemporaryFolder()
    directory.put(stdin, as: "stdin")
    directory.put("", as: "stderr")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: executable)
    process.arguments = words
    process.currentDirectoryURL = folder.map { URL(fileURLWithPath: $0) }
    process.environment = ["COLUMNS": "80"].merging(environment) { $1 }
    process.standardInput = try FileHandle(
      forReadingFrom: URL(fileURLWithPath: directory / "stdin"))
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: directory / "stderr"))
    try process.run()
    process.waitUntilExit()
    return Ending(
      output: "", errors: directory.text(of: "stderr") ?? "", code: process.terminationStatus)
  }
}
