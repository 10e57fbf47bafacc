internal import Platform

/// Unfinished files beside the files that they will replace.
///
/// The writer of an unfinished file has a lock on it, which the system releases whenever the
/// process ends. An unfinished file without a lock was therefore left by a killed process. It is
/// truncated and reused.
enum StalePart {
  /// The maximum number of processes that may write the same file at once.
  private static let maximum = 100

  /// The suffix of the first name for an unfinished file.
  static let ending = ".new.part"

  private static func name(beside target: String, _ number: Int) -> String {
    target + (number == 1 ? ending : ".new-\(number).part")
  }

  /// Opens or creates the first unfinished file that no other process is writing. A mode other than
  /// nil is not reduced by the process's umask.
  static func claim(beside target: String, mode: UInt32?) throws(WriteError) -> Descriptor {
    for number in 1...maximum {
      let path = name(beside: target, number)
      let flags = O_WRONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
      var file = opened(path, flags | O_CREAT | O_EXCL, mode_t((mode ?? 0o666) & 0o777))
      let isNew = file >= 0
      var error = errno
      if !isNew, error == EEXIST {
        file = opened(path, flags)
        error = errno
        // Skips a link, a folder, a pipe without a reader, a file of another user, and a file that
        // was just renamed.
        if file < 0, [ELOOP, EISDIR, ENXIO, EACCES, ENOENT].contains(error) { continue }
      }
      guard file >= 0 else { throw .refused(path, "create", error) }
      do throws(WriteError) {
        guard try isOurs(file, path) else {
          close(file)
          continue
        }
        while ftruncate(file, 0) != 0 {
          if errno != EINTR { throw .refused(path, "create", errno) }
        }
      } catch {
        // Removes a file that this process has just created.
        if isNew { unlink(path) }
        close(file)
        throw error
      }
      if let mode { _ = fchmod(file, mode_t(mode)) }
      return Descriptor(number: file, name: path)
    }
    let path = name(beside: target, 1)
    throw .file(
      FileFailure(
        path, attempt: "create", reason: "file exists", advice: "move or remove it"))
  }

  /// Removes the unfinished file unless another process is writing it or another user owns it.
  static func clear(beside target: String) { withOurs(beside: target) { unlink($0) } }

  /// Renames the unfinished file to its target, unless another process is writing it or another
  /// user owns it.
  static func keep(beside target: String) { withOurs(beside: target) { _ = rename($0, target) } }

  /// Whether another process is now writing the unfinished file.
  static func isWritten(beside target: String) -> Bool {
    let file = open(
      name(beside: target, 1), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard file >= 0 else { return false }
    defer { close(file) }
    return flock(file, LOCK_SH | LOCK_NB) != 0 && errno == EWOULDBLOCK
  }

  private static func withOurs(beside target: String, _ work: (String) -> Void) {
    let path = name(beside: target, 1)
    let file = open(path, O_WRONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return }
    if (try? isOurs(file, path)) == true { work(path) }
    close(file)
  }

  /// Whether an open file belongs to this user, has this name and no other name, and is not written
  /// by another process. If so, the file is now locked.
  private static func isOurs(_ file: Int32, _ path: String) throws(WriteError) -> Bool {
    var status = stat()
    guard fstat(file, &status) == 0 else { throw .refused(path, "create", errno) }
    guard status.st_mode & S_IFMT == S_IFREG, status.st_uid == geteuid(), status.st_nlink == 1
    else { return false }
    // On a file system without locks, two writers are assumed not to exist.
    if flock(file, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK { return false }
    // The writer may have finished between `open` and `flock`. The name then belongs to another
    // file, or is free.
    var named = stat()
    guard lstat(path, &named) == 0 else {
      if errno == ENOENT { return false }
      throw .refused(path, "create", errno)
    }
    return named.st_ino == status.st_ino && named.st_dev == status.st_dev
  }
}
