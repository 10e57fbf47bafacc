internal import Model
package import Text
internal import Writing

/// Finds the recordings in folders: the files that count as recordings without being named by the
/// user.
package struct FolderSearch {
  package private(set) var found: [String] = []
  package private(set) var problems: [FormatError] = []
  /// Descriptions of skipped folders.
  package private(set) var skipped: [String] = []
  /// The folders already entered. Each is entered once, so that circular links terminate.
  private var entered: Set<FileIdentity> = []
  /// Linked folders are searched after real folders, so that a file is found by its own path first.
  private var linked: [String] = []

  /// All recordings below a folder, sorted by the bytes of their paths.
  package static func recordings(in folder: String) -> FolderSearch {
    var search = FolderSearch()
    search.enter(folder)
    while !search.linked.isEmpty { search.enter(search.linked.removeFirst()) }
    search.found = search.found.sortedByBytes()
    return search
  }

  /// Whether a file counts as a recording by its name. Hidden files, unfinished files
  /// (`x.xml.part`) and the suite file do not.
  package static func isRecording(_ name: some StringProtocol) -> Bool {
    name.hasSuffix(".xml") && !name.hasPrefix(".") && name != "flickbook-suite.xml"
  }

  private mutating func enter(_ folder: String) {
    guard let status = FileStatus(of: folder), entered.insert(status.identity).inserted
    else { return }
    let contents: Folder
    do { contents = try Folder(folder) } catch { return problems.append(error) }
    for name in contents.unspeakable where !name.nearly.hasPrefix(".") {
      let problem = name.problem(in: folder)
      if name.isFolder {
        skipped.append("the folder \(problem.file.quoted) is left out: \(problem.objection.found)")
      } else if Self.isRecording(name.nearly) {
        problems.append(problem)
      }
    }
    for entry in contents.entries where !entry.name.hasPrefix(".") {
      let path = folder.appending(component: entry.name)
      let isRecording = Self.isRecording(entry.name)
      switch FileKind(of: path) {
      case .folder? where entry.isLink: linked.append(path)
      case .folder?: enter(path)
      case .file(isRegular: true)? where isRecording: found.append(path)
      case nil where isRecording: problems.append(FormatError(unread: path, "a link to nothing"))
      default: break
      }
    }
  }
}

extension Sequence<String> {
  /// The strings sorted by bytes, so that the order does not depend on the system's locale.
  package func sortedByBytes() -> [String] { sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) } }
}
