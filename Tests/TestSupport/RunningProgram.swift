package import Foundation

/// A program that runs while the test goes on.
package final class RunningProgram {
  private let process = Process()
  private let place = TemporaryFolder()

  /// Starts the executable of that name beside the running tests; stdout may go elsewhere.
  package init(
    _ name: String, _ words: [String], folder: String? = nil, output: FileHandle? = nil,
    input: FileHandle? = nil
  ) throws {
    place.put("", as: "stdout")
    place.put("", as: "stderr")
    process.executableURL = URL(fileURLWithPath: Program.path(of: name))
    process.arguments = words
    process.currentDirectoryURL = folder.map { URL(fileURLWithPath: $0) }
    process.environment = ["COLUMNS": "80", "PATH": Adapter.searchPath]
    process.standardInput = input ?? FileHandle.nullDevice
    process.standardOutput =
      try output ?? FileHandle(forWritingTo: URL(fileURLWithPath: place / "stdout"))
    process.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: place / "stderr"))
    try process.run()
  }

  deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }
}

extension RunningProgram {
  package func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

  /// Waits until something is so, for twenty seconds at most; whether it is.
  package func waits(until isSo: () -> Bool) -> Bool {
    for _ in 0..<800 {
      if isSo() { return true }
      usleep(25_000)
    }
    return isSo()
  }

  package var isRunning: Bool { process.isRunning }

  package var errors: String { place.text(of: "stderr") ?? "" }
  package var output: String { place.text(of: "stdout") ?? "" }

  /// How it ended: an exit code, or what is below nothing for a signal; and after how many seconds.
  package func end() -> (ending: Program.Ending, seconds: Double) {
    let began = Date()
    process.waitUntilExit()
    let isKilled = process.terminationReason == .uncaughtSignal
    let code = isKilled ? -process.terminationStatus : process.terminationStatus
    return (
      Program.Ending(output: output, errors: errors, code: code), Date().timeIntervalSince(began)
    )
  }
}
