internal import Platform

/// What is done to names in folders: created, renamed, removed.
package enum Folder {
  /// What stands under a name.
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

  /// The file a link leads to, in the end.
  static func destination(of link: String) -> String? {
    guard let path = realpath(link, nil) else { return nil }
    defer { free(path) }
    return String(cString: path)
  }

  /// Makes a file that was not there. A mode that is kept is not cut by the process's own mask.
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

  /// Makes a folder unless it is there.
  static func make(_ path: String) throws(WriteError) {
    guard mkdir(path, 0o777) != 0, errno != EEXIST else { return }
    throw .refused(path, "create", errno)
  }

  /// Gives a file its name and takes the name from whatever had it, in one step.
  static func move(_ old: String, over new: String) throws(WriteError) {
    guard rename(old, new) == 0 else { throw .refused(old, "rename to \(new)", errno) }
  }

  /// Gives a file its name unless the name is taken.
  ///
  /// A second link fails where the name exists, in one step. A disk without links takes a look
  /// first instead.
  ///
  /// - Parameter isOnlyCopy: Whether the old file stays when the name is taken.
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
    // A folder one may write but not read cannot be opened; its names are as safe as it gets.
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
