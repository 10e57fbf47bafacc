extension Glob {
  /// Whether a whole relative path matches.
  func matches(path: String) -> Bool {
    var progress = start
    for name in path.split(separator: "/") { progress = self.progress(progress, into: name) }
    return progress.contains(components.count)
  }

  /// How far into the pattern the names of a path can have led: each number is that of a component
  /// which is still to be matched, all of them together one step. So the work grows with the pattern
  /// and the path, however many `**` there are.
  typealias Progress = Set<Int>

  /// Before the first name.
  var start: Progress { passingFolders([0]) }

  /// What the next name of a path makes of it.
  private func progress(_ progress: Progress, into name: some StringProtocol) -> Progress {
    var next: Progress = []
    for place in progress where place < components.count {
      if components[place] == .anyFolders {
        next.insert(place)
      } else if components[place].matches(name) {
        next.insert(place + 1)
      }
    }
    return passingFolders(next)
  }

  /// A `**` may also stand for no folder at all.
  func passingFolders(_ progress: Progress) -> Progress {
    var whole = progress
    for place in progress {
      var next = place
      while next < components.count, components[next] == .anyFolders {
        next += 1
        whole.insert(next)
      }
    }
    return whole
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
