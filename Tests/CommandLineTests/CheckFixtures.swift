import Foundation
import TestSupport

/// Folders with recordings to judge.
enum CheckFixtures {
  /// A recording of one finger that drags a list and lifts.
  static func recording(expect: String = "", tag: String = "drag") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <recording xmlns="urn:flickbook:recording:1" title="One flick up a list">
      <tag>\(tag)</tag>
      <scene>
        <window width="320" height="568"/>
        <view id="list" x="0" y="0" width="320" height="568">
          <content width="320" height="5000"/>
        </view>
      </scene>\(expect.isEmpty ? "" : "\n  <expect>\(expect)</expect>")
      <timeline>
        <down t="0" finger="1" x="160" y="400"/>
        <move t="16.667" finger="1" x="160" y="360"/>
        <move t="33.333" finger="1" x="160" y="320"/>
        <up t="50" finger="1" x="160" y="300"/>
      </timeline>
    </recording>

    """
  }

  static func suite(_ content: String) -> String {
    "<suite xmlns=\"urn:flickbook:suite:1\">\n\(content)\n</suite>\n"
  }

  static func folder(_ names: String...) -> TemporaryFolder {
    let folder = TemporaryFolder()
    for name in names { folder.put(recording(), as: name) }
    return folder
  }
}

extension TemporaryFolder {
  /// Runs a bash script in this folder, with the path of `faulty-flickbook` as `$0`; returns its
  /// exit code.
  ///
  /// The script runs under job control, because background jobs of other scripts ignore SIGINT.
  func runJobs(_ script: String) throws -> Int32 {
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/bash")
    shell.arguments = ["-mc", script, Program.path(of: "faulty-flickbook")]
    shell.currentDirectoryURL = URL(fileURLWithPath: path)
    shell.standardOutput = FileHandle.nullDevice
    shell.standardError = FileHandle.nullDevice
    try shell.run()
    shell.waitUntilExit()
    return shell.terminationStatus
  }
}
