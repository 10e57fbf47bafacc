internal import Platform

/// How a file was when it was looked at: another stamp is another content.
struct FileStamp: Equatable, Sendable {
  private let inode: UInt64
  private let size: Int
  private let seconds: Int
  private let nanoseconds: Int

  /// Nothing where there is no such file. Links are followed, as readers do.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    inode = UInt64(truncatingIfNeeded: status.st_ino)
    size = Int(status.st_size)
    seconds = Int(status.st_mtim.tv_sec)
    nanoseconds = Int(status.st_mtim.tv_nsec)
  }

  /// Whether a process has a file open for writing: its content is not whole yet, and a program cannot be
  /// run. Where the system does not report it, no process has.
  static func isBeingWritten(_ path: String) -> Bool {
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    // A lease for reading is refused as long as the file is open for writing.
    guard fcntl(descriptor, setLease, F_RDLCK) != 0 else {
      _ = fcntl(descriptor, setLease, F_UNLCK)
      return false
    }
    return errno == EAGAIN
  }

  /// `F_SETLEASE`, which not every libc declares.
  private static let setLease: Int32 = 1024
}
