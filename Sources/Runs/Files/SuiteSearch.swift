internal import Files
internal import Platform
internal import Writing

/// Finds the suite file that applies to recordings.
package enum SuiteSearch {
  package static let name = Suite.fileName

  /// Whether a file is a suite, by its name or by its first element.
  package static func isSuite(_ path: String) -> Bool {
    if path.split(separator: "/").last == name[...] { return true }
    let head = OutputKind.head(of: path)
    let root = head.indices.dropLast().first { index in
      head[index] == UInt8(ascii: "<") && (97...122).contains(head[index + 1] | 0x20)
    }
    guard let root else { return false }
    return head[root...].starts(with: "<suite ".utf8) || head[root...].starts(with: "<suite>".utf8)
  }

  /// The suite in the folders of these recordings or above them. Several different suites are an
  /// error.
  package static func suite(for paths: [String]) throws(SessionError) -> String? {
    let here = currentFolder()
    guard !here.isEmpty || paths.allSatisfy({ $0.hasPrefix("/") }) else {
      throw SessionError(.unjudged, "the current folder cannot be read: \(lastSystemError())")
    }
    var found: [String] = []
    for folder in paths.map(\.folder).unique {
      if let suite = try suite(above: folder, here), !found.contains(suite) { found.append(suite) }
    }
    guard found.count < 2 else {
      throw SessionError(
        .unjudged,
        "these recordings belong to two suites, \(found.map(\.quoted).listed("and")): "
          + "check them separately, or name one suite with --suite")
    }
    return found.first
  }

  /// The suite in a folder or the nearest folder above it. Its path is relative to the current
  /// folder if possible, for readability.
  private static func suite(
    above folder: String, _ here: String
  ) throws(SessionError) -> String? {
    var folder = folder.absolutePath(in: here)
    while true {
      let path = folder.appending(component: name)
      switch FileKind(of: path) {
      case .file?: return path.relative(to: here) ?? path
      case .folder?: break
      case nil:
        // The failure is reported as an error: if the suite were ignored, the recordings would be
        // judged by other rules.
        guard [ENOENT, ENOTDIR, EACCES].contains(errno) else {
          throw SessionError(.unjudged, "\(path.quoted) cannot be read: \(lastSystemError())")
        }
      }
      if folder == "/" { return nil }
      folder = folder.folder
    }
  }
}
