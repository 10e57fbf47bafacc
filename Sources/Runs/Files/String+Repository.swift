internal import Platform

extension String {
  /// This path relative to the root of a repository; unchanged if it is outside.
  ///
  /// - Parameters:
  ///   - root: An absolute folder. Its links are followed, because the system follows the links in
  ///     `folder`.
  ///   - folder: The absolute folder that the path is relative to.
  package func path(inRepository root: String, from folder: String) -> String {
    let path = absolutePath(in: folder)
    for root in [root.absolutePath(in: folder), root.destination] {
      if let inside = root.flatMap({ path.relative(to: $0) }) { return inside }
    }
    return hasPrefix("./") ? String(dropFirst(2)) : self
  }

  /// The path with all links resolved; nil if that fails.
  package var destination: String? {
    guard let path = realpath(self, nil) else { return nil }
    defer { free(path) }
    return String(cString: path)
  }
}
