internal import Platform
internal import Runs

/// The descriptors 0, 1 and 2 of this process.
enum StandardStreams {
  /// Opens the descriptors that the parent has closed, so that no file or pipe of this program gets
  /// their numbers. Each is opened in the opposite direction: reading stdin or writing stdout still
  /// fails, as on a closed descriptor.
  static func occupy() {
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
    where isClosed(descriptor) {
      let direction = descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY
      // Without /dev, the root folder is opened: it can neither be read nor written.
      let number = [("/dev/null", direction), ("/", O_RDONLY)].lazy
        .map { open($0.0, $0.1) }.first { $0 >= 0 }
      guard number == descriptor else {
        let line: StaticString = "flickbook: error: a closed standard stream cannot be replaced\n"
        line.withUTF8Buffer { _ = write(STDERR_FILENO, $0.baseAddress, $0.count) }
        _exit(ExitCode.unjudged.rawValue)
      }
    }
  }

  private static func isClosed(_ descriptor: Int32) -> Bool {
    fcntl(descriptor, F_GETFD) < 0 && errno == EBADF
  }
}
