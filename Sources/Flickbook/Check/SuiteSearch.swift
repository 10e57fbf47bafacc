/// Finds the suite file that recordings belong to.
enum SuiteSearch {
  static let name = "flickbook-suite.xml"

  /// The one suite in the folders of these recordings and above them.
  static func suite(for paths: [String]) throws(SessionError) -> String? {
    let here = currentFolder()
    let found = paths.map(\.folder).unique.compactMap { suite(above: $0, here) }.unique
    guard found.count < 2 else {
      throw SessionError(
        .unjudged,
        "these recordings belong to two suites, \(found.map(\.quoted).listed("and")): "
          + "check them separately, or name one suite with --suite")
    }
    return found.first
  }

  /// Named as seen from here where that is possible, since people read it.
  private static func suite(above folder: String, _ here: String) -> String? {
    var folder = folder.absolutePath(in: here)
    while true {
      let path = folder.appending(component: name)
      if case .file? = FileKind(of: path) { return path.relative(to: here) ?? path }
      if folder == "/" { return nil }
      folder = folder.folder
    }
  }
}
