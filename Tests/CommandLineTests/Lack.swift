import Foundation

/// A system resource that is missing during a run.
enum Lack: CaseIterable {
  case descriptor, stdin, stdout, stderr, streams, space, reader, proc, writing, home, input

  /// The shell command that removes the resource before the run.
  var setUp: String {
    switch self {
    case .descriptor: "ulimit -n 3"
    case .proc: "mount -t tmpfs none /proc"
    case .writing: "mount --bind . . && mount -o remount,bind,ro . && cd ."
    // The recording is replaced by a pipe without a writer.
    case .input: "rm pull.xml; mkfifo pull.xml"
    case .stdin, .stdout, .stderr, .streams, .space, .reader, .home: ""
    }
  }

  /// The redirections after the command of the run.
  var redirection: String {
    switch self {
    case .stdin: "<&-"
    case .stdout: ">&-"
    case .stderr: "2>&-"
    case .streams: "<&- >&- 2>&-"
    case .space: ">/dev/full"
    case .reader: "</dev/null"
    case .descriptor, .proc, .writing, .home, .input: ""
    }
  }

  /// The program that starts the shell.
  var wrapper: [String] {
    switch self {
    case .proc, .writing: ["unshare", "-rm"]
    case .descriptor, .stdin, .stdout, .stderr, .streams, .space, .reader, .home, .input: []
    }
  }

  /// Whether a file is replaced by something that is not a regular file.
  func takes(_ file: String) -> Bool { self == .input && file == "pull.xml" }

  var hidesOutput: Bool { [.stdout, .streams, .space].contains(self) }
  var hidesErrors: Bool { [.stderr, .streams].contains(self) }

  /// Whether this machine can withhold the resource.
  var isPossible: Bool { wrapper.isEmpty || Self.canMount }

  private static let canMount: Bool = {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/unshare")
    process.arguments = ["-rm", "mount", "-t", "tmpfs", "none", "/proc"]
    process.standardError = FileHandle.nullDevice
    do { try process.run() } catch { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }()
}
