internal import Platform

/// A target that is no file to be replaced: a device, a named pipe, or a descriptor that the
/// process was started with, as shells make one of `>(…)`.
enum OpenTarget: Equatable {
  case descriptor(Int32, name: String)
  case path(String)

  /// Nothing where a file stands, or nothing at all.
  init?(_ target: String) throws(WriteError) {
    if let number = Self.number(in: target) {
      let mode = fcntl(number, F_GETFL)
      guard mode >= 0 else { throw Self.trouble(target, errno) }
      guard mode & O_ACCMODE != O_RDONLY else { throw Self.trouble(target, EBADF) }
      self = .descriptor(number, name: target)
      return
    }
    var status = stat()
    guard fstatat(AT_FDCWD, target, &status, 0) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFCHR, S_IFIFO: self = .path(target)
    default: return nil
    }
  }

  func open() throws(WriteError) -> Descriptor {
    let number: Int32
    let name: String
    switch self {
    case .descriptor(let known, let target):
      (number, name) = (fcntl(known, F_DUPFD_CLOEXEC, 0), target)
    case .path(let target):
      var file = Self.openForWriting(target)
      while file < 0, errno == EINTR { file = Self.openForWriting(target) }
      (number, name) = (file, target)
    }
    guard number >= 0 else { throw Self.trouble(name, errno) }
    return Descriptor(number: number, name: name)
  }

  private static func openForWriting(_ target: String) -> Int32 {
    Platform.open(target, O_WRONLY | O_NOCTTY | O_CLOEXEC)
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

  private static func trouble(_ target: String, _ code: Int32) -> WriteError {
    .file(FileFailure(target, attempt: "write", reason: reason(of: code)))
  }
}
