internal import Foundation

/// Programs that tests use where they are installed.
package enum Tool {
  /// Whether a program of that name is on the path, or where only root looks for programs.
  package static func isHere(_ name: String) -> Bool {
    (Adapter.searchPath + ":/usr/sbin:/sbin").split(separator: ":").contains { folder in
      FileManager.default.isExecutableFile(atPath: "\(folder)/\(name)")
    }
  }

  /// Whether a command line ends with 0.
  package static func answers(_ command: String) -> Bool {
    (try? Shell(in: "/").run(command))?.code == 0
  }
}
