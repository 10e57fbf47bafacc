internal import Platform
internal import Writing

/// The folders that the user trusts: their suites may run what they name, which is commands, pages and
/// the scripts of signals.
///
/// Whoever fetches a folder of recordings and checks it expects that files are read, not that programs
/// are started. So a suite that was only found does not run anything until the person has said so, once for
/// a folder and all below it, as editors and version control ask it. It is the folder that is trusted
/// and not the suite as it stands: a suite changes with every branch, and so do the programs it names,
/// which nothing could vouch for either.
struct TrustedFolders {
  /// The file they stand in, one a line.
  let file: String
  private(set) var folders: [String]

  /// - Parameter environment: Says where this person's settings stand.
  /// - Throws: Where nothing says it.
  init(_ environment: (String) -> String?) throws(UsageError) {
    // A path that is not absolute is to be ignored, says the standard of these variables.
    let settings = environment("XDG_CONFIG_HOME").flatMap { $0.hasPrefix("/") ? $0 : nil }
    let home = environment("HOME").flatMap { $0.hasPrefix("/") ? $0 : nil }
    guard let place = settings ?? home?.appending(component: ".config") else {
      throw UsageError(
        "neither XDG_CONFIG_HOME nor HOME is set: one of them must name the folder of the list of trusted folders"
      )
    }
    file = place.appending(component: "flickbook/trusted")
    // What cannot be read must not be written again without its folders.
    do throws(FormatError) {
      folders = FileKind(of: file) == nil ? [] : try PathList.lines(of: file)
    } catch { throw UsageError(error.located) }
  }

  /// Whether a folder is one of them or stands below one; links are followed first, so that a link
  /// into a trusted folder is as good as the folder, and one out of it is not.
  func holds(_ folder: String) -> Bool {
    guard let path = Self.real(folder) else { return false }
    return folders.contains { path == $0 || path.relative(to: $0) != nil }
  }

  /// A folder by the only name that means nothing else.
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

  /// Whether it was one of them.
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
