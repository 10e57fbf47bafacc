internal import Writing

extension NewFile {
  /// Makes a folder and those around it, as far as they are not there.
  static func makeFolders(_ path: String) throws(WriteError) {
    var folder = path.hasPrefix("/") ? "/" : ""
    for name in path.split(separator: "/") where name != "." {
      folder = folder.appending(component: String(name))
      if FileKind(of: folder) == nil { try makeFolder(folder) }
    }
  }
}
