internal import Platform
internal import Runs

/// The running program. A program with an engine of its own may be rebuilt while it watches, and
/// then starts its new version.
struct OwnProgram {
  let path: String

  /// `nil` if the system does not report the file of the running program.
  init?() {
    // Read before the file is replaced, because afterwards the link is invalid.
    guard let path = "/proc/self/exe".destination, FileStamp(path) != nil else { return nil }
    self.path = path
  }

  /// Replaces this process by the new version of the program, with the same arguments. Returns the
  /// system's error if it cannot be run.
  func startAgain() -> String {
    var words: [UnsafeMutablePointer<CChar>?] = ProgramArguments.all.map { strdup($0) }
    words.append(nil)
    execv(path, words)
    let reason = String(cString: strerror(errno))
    for word in words { free(word) }
    return reason
  }
}
