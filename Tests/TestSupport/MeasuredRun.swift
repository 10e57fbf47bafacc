internal import Foundation

/// A run of the program with measured time and memory.
package struct MeasuredRun: Sendable {
  package let code: Int32
  package let output: String
  package let errors: String
  /// The processor time in seconds.
  package let seconds: Double
  /// The maximum memory in bytes, sampled during the run. The value of `wait4` is not used, because
  /// for a child process it starts at the memory of its parent.
  package let peakMemory: Int

  /// Runs the program with this name in the folder of the running tests, and kills it after three
  /// minutes.
  package init(_ name: String, _ words: [String]) {
    let folder = TemporaryFolder()
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, folder / "out", O_WRONLY | O_CREAT, 0o644)
    posix_spawn_file_actions_addopen(&actions, 2, folder / "err", O_WRONLY | O_CREAT, 0o644)
    let program = Program.path(of: name)
    var arguments = ([program] + words).map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var environment: [UnsafeMutablePointer<CChar>?] = [nil]
    var process: pid_t = 0
    guard posix_spawn(&process, program, &actions, nil, &arguments, &environment) == 0 else {
      self.init(code: -1, output: "", errors: "cannot start", seconds: 0, peakMemory: 0)
      return
    }
    var status: Int32 = 0
    var usage = rusage()
    var peak = 0
    let limit = Date() + 180
    while wait4(process, &status, WNOHANG, &usage) == 0 {
      peak = max(peak, Self.memory(of: process))
      if Date() > limit { kill(process, SIGKILL) }
      usleep(500)
    }
    let seconds =
      Double(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec)
      + Double(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1_000_000
    self.init(
      // A signal is represented as in shells, by 128 plus its number.
      code: status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F,
      output: folder.text(of: "out") ?? "", errors: folder.text(of: "err") ?? "", seconds: seconds,
      peakMemory: peak)
  }

  private init(code: Int32, output: String, errors: String, seconds: Double, peakMemory: Int) {
    self.code = code
    self.output = output
    self.errors = errors
    self.seconds = seconds
    self.peakMemory = peakMemory
  }

  private static func memory(of process: pid_t) -> Int {
    let status = (try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return line.flatMap { $0.split(separator: " ").dropLast().last.flatMap { Int($0) } }
      .map { $0 * 1024 } ?? 0
  }
}
