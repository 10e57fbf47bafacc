package import Writing

extension NewFile {
  /// Creates a folder and its missing parents.
  package static func makeFolders(_ path: String) throws(WriteError) {
    var folder = path.hasPrefix("/") ? "/" : ""
    for name in path.split(separator: "/") where name != "." {
      folder = folder.appending(component: String(name))
      if FileKind(of: folder) == nil { try makeFolder(folder) }
    }
  }
}
