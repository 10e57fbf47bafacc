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

  /// A file that is written anew by each run, and the folder it is to stand in.
  static func report(_ path: String) throws(WriteError) -> NewFile {
    if let slash = path.lastIndex(of: "/") { try makeFolders(String(path[..<slash])) }
    return try NewFile(path, replacing: true)
  }
}
