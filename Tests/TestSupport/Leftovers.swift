internal import Glibc

/// The processes that run still and have the folder among their words.
public func leftovers(of folder: TemporaryFolder) -> [String] {
  let mark = Array((folder / "").utf8)
  var found: [String] = []
  // What was killed a moment ago may still be on its way out.
  for _ in 0..<40 {
    found = []
    for name in processNumbers() {
      let words = bytes(ofFile: "/proc/\(name)/cmdline")
      if words.count >= mark.count, words.contains(mark) {
        found.append("\(name) " + String(decoding: words.map { $0 == 0 ? 32 : $0 }, as: UTF8.self))
      }
    }
    if found.isEmpty { break }
    usleep(50_000)
  }
  return found
}

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
