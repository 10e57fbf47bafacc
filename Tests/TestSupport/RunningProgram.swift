package import Foundation

/// A program that runs while the test continues.
package final class RunningProgram {
  private let process = Process()
  private let directory = TemporaryFolder()

  /// Starts the executable with this name in the folder of the running tests. stdout can be
  /// redirected.
  package init(
    _ name: String, _ words: [String], folder: String? = nil, output: FileHandle? = nil,
    input: FileHandle? = nil
  ) throws {
    directory.put("", as: "stdout")
    directory.put("", as: "stderr")
    process.executableURL = URL(fileURLWithPath: Program.path(of: name))
    process.arguments = words
    process.currentDirectoryURL = folder.map { URL(fileURLWithPath: $0) }
    process.environment = ["COLUMNS": "80", "PATH": Adapter.searchPath]
    process.standardInput = input ?? FileHandle.nullDevice
    process.standardOutput =
      try output ?? FileHandle(forWritingTo: URL(fileURLWithPath: directory / "stdout"))
    process.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: directory / "stderr"))
    try process.run()
  }

  deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }
}

extension RunningProgram {
  package var number: Int32 { process.processIdentifier }

  package func send(_ signal: Int32) { kill(number, signal) }

  /// Waits until a condition is true or the program has ended; returns whether the condition became
  /// true.
  package func waits(until isReached: () -> Bool) -> Bool {
    var wasReached = false
    _ = TestSupport.waits {
      wasReached = isReached()
      return wasReached || !process.isRunning
    }
    return wasReached || isReached()
  }

  package var isRunning: Bool { process.isRunning }

  package var errors: String { directory.text(of: "stderr") ?? "" }
  package var output: String { directory.text(of: "stdout") ?? "" }

  /// Waits for the program to end, and kills it if it does not. The exit code is negative if a
  /// signal ended the program.
  package func end() -> Program.Ending {
    if !TestSupport.waits(until: { !process.isRunning }) { send(SIGKILL) }
    process.waitUntilExit()
    let isKilled = process.terminationReason == .uncaughtSignal
    let code = isKilled ? -process.terminationStatus : process.terminationStatus
    return Program.Ending(output: output, errors: errors, code: code)
  }
}
