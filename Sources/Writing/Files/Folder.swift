internal import Platform

/// Operations on names in folders: create, rename, remove.
package enum Folder {
  /// The kind of entry at a path.
  package enum Entry {
    case nothing
    case file(mode: UInt32)
    case link
    case other
  }

  package static func entry(at path: String) -> Entry {
    var status = stat()
    guard lstat(path, &status) == 0 else { return .nothing }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file(mode: UInt32(status.st_mode & 0o7777))
    case S_IFLNK: return .link
    default: return .other
    }
  }

  /// The final destination of a symbolic link.
  static func destination(of link: String) -> String? {
    guard let path = realpath(link, nil) else { return nil }
    defer { free(path) }
    return String(cString: path)
  }

  /// Creates a new file. A mode other than nil is not reduced by the process's umask.
  static func create(_ path: String, mode: UInt32?) throws(WriteError) -> Descriptor {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
    let number = opened(path, flags, mode_t((mode ?? 0o666) & 0o777))
    guard number >= 0 else {
      throw .refused(
        path, "create", errno,
        errno == EEXIST ? "it may hold an earlier recording: repair, move or remove it" : nil)
    }
    if let mode { _ = fchmod(number, mode_t(mode)) }
    return Descriptor(number: number, name: path)
  }

  /// Creates a folder unless it already exists.
  static func make(_ path: String) throws(WriteError) {
    guard mkdir(path, 0o777) != 0, errno != EEXIST else { return }
    throw .refused(path, "create", errno)
  }

  /// Renames a file atomically, and replaces an existing file with the new name.
  static func move(_ old: String, over new: String) throws(WriteError) {
    guard rename(old, new) == 0 else { throw .refused(old, "rename to \(new)", errno) }
  }

  /// Renames a file unless the new name is taken.
  ///
  /// Creating a second link fails atomically if the name exists. On a file system without links,
  /// the name is checked first.
  ///
  /// - Parameter isOnlyCopy: Whether the error reports that the recording is whole under its old
  ///   name.
  static func move(_ old: String, toFree new: String, isOnlyCopy: Bool) throws(WriteError) {
    if link(old, new) == 0 { return try remove(old) }
    switch errno {
    case EPERM, ENOTSUP, ENOSYS, EMLINK:
      guard case .nothing = entry(at: new) else { throw alreadyExists(old, new, isOnlyCopy) }
      try move(old, over: new)
    case EEXIST: throw alreadyExists(old, new, isOnlyCopy)
    default: throw .refused(old, "rename to \(new)", errno)
    }
  }

  static func remove(_ path: String) throws(WriteError) {
    guard unlink(path) == 0 else { throw .refused(path, "remove", errno) }
  }

  /// Waits until the names in the folder of `path` would survive a loss of power.
  static func synchronize(around path: String) throws(WriteError) {
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    let folder = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    let number = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    // A folder that is writable but not readable cannot be opened, so its names cannot be
    // synchronised.
    guard number >= 0 else { return }
    let descriptor = Descriptor(number: number, name: folder)
    defer { _ = close(number) }
    try descriptor.synchronize()
  }

  private static func alreadyExists(
    _ old: String, _ new: String, _ isOnlyCopy: Bool
  ) -> WriteError {
    isOnlyCopy
      ? .refused(old, "rename to \(new)", EEXIST, "the recording is whole in \(old)")
      : .refused(new, "create", EEXIST, "choose another name")
  }
}
