import Exploration
import Platform
import TestSupport

/// The file of a recorder that was killed while it was writing.
struct KilledPrefix {
  /// The unfinished file in the folder.
  var file: String
  /// The number of events that the recorder had reported as safe before it was killed.
  var promisedEvents: Int
  /// The time of the last of these events in milliseconds, in the form of a recording.
  var promisedTime: String
}

/// Starts this many recorder processes, kills each at a random time that depends on the seed, and
/// returns the files that they left in the folder.
func killedPrefixes(_ count: Int, seed: UInt64, in folder: TemporaryFolder) -> [KilledPrefix] {
  var numbers = SeededNumbers(seed: seed)
  return (0..<count).compactMap { index in
    let said = "\(index).said"
    guard
      let process = startRecorder(
        seed: UInt64(index), file: folder / "\(index).xml", output: folder / said)
    else { return nil }
    // The first output shows that the process has started. On a busy machine, the start takes
    // longer.
    _ = waits { !(folder.text(of: said) ?? "").isEmpty }
    usleep(UInt32(numbers.uniform(in: 0...12_000)))
    kill(process, SIGKILL)
    var status: Int32 = 0
    waitpid(process, &status, 0)
    // An incomplete last line, which the kill cut off, promises nothing.
    let promises = (folder.text(of: said) ?? "").split(
      separator: "\n", omittingEmptySubsequences: false
    ).dropLast()
    let words = promises.last?.split(separator: " ") ?? ["0", "0"]
    return KilledPrefix(
      file: "\(index).xml.part", promisedEvents: Int(words[0]) ?? 0,
      promisedTime: String(words[1]))
  }
}

/// Runs the program `recorder-process`, which is built into the folder of these tests.
private func startRecorder(seed: UInt64, file: String, output: String) -> pid_t? {
  guard let own = realpath("/proc/self/exe", nil) else { return nil }
  defer { free(own) }
  let folder = String(cString: own).split(separator: "/").dropLast().map { "/" + $0 }.joined()
  let program = folder + "/recorder-process"
  var actions = posix_spawn_file_actions_t()
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
  var arguments: [UnsafeMutablePointer<CChar>?] = [
    strdup(program), strdup(String(seed)), strdup(file), nil,
  ]
  defer { for argument in arguments { free(argument) } }
  var process: pid_t = 0
  return posix_spawn(&process, program, &actions, nil, &arguments, nil) == 0 ? process : nil
}
