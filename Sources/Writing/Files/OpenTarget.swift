internal import Platform

/// A target that is no file to be replaced: a device, a named pipe, or a descriptor that the
/// process was started with, as shells make one of `>(…)`.
struct OpenTarget: Equatable {
  let name: String
  /// Nothing for a device or a pipe, which is opened by its name.
  private var descriptor: Int32?

  /// Nothing where a file stands, or nothing at all.
  init?(_ target: String) throws(WriteError) {
    name = target
    if let number = Self.number(in: target) {
      let mode = fcntl(number, F_GETFL)
      guard mode >= 0 else { throw .refused(target, "write", errno) }
      guard mode & O_ACCMODE != O_RDONLY else { throw .refused(target, "write", EBADF) }
      descriptor = number
      return
    }
    var status = stat()
    guard fstatat(AT_FDCWD, target, &status, 0) == 0 else { return nil }
    guard [S_IFCHR, S_IFIFO].contains(status.st_mode & S_IFMT) else { return nil }
  }

  /// Waits for the reader of a named pipe until the process is to end.
  func open(
    unless isAbandoned: @escaping @Sendable () -> Bool
  ) throws(WriteError) -> Descriptor {
    let reader = Descriptor.Reader(isAbandoned: isAbandoned)
    while true {
      let number =
        descriptor.map { fcntl($0, F_DUPFD_CLOEXEC, 0) }
        ?? opened(name, O_WRONLY | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)
      if number >= 0 { return Descriptor(number: number, name: name, reader: reader) }
      // A pipe that nobody reads yet.
      guard errno == ENXIO else { throw .refused(name, "write", errno) }
      if isAbandoned() { throw .unread(name) }
      var nothing = pollfd(fd: -1, events: 0, revents: 0)
      _ = poll(&nothing, 1, Descriptor.Reader.pause)
    }
  }

  /// The descriptor that a path means. Opened by its name, a pipe of a shell's would be looked for
  /// in vain, and a file would be written from its start once more.
  private static func number(in target: String) -> Int32? {
    switch target {
    case "/dev/stdout": return STDOUT_FILENO
    case "/dev/stderr": return STDERR_FILENO
    default: break
    }
    for folder in ["/dev/fd/", "/proc/self/fd/"] where target.hasPrefix(folder) {
      return Int32(target.dropFirst(folder.count)).flatMap { $0 >= 0 ? $0 : nil }
    }
    return nil
  }
}
