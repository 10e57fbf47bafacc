internal import Platform

/// The state of a file at one time. If two stamps differ, the file was changed.
package struct FileStamp: Equatable, Sendable {
  private let inode: UInt64
  private let size: Int
  private let seconds: Int
  private let nanoseconds: Int

  /// Fails if the file does not exist. Links are resolved, because readers of the file resolve
  /// them.
  package init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    inode = UInt64(truncatingIfNeeded: status.st_ino)
    size = Int(status.st_size)
    #if canImport(Darwin)
      let changed = status.st_mtimespec
    #else
      let changed = status.st_mtim
    #endif
    seconds = Int(changed.tv_sec)
    nanoseconds = Int(changed.tv_nsec)
  }

  /// Whether a process has a file open for writing. Such a file is incomplete, and a program in it
  /// cannot be run. The result is false if the system does not report it.
  static func isBeingWritten(_ path: String) -> Bool {
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    // A read lease is refused while the file is open for writing.
    guard fcntl(descriptor, setLease, F_RDLCK) != 0 else {
      _ = fcntl(descriptor, setLease, F_UNLCK)
      return false
    }
    return errno == EAGAIN
  }

  /// `F_SETLEASE`, which not every libc declares.
  private static let setLease: Int32 = 1024
}
