internal import Platform

/// A process and all its descendants, from Linux's /proc. On other systems, the tree is empty.
struct ProcessTree {
  let root: pid_t

  /// The memory use of all these processes, in bytes. Shared memory counts once.
  var bytes: Int { Self.bytes(of: root) }

  /// Whether a thread of any of these processes runs, or waits only for a processor.
  var isRunning: Bool { Self.isRunning(root) }

  private static func isRunning(_ process: pid_t) -> Bool {
    threads(of: process).contains { thread in
      // The state follows the name of the thread, which is in parentheses.
      let words = text("/proc/\(process)/task/\(thread)/stat").split(separator: ")").last
      return words?.split(separator: " ").first == "R"
    } || children(of: process).contains(where: isRunning)
  }

  /// The seconds for which all threads of the processes computed, and waited for a processor.
  struct Load {
    var computed = 0.0
    var queued = 0.0
  }

  var load: Load { Self.load(of: root) }

  private static func load(of process: pid_t) -> Load {
    var load = Load()
    for thread in threads(of: process) {
      // Nanoseconds on a processor, nanoseconds in the queue, number of turns.
      let numbers = text("/proc/\(process)/task/\(thread)/schedstat").split(separator: " ")
      guard numbers.count >= 2 else { continue }
      load.computed += (Double(numbers[0]) ?? 0) / 1e9
      load.queued += (Double(numbers[1]) ?? 0) / 1e9
    }
    for child in children(of: process) {
      let other = self.load(of: child)
      load.computed += other.computed
      load.queued += other.queued
    }
    return load
  }

  private static func bytes(of process: pid_t) -> Int {
    let lines = text("/proc/\(process)/smaps_rollup").split(separator: "\n")
    let words = lines.first { $0.hasPrefix("Pss:") }?.split(separator: " ") ?? []
    let own = words.count > 1 ? (Int(words[1]) ?? 0) * 1024 : 0
    return children(of: process).reduce(own) { $0 + bytes(of: $1) }
  }

  /// The child processes of a process. Each of its threads is queried, because any thread may have
  /// started a child process.
  private static func children(of process: pid_t) -> [pid_t] {
    threads(of: process).flatMap { thread in
      text("/proc/\(process)/task/\(thread)/children").split(separator: " ")
        .compactMap { pid_t($0) }
    }
  }

  private static func threads(of process: pid_t) -> [String] {
    guard let folder = opendir("/proc/\(process)/task") else { return [] }
    defer { closedir(folder) }
    var threads: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if !name.hasPrefix(".") { threads.append(name) }
    }
    return threads
  }

  private static func text(_ path: String) -> String {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return "" }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(file, &bytes, bytes.count)
    return String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self)
  }
}
