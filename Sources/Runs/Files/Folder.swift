internal import Model
internal import Platform
package import Text

/// The contents of one folder.
package struct Folder {
  package struct Entry {
    package let name: String
    package let isLink: Bool
  }

  /// The entries, sorted by the bytes of their names. They include hidden entries, but not `.` and
  /// `..`.
  package let entries: [Entry]
  /// Entries whose names are not UTF-8, sorted.
  let unspeakable: [UnreadableName]

  package init(_ path: String) throws(FormatError) {
    guard let stream = opendir(path.isEmpty ? "." : path) else {
      throw FormatError(unread: path, lastSystemError())
    }
    defer { closedir(stream) }
    var entries: [Entry] = []
    var unspeakable: [UnreadableName] = []
    while let entry = readdir(stream) {
      let isLink = entry.pointee.d_type == DT_LNK
      let bytes = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      guard let name = String(validating: bytes, as: UTF8.self) else {
        unspeakable.append(UnreadableName(bytes, isFolder: entry.pointee.d_type == DT_DIR))
        continue
      }
      if name != ".", name != ".." { entries.append(Entry(name: name, isLink: isLink)) }
    }
    self.entries = entries.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    self.unspeakable = unspeakable.sorted { $0.shown < $1.shown }
  }
}

package func currentFolder() -> String {
  guard let path = getcwd(nil, 0) else { return "" }
  defer { free(path) }
  return String(cString: path)
}
