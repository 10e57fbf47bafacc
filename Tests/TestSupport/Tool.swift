internal import Foundation

/// Programs of the system that tests use if they are installed.
package enum Tool {
  /// Whether a program with this name is on the path or in the folders of system programs.
  package static func isHere(_ name: String) -> Bool {
    (Adapter.searchPath + ":/usr/sbin:/sbin").split(separator: ":").contains { folder in
      FileManager.default.isExecutableFile(atPath: "\(folder)/\(name)")
    }
  }

  /// Whether a command line exits with 0.
  package static func answers(_ command: String) -> Bool {
    (try? Shell(in: "/").run(command))?.code == 0
  }
}
