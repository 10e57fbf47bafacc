internal import Model
package import Text
internal import Writing

/// Finds the files that a pattern matches, and the folders to search for recordings.
///
/// The shell expands an unquoted pattern. A quoted pattern works the same in every shell, and does
/// not exceed the maximum length of a command line. Each folder is read once, even if several
/// positions of the pattern lead to it. Therefore no pattern takes long.
package struct GlobSearch {
  package private(set) var matches: [String] = []
  /// Errors for matching entries whose names are not UTF-8.
  package private(set) var problems: [FormatError] = []
  private let glob: Glob

  package init(_ pattern: String) {
    self.init(Glob(pattern), below: pattern.hasPrefix("/") ? "/" : "")
  }

  init(_ glob: Glob, below folder: String) {
    self.glob = glob
    look(in: folder, glob.start)
    matches = Set(matches).sortedByBytes()
  }

  private mutating func look(in folder: String, _ progress: Glob.Progress) {
    if progress.contains(glob.components.count) { matches.append(folder) }
    var plain: [String: Glob.Progress] = [:]
    var others: [Int] = []
    for index in progress where index < glob.components.count {
      if let name = glob.components[index].plain {
        plain[name, default: []].insert(index + 1)
      } else {
        others.append(index)
      }
    }
    // As in a shell, an unreadable folder matches nothing.
    if !others.isEmpty, let contents = try? Folder(folder) {
      for entry in contents.entries { look(at: entry, in: folder, others, &plain) }
      for name in contents.unspeakable where others.contains(where: { isMatch(name, $0) }) {
        problems.append(name.problem(in: folder))
      }
    }
    for (name, next) in plain { enter(folder.appending(component: name), next) }
  }

  /// Matches an entry of a folder against the components that have wildcards. If the entry is also
  /// a plain name, the positions of that name are added and the name is removed from the list.
  private mutating func look(
    at entry: Folder.Entry, in folder: String, _ indices: [Int],
    _ plain: inout [String: Glob.Progress]
  ) {
    let indices = indices.filter { glob.components[$0].matches(entry.name) }
    guard !indices.isEmpty else { return }
    let path = folder.appending(component: entry.name)
    var next = plain.removeValue(forKey: entry.name) ?? []
    for index in indices {
      if glob.components[index] != .anyFolders {
        next.insert(index + 1)
      } else if !entry.isLink, FileKind(of: path) == .folder {
        next.insert(index)
      } else if index == glob.components.count - 1 {
        // A linked folder is matched but not entered, so that circular links terminate.
        next.insert(index + 1)
      }
    }
    enter(path, next)
  }

  private mutating func enter(_ path: String, _ progress: Glob.Progress) {
    switch FileKind(of: path) {
    case .folder?: look(in: path, glob.passingFolders(progress))
    case .file?: if progress.contains(glob.components.count) { matches.append(path) }
    case nil: break
    }
  }

  private func isMatch(_ name: Folder.UnreadableName, _ index: Int) -> Bool {
    FolderSearch.isRecording(name.nearly) && index == glob.components.count - 1
      && glob.components[index].matches(name.nearly)
  }
}
