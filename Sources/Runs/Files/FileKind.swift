internal import Platform

/// The kind of file at a path, after resolving symbolic links.
package enum FileKind: Equatable, Sendable {
  /// Anything readable, including a pipe that a shell creates for `<(…)`.
  case file(isRegular: Bool)
  case folder

  /// Fails if nothing exists at the path. A path that cannot be examined for another reason counts
  /// as a file, so that opening it reports the reason.
  package init?(of path: String) {
    var status = stat()
    if stat(path, &status) == 0 {
      self = FileStatus(status).kind
    } else if errno == ENOENT || errno == ENOTDIR {
      return nil
    } else {
      self = .file(isRegular: true)
    }
  }
}

/// The result of `stat(2)` for a path.
package struct FileStatus {
  let kind: FileKind
  package let identity: FileIdentity

  package init?(of path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  package init?(descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    self.init(status)
  }

  fileprivate init(_ status: stat) {
    let type = status.st_mode & S_IFMT
    kind = type == S_IFDIR ? .folder : .file(isRegular: type == S_IFREG)
    identity = FileIdentity(device: UInt64(status.st_dev), number: UInt64(status.st_ino))
  }
}

/// Identifies a file on disk: all paths to the file have the same identity.
package struct FileIdentity: Hashable {
  let device: UInt64
  let number: UInt64
}

/// The system's text for the last failed call: `permission denied`.
package func lastSystemError() -> String { systemError(errno) }

package func systemError(_ number: Int32) -> String {
  let text = String(cString: strerror(number))
  return text.prefix(1).lowercased() + text.dropFirst()
}
