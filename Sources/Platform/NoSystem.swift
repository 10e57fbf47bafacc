#if !canImport(Glibc) && !canImport(Musl) && !canImport(Darwin)
  // Replacements for the C library, for systems without one such as WebAssembly in a page. There
  // are no files: every operation on files fails with ENOSYS, which is reported like other file
  // errors. Names and numbers are the same as in Linux.

  package typealias mode_t = UInt32

  package let (O_RDONLY, O_WRONLY, O_ACCMODE, O_CREAT, O_EXCL):
    (Int32, Int32, Int32, Int32, Int32) =
      (0, 1, 3, 0o100, 0o200)
  package let (O_NOCTTY, O_NONBLOCK, O_DIRECTORY, O_NOFOLLOW): (Int32, Int32, Int32, Int32) =
    (0o400, 0o4000, 0o200000, 0o400000)
  package let (O_CLOEXEC, F_GETFL, F_DUPFD_CLOEXEC): (Int32, Int32, Int32) = (0o2000000, 3, 1030)
  package let (S_IFMT, S_IFIFO, S_IFCHR): (mode_t, mode_t, mode_t) = (0o170000, 0o010000, 0o020000)
  package let (S_IFREG, S_IFLNK): (mode_t, mode_t) = (0o100000, 0o120000)
  package let (LOCK_SH, LOCK_EX, LOCK_NB, POLLOUT): (Int32, Int32, Int32, Int32) = (1, 2, 4, 4)
  package let (STDOUT_FILENO, STDERR_FILENO, AT_FDCWD): (Int32, Int32, Int32) = (1, 2, -100)
  package let (EPERM, ENOENT, EINTR, EIO, ENXIO): (Int32, Int32, Int32, Int32, Int32) =
    (1, 2, 4, 5, 6)
  package let EBADF: Int32 = 9
  package let (EAGAIN, EACCES, EEXIST, EISDIR, EINVAL): (Int32, Int32, Int32, Int32, Int32) =
    (11, 13, 17, 21, 22)
  package let (EFBIG, EROFS, EMLINK, ENOSYS, ELOOP): (Int32, Int32, Int32, Int32, Int32) =
    (27, 30, 31, 38, 40)
  package let (EWOULDBLOCK, ENOTSUP): (Int32, Int32) = (11, 95)

  package var errno: Int32 { ENOSYS }

  package struct stat {
    package var (st_mode, st_uid): (mode_t, UInt32) = (0, 0)
    package var (st_nlink, st_ino, st_dev): (UInt64, UInt64, UInt64) = (0, 0, 0)

    package init() {}
  }

  package struct pollfd {
    package init(fd: Int32, events: Int16, revents: Int16) {}
  }

  package func open(_ path: String, _ flags: Int32, _ mode: mode_t = 0) -> Int32 { -1 }
  @discardableResult
  package func close(_ file: Int32) -> Int32 { -1 }
  package func write(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int { -1 }
  package func fsync(_ file: Int32) -> Int32 { -1 }
  package func fcntl(_ file: Int32, _ command: Int32, _ argument: Int32 = 0) -> Int32 { -1 }
  package func poll(_ files: UnsafeMutablePointer<pollfd>, _ count: Int, _ time: Int32) -> Int32 {
    -1
  }
  package func flock(_ file: Int32, _ operation: Int32) -> Int32 { -1 }
  package func ftruncate(_ file: Int32, _ size: Int) -> Int32 { -1 }
  @discardableResult
  package func fchmod(_ file: Int32, _ mode: mode_t) -> Int32 { -1 }
  package func fstat(_ file: Int32, _ status: UnsafeMutablePointer<stat>) -> Int32 { -1 }
  package func fstatat(
    _ folder: Int32, _ path: String, _ status: UnsafeMutablePointer<stat>, _ flags: Int32
  ) -> Int32 { -1 }
  package func lstat(_ path: String, _ status: UnsafeMutablePointer<stat>) -> Int32 { -1 }
  package func mkdir(_ path: String, _ mode: mode_t) -> Int32 { -1 }
  package func rename(_ old: String, _ new: String) -> Int32 { -1 }
  package func link(_ old: String, _ new: String) -> Int32 { -1 }
  @discardableResult
  package func unlink(_ path: String) -> Int32 { -1 }
  package func geteuid() -> UInt32 { 0 }
  package func realpath(_ path: String, _ room: UnsafeMutablePointer<CChar>?)
    -> UnsafeMutablePointer<CChar>?
  { nil }
  package func free(_ memory: UnsafeMutableRawPointer) {}
  package func strerror(_ code: Int32) -> UnsafeMutablePointer<CChar>? { nil }
#endif
