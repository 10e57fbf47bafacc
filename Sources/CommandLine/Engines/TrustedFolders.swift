internal import Model
internal import Platform
internal import Runs
internal import Text
internal import Writing

/// The folders that the user trusts. Suites in them may run the commands, pages and scripts of
/// signals that they name.
///
/// A user who checks a downloaded folder of recordings expects that files are read, not that
/// programs are started. A suite that was only found by search therefore runs nothing until the
/// user has trusted its folder. As with editors and version control, trust includes everything
/// below the folder. Trust does not depend on the present content of the suite: a suite and the
/// programs that it names change with every branch, and the programs could not be verified.
struct TrustedFolders {
  /// The file that lists the trusted folders, one per line.
  let file: String
  private(set) var folders: [String]

  /// - Parameter environment: Provides the location of the user's settings.
  /// - Throws: An error if the location is unknown.
  init(_ environment: (String) -> String?) throws(UsageError) {
    // The specification of these variables requires relative paths to be ignored.
    let settings = environment("XDG_CONFIG_HOME").flatMap { $0.hasPrefix("/") ? $0 : nil }
    let home = environment("HOME").flatMap { $0.hasPrefix("/") ? $0 : nil }
    guard let location = settings ?? home?.appending(component: ".config") else {
      throw UsageError(
        "neither XDG_CONFIG_HOME nor HOME is set: one of them must name the folder of the list of trusted folders"
      )
    }
    file = location.appending(component: "flickbook/trusted")
    // An unreadable file must not be overwritten: the folders in it would be removed.
    do throws(FormatError) {
      folders = FileKind(of: file) == nil ? [] : try PathList.lines(of: file)
    } catch { throw UsageError(error.located) }
  }

  /// Whether a folder is trusted, or inside a trusted folder. Links are resolved first: a link to a
  /// folder inside a trusted folder is trusted, and a link to a folder outside it is not.
  func holds(_ folder: String) -> Bool {
    guard let path = Self.real(folder) else { return false }
    return folders.contains { path == $0 || path.relative(to: $0) != nil }
  }

  /// The canonical path of a folder.
  static func real(_ folder: String) -> String? {
    guard FileKind(of: folder) == .folder, let path = realpath(folder, nil) else { return nil }
    defer { free(path) }
    return String(validatingCString: path).flatMap { $0.contains { $0.isNewline } ? nil : $0 }
  }

  mutating func add(_ folder: String) throws(WriteError) {
    guard !folders.contains(folder) else { return }
    folders = (folders + [folder]).sortedByBytes()
    try save()
  }

  /// Removes a folder. Returns whether it was listed.
  mutating func remove(_ folder: String) throws(WriteError) -> Bool {
    let rest = folders.filter { $0 != folder }
    guard rest.count < folders.count else { return false }
    folders = rest
    try save()
    return true
  }

  private func save() throws(WriteError) {
    try NewFile.report(file).put(folders.map { $0 + "\n" }.joined())
  }
}
