internal import Foundation

/// The adapters of `Examples/Adapters`, as programs that tests run.
package enum Adapter: String, CaseIterable, Sendable {
  case python, js, c
}

extension Adapter {
  /// The program that the language of the adapter needs.
  package var tool: String {
    switch self {
    case .python: "python3"
    case .js: "node"
    case .c: "cc"
    }
  }

  /// The command that builds the adapter in its folder, and the command that runs it.
  package var build: String? { self == .c ? "cc -std=c11 -O2 -o engine engine.c -lm" : nil }

  package var command: String {
    switch self {
    case .python: "python3 engine.py"
    case .js: "node engine.mjs"
    case .c: "./engine"
    }
  }

  /// Whether this machine can run the adapter.
  package var canRun: Bool { Self.runnable.contains(self) }

  /// The adapters that this machine can run. For each other adapter, a message that the adapter is
  /// not tested is printed once.
  package static let runnable = allCases.filter { adapter in
    let isThere = searchPath.split(separator: ":").contains { folder in
      FileManager.default.isExecutableFile(atPath: "\(folder)/\(adapter.tool)")
    }
    if !isThere {
      print("skipped: the adapter in \(adapter.rawValue), no \(adapter.tool) here")
    }
    return isThere
  }

  /// The search path of programs.
  package static let searchPath = ProcessInfo.processInfo.environment["PATH"] ?? ""

  /// Waits for this many milliseconds of real time.
  package static func pause(_ milliseconds: Int) {
    Thread.sleep(forTimeInterval: Double(milliseconds) / 1000)
  }

  /// The source file of the engine, and the source file that implements the protocol.
  package var files: [String] {
    switch self {
    case .python: ["engine.py", "flickbook.py"]
    case .js: ["engine.mjs", "flickbook.mjs"]
    case .c: ["engine.c", "flickbook.h"]
    }
  }

  /// Writes the adapter into a folder, optionally modified, and returns the command that runs it.
  ///
  /// - Parameter edit: Changes the text of a file.
  package func command(
    in folder: TemporaryFolder, edit: (_ file: String, _ text: String) -> String = { $1 }
  ) throws -> String {
    for file in files {
      folder.put(edit(file, Corpus.text(of: "Examples/Adapters/\(rawValue)/\(file)")), as: file)
    }
    if let build { try Program.shell(build, in: folder.path) }
    return "cd '\(folder.path)' && exec \(command)"
  }
}

extension Program {
  /// Runs a shell command that must succeed.
  package static func shell(_ line: String, in folder: String) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", line]
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw ShellFailure(line: line) }
  }

  struct ShellFailure: Error { let line: String }
}
