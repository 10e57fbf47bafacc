internal import Foundation

/// Commands that a user pastes into sh, with the built program on the path.
package struct Shell: Sendable {
  private let tools = TemporaryFolder()
  private let folder: String
  private let path: String

  /// - Parameter path: The shell; sh has the fewest features.
  package init(_ path: String = "/bin/sh", in folder: String) {
    self.folder = folder
    self.path = path
    tools.link("flickbook", to: Program.path(of: "flickbook"))
  }

  package func run(
    _ command: String, stdin: String = "", environment: [String: String] = [:]
  ) throws -> Program.Ending {
    let inherited = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return try Program(at: path).run(
      ["-c", command], stdin: stdin, folder: folder,
      environment: [
        "PATH": tools.path + ":" + inherited, "LANG": "C.UTF-8", "HOME": folder,
      ].merging(environment) { $1 })
  }
}
