/// Finds what a pattern matches on disk: recordings, and folders to search for them.
///
/// The shell does this when the pattern is not quoted; quoted, it works the same in every shell, and
/// does not run into the longest command line allowed.
struct GlobSearch {
  private(set) var matches: [String] = []

  /// Everything a pattern matches, sorted by the bytes of the paths, each once.
  static func matches(of pattern: String) -> [String] {
    var search = GlobSearch()
    search.look(in: pattern.hasPrefix("/") ? "/" : "", for: Glob(pattern).components[...])
    return Set(search.matches).sortedByBytes()
  }
}

extension GlobSearch {
  private mutating func look(in folder: String, for components: ArraySlice<Glob.Component>) {
    guard let component = components.first else {
      matches.append(folder)
      return
    }
    let rest = components.dropFirst()
    if let name = component.plain {
      let path = folder.appending(component: name)
      if FileKind(of: path) != nil { look(in: path, for: rest) }
      return
    }
    // A folder that may not be read matches nothing here, as in a shell.
    guard let entries = try? Folder(folder).entries else { return }
    if component == .anyFolders { look(in: folder, for: rest) }
    for entry in entries where component.matches(entry.name) {
      let path = folder.appending(component: entry.name)
      if component == .anyFolders {
        // Linked folders are left out here, so that a circle of links ends.
        if FileKind(of: path) == .folder, !entry.isLink { look(in: path, for: components) }
        if rest.isEmpty { matches.append(path) }
      } else if rest.isEmpty || FileKind(of: path) == .folder {
        look(in: path, for: rest)
      }
    }
  }
}
