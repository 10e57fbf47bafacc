internal import Platform

/// The processes that run still and have the folder among their words or in their environment.
///
/// An engine whose command begins with `marked(folder)` hands the folder down to all it starts, in
/// whatever session.
package func leftovers(of folder: TemporaryFolder) -> [String] {
  let mark = Array((folder / "").utf8)
  var left: [String] = []
  // What was killed a moment ago may still be on its way out.
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

/// How many processes there are that `leftovers` would find, once there are as many as are awaited.
package func sightings(of folder: TemporaryFolder, awaiting minimum: Int) -> Int {
  let mark = Array((folder / "").utf8)
  var count = 0
  // What was started a moment ago may still be on its way in.
  _ = waits {
    count = found(mark).count
    return count >= minimum
  }
  return count
}

/// What to put before a command so that all that comes of it is found again.
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
