internal import Platform

/// The running processes that have the folder in their arguments or environment.
///
/// If the command of an engine begins with `marked(folder)`, all processes that the engine starts
/// have the folder in their environment, in any session.
package func leftovers(of folder: TemporaryFolder) -> [String] {
  let mark = Array((folder / "").utf8)
  var left: [String] = []
  // A process that was just killed may not have ended yet.
  _ = waits {
    left = found(mark)
    return left.isEmpty
  }
  return left
}

private func found(_ mark: [UInt8]) -> [String] {
  processNumbers().compactMap { name in
    let words = bytes(ofFile: "/proc/\(name)/cmdline")
    let surroundings = bytes(ofFile: "/proc/\(name)/environ")
    guard words.contains(mark) || surroundings.contains(mark) else { return nil }
    return "\(name) " + String(decoding: words.map { $0 == 0 ? 32 : $0 }, as: UTF8.self)
  }
}

/// The number of processes that `leftovers` would find, when it has reached the expected number.
package func sightings(of folder: TemporaryFolder, awaiting minimum: Int) -> Int {
  let mark = Array((folder / "").utf8)
  var count = 0
  // A process that was just started may not be visible yet.
  _ = waits {
    count = found(mark).count
    return count >= minimum
  }
  return count
}

/// The beginning of a command that marks all of its processes for `leftovers`.
package func marked(_ folder: TemporaryFolder) -> String { "export MARK='\(folder / "")'; " }

private func processNumbers() -> [String] {
  guard let folder = opendir("/proc") else { return [] }
  defer { closedir(folder) }
  var names: [String] = []
  while let entry = readdir(folder) {
    let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    if Int(name) != nil { names.append(name) }
  }
  return names
}

private func bytes(ofFile path: String) -> [UInt8] {
  let descriptor = open(path, O_RDONLY | O_CLOEXEC)
  guard descriptor >= 0 else { return [] }
  defer { close(descriptor) }
  var bytes = [UInt8](repeating: 0, count: 8192)
  let count = read(descriptor, &bytes, bytes.count)
  return Array(bytes.prefix(max(0, count)))
}
