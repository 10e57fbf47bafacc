internal import Platform

/// The name of a file that is being made, beside the one it will take the place of.
///
/// Who writes it holds a lock on it, which the system gives back however the process ends. So a
/// file of that name without a lock is what a killed process left: it is emptied and used again,
/// and never in anybody's way.
enum StalePart {
  /// So many processes may make the same file at once.
  private static let most = 100

  /// What the first of them adds to the name of its target.
  static let ending = ".new.part"

  private static func name(beside target: String, _ number: Int) -> String {
    target + (number == 1 ? ending : ".new-\(number).part")
  }

  /// Makes the first of these files that nobody is writing. A mode that is kept is not cut by the
  /// process's own mask.
  static func claim(beside target: String, mode: UInt32?) throws(WriteError) -> Descriptor {
    for number in 1...most {
      let path = name(beside: target, number)
      let flags = O_WRONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
      var file = opened(path, flags | O_CREAT | O_EXCL, mode_t((mode ?? 0o666) & 0o777))
      let isNew = file >= 0
      var error = errno
      if !isNew, error == EEXIST {
        file = opened(path, flags)
        error = errno
        // A link, a folder, a pipe nobody reads, somebody else's file, or one that has just got its
        // name: left alone.
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
        // What this process has made is of no use to anybody.
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

  /// Removes the file unless somebody is writing it, or it is not ours.
  static func clear(beside target: String) { withOurs(beside: target) { unlink($0) } }

  /// Gives the file the name of its target, unless somebody is writing it, or it is not ours.
  static func keep(beside target: String) { withOurs(beside: target) { _ = rename($0, target) } }

  private static func withOurs(beside target: String, _ work: (String) -> Void) {
    let path = name(beside: target, 1)
    let file = open(path, O_WRONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return }
    if (try? isOurs(file, path)) == true { work(path) }
    close(file)
  }

  /// Whether an open file is ours alone, still has its name, and nobody else writes it; if so it is
  /// locked from now on.
  private static func isOurs(_ file: Int32, _ path: String) throws(WriteError) -> Bool {
    var status = stat()
    guard fstat(file, &status) == 0 else { throw .refused(path, "create", errno) }
    guard status.st_mode & S_IFMT == S_IFREG, status.st_uid == geteuid(), status.st_nlink == 1
    else { return false }
    // A disk that knows no locks gives no name away twice either, as far as it can be told.
    if flock(file, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK { return false }
    // Between the two calls its writer may have finished: then the name is another file's, or free.
    var named = stat()
    guard lstat(path, &named) == 0 else {
      if errno == ENOENT { return false }
      throw .refused(path, "create", errno)
    }
    return named.st_ino == status.st_ino && named.st_dev == status.st_dev
  }
}
