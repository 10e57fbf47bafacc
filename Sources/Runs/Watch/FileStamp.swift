internal import Platform

/// The state of a file at one time. A different stamp means different content.
package struct FileStamp: Equatable, Sendable {
  private let inode: UInt64
  private let size: Int
  private let seconds: Int
  private let nanoseconds: Int

  /// `nil` if the file does not exist. Links are resolved, as by readers.
  package init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    inode = UInt64(truncatingIfNeeded: status.st_ino)
    size = Int(status.st_size)
    seconds = Int(status.st_mtim.tv_sec)
    nanoseconds = Int(status.st_mtim.tv_nsec)
  }

  /// Whether a process has a file open for writing: its content is incomplete, and a program cannot
  /// be run. False if the system does not report it.
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
