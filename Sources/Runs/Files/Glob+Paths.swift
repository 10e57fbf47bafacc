extension Glob {
  /// Whether a whole relative path matches.
  func matches(path: String) -> Bool {
    var progress = start
    for name in path.split(separator: "/") { progress = self.progress(progress, into: name) }
    return progress.contains(components.count)
  }

  /// The possible positions in the pattern after some names of a path, as indices of the next
  /// component to match. All positions advance in one step, so the work is proportional to the
  /// pattern and the path, even with many `**`.
  typealias Progress = Set<Int>

  /// The positions before the first name.
  var start: Progress { passingFolders([0]) }

  /// The positions after the next name of a path.
  private func progress(_ progress: Progress, into name: some StringProtocol) -> Progress {
    var next: Progress = []
    for index in progress where index < components.count {
      if components[index] == .anyFolders {
        next.insert(index)
      } else if components[index].matches(name) {
        next.insert(index + 1)
      }
    }
    return passingFolders(next)
  }

  /// Adds the positions after each `**`, which may also match no folder at all.
  func passingFolders(_ progress: Progress) -> Progress {
    var whole = progress
    for index in progress {
      var next = index
      while next < components.count, components[next] == .anyFolders {
        next += 1
        whole.insert(next)
      }
    }
    return whole
  }
}

extension String {
  /// This path from the root, without `.`, `..` and double slashes. Links are not resolved.
  package func absolutePath(in folder: String) -> String {
    var names: [Substring] = []
    let whole = hasPrefix("/") ? self : folder + "/" + self
    for name in whole.split(separator: "/") where name != "." {
      if name == ".." { _ = names.popLast() } else { names.append(name) }
    }
    return "/" + names.joined(separator: "/")
  }

  /// This path relative to the folder of a file; a trailing slash is kept.
  package func path(from file: String, in folder: String) -> String {
    var names = absolutePath(in: folder).split(separator: "/")[...]
    var above = file.absolutePath(in: folder).split(separator: "/").dropLast()[...]
    while let name = names.first, name == above.first {
      names.removeFirst()
      above.removeFirst()
    }
    let path = (above.map { _ in ".." } + names).joined(separator: "/")
    return hasSuffix("/") ? (path.isEmpty ? "./" : path + "/") : path
  }

  /// This absolute path relative to an absolute folder; nil if the folder does not contain it.
  package func relative(to folder: String) -> String? {
    let start = folder.hasSuffix("/") ? folder : folder + "/"
    return hasPrefix(start) ? String(dropFirst(start.count)) : nil
  }

  /// The path without its last name.
  package var folder: String {
    guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == startIndex ? "/" : String(self[..<slash])
  }
}
