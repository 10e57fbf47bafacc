internal import Foundation

/// The built program. Tests run it as a user does, with arguments, and get its two streams and its
/// exit code.
package struct Program: Sendable {
  private let executable: String

  /// The executable with this name in the folder of the running tests.
  package init(_ name: String) {
    executable = Self.path(of: name)
  }

  /// The executable at this path.
  package init(at path: String) {
    executable = path
  }

  /// The path of an executable. It is in the folder that FLICKBOOK_PROGRAMS names, if it exists
  /// there, otherwise in the folder of the running tests. `make test` names the folder of the
  /// release builds, because users run these and they are ten times as fast.
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

  /// Runs the program. The environment contains only the given variables and a width of 80 columns.
  package func run(
    _ words: [String], stdin: String = "", folder: String? = nil,
    environment: [String: String] = [:]
  ) throws -> Ending {
    // stdout is a file, because a pipe would block a run that prints more than the pipe's capacity.
    let directory = TemporaryFolder()
    directory.put("", as: "stdout")
    let ending = try run(
      words, stdin: stdin, outputPath: directory / "stdout", folder: folder,
      environment: environment)
    return Ending(
      output: directory.text(of: "stdout") ?? "", errors: ending.errors, code: ending.code)
  }

  /// Runs the program with stdout redirected to a path, such as a device.
  package func run(
    _ words: [String], stdin: String = "", outputPath: String, folder: String? = nil,
    environment: [String: String] = [:]
  ) throws -> Ending {
    let output = try FileHandle(forWritingTo: URL(fileURLWithPath: outputPath))
    return try run(words, stdin, output, folder, environment)
  }

  /// Runs the program with a pipe as stdout whose reader has closed it.
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
