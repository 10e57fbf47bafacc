extension Glob {
  /// Whether a whole relative path matches.
  func matches(path: String) -> Bool {
    Self.match(components[...], path.split(separator: "/")[...])
  }

  private static func match(
    _ components: ArraySlice<Component>, _ names: ArraySlice<Substring>
  ) -> Bool {
    guard let component = components.first else { return names.isEmpty }
    let rest = components.dropFirst()
    if component == .anyFolders {
      return (names.startIndex...names.endIndex).contains { match(rest, names[$0...]) }
    }
    guard let name = names.first, component.matches(name) else { return false }
    return match(rest, names.dropFirst())
  }
}

extension String {
  /// From the root, without `.`, `..` and doubled slashes. Links are not followed.
  func absolutePath(in folder: String) -> String {
    var names: [Substring] = []
    let whole = hasPrefix("/") ? self : folder + "/" + self
    for name in whole.split(separator: "/") where name != "." {
      if name == ".." { _ = names.popLast() } else { names.append(name) }
    }
    return "/" + names.joined(separator: "/")
  }

  /// This path as seen from the folder that a file stands in; a slash at its end stays.
  func path(from file: String, in folder: String) -> String {
    var names = absolutePath(in: folder).split(separator: "/")[...]
    var above = file.absolutePath(in: folder).split(separator: "/").dropLast()[...]
    while let name = names.first, name == above.first {
      names.removeFirst()
      above.removeFirst()
    }
    let path = (above.map { _ in ".." } + names).joined(separator: "/")
    return hasSuffix("/") ? (path.isEmpty ? "./" : path + "/") : path
  }

  /// This absolute path as seen from an absolute folder above it.
  func relative(to folder: String) -> String? {
    let start = folder.hasSuffix("/") ? folder : folder + "/"
    return hasPrefix(start) ? String(dropFirst(start.count)) : nil
  }

  /// The path without its last name.
  var folder: String {
    guard let slash = lastIndex(of: "/") else { return "." }
    return slash == startIndex ? "/" : String(self[..<slash])
  }
}
