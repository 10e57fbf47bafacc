internal import Platform
internal import Runs

/// The running program. A program with its own engine may be rebuilt while it watches files. It
/// then starts its new version.
struct OwnProgram {
  let path: String

  /// Fails if the system does not report the file of the running program.
  init?() {
    // The link is read at the start, because it is invalid after the file has been replaced.
    guard let path = "/proc/self/exe".destination, FileStamp(path) != nil else { return nil }
    self.path = path
  }

  /// Replaces this process by the new version of the program, with the same arguments. Returns only
  /// if the new version cannot be run, with the system's error.
  func startAgain() -> String {
    var words: [UnsafeMutablePointer<CChar>?] = ProgramArguments.all.map { strdup($0) }
    words.append(nil)
    execv(path, words)
    let reason = String(cString: strerror(errno))
    for word in words { free(word) }
    return reason
  }
}
