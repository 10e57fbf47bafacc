internal import Foundation

/// Runs commands in a shell as a user would paste them, with the built program on the path.
package struct Shell: Sendable {
  private let tools = TemporaryFolder()
  private let folder: String
  private let path: String

  /// - Parameter path: The shell. The default is sh, which has the fewest features.
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
