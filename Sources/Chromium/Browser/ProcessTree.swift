internal import Platform

/// A process and all its descendants, from Linux's /proc. Empty on other systems.
struct ProcessTree {
  let root: pid_t

  /// The memory use of all of them, in bytes. Shared memory counts once.
  var bytes: Int { Self.bytes(of: root) }

  private static func bytes(of process: pid_t) -> Int {
    let lines = text("/proc/\(process)/smaps_rollup").split(separator: "\n")
    let words = lines.first { $0.hasPrefix("Pss:") }?.split(separator: " ") ?? []
    let own = words.count > 1 ? (Int(words[1]) ?? 0) * 1024 : 0
    return children(of: process).reduce(own) { $0 + bytes(of: $1) }
  }

  /// Any thread may have started a child.
  private static func children(of process: pid_t) -> [pid_t] {
    let threads = "/proc/\(process)/task"
    guard let folder = opendir(threads) else { return [] }
    defer { closedir(folder) }
    var children: [pid_t] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      guard !name.hasPrefix(".") else { continue }
      children += text("\(threads)/\(name)/children").split(separator: " ").compactMap { pid_t($0) }
    }
    return children
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
