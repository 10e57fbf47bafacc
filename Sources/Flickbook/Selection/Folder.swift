internal import Glibc

/// The contents of one folder.
struct Folder {
  struct Entry {
    let name: String
    let isLink: Bool
  }

  /// Sorted by the bytes of their names, hidden ones included, `.` and `..` left out.
  let entries: [Entry]

  init(_ path: String) throws(SelectionProblem) {
    guard let stream = opendir(path.isEmpty ? "." : path) else {
      throw SelectionProblem(path, lastSystemError())
    }
    defer { closedir(stream) }
    var entries: [Entry] = []
    while let entry = readdir(stream) {
      let isLink = entry.pointee.d_type == DT_LNK
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(validating: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      guard let name else {
        throw SelectionProblem(path, "holds a name that is not UTF-8")
      }
      if name != ".", name != ".." { entries.append(Entry(name: name, isLink: isLink)) }
    }
    self.entries = entries.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }
}
