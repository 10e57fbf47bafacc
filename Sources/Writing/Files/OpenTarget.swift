internal import Platform

/// A target that is not a replaceable file: a device, a named pipe, or an inherited descriptor,
/// such as the descriptor that a shell opens for `>(…)`.
struct OpenTarget: Equatable {
  let name: String
  /// The inherited descriptor; nil for a device or a pipe, which is opened by its name.
  private var descriptor: Int32?

  /// Creates a target; nil for a regular file or a free name.
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

  /// Opens the target. If the target is a named pipe without a reader, the method waits for a
  /// reader until the process is about to end.
  func open(
    unless isAbandoned: @escaping @Sendable () -> Bool
  ) throws(WriteError) -> Descriptor {
    let reader = Descriptor.Reader(isAbandoned: isAbandoned)
    while true {
      let number =
        descriptor.map { fcntl($0, F_DUPFD_CLOEXEC, 0) }
        ?? opened(name, O_WRONLY | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)
      if number >= 0 { return Descriptor(number: number, name: name, reader: reader) }
      // The error ENXIO means a pipe without a reader.
      guard errno == ENXIO else { throw .refused(name, "write", errno) }
      if isAbandoned() { throw .unread(name) }
      var nothing = pollfd(fd: -1, events: 0, revents: 0)
      _ = poll(&nothing, 1, Descriptor.Reader.pause)
    }
  }

  /// The descriptor to which a path refers. Opening the path instead would fail for a shell's pipe,
  /// and would write a file from its start again.
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
