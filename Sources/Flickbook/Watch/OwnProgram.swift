internal import Platform

/// The program that runs here. A program that holds an engine of its own is rebuilt while it watches,
/// and then starts again as what it has become.
struct OwnProgram {
  let path: String

  /// Nothing where the system does not say which file runs.
  init?() {
    // Read before the file is replaced: from then on the link leads to nothing.
    guard let path = "/proc/self/exe".destination, FileStamp(path) != nil else { return nil }
    self.path = path
  }

  /// Becomes the program that the file now is, with the same arguments; returns the system's reason where that
  /// cannot be run.
  func startAgain() -> String {
    var words: [UnsafeMutablePointer<CChar>?] = ProgramArguments.all.map { strdup($0) }
    words.append(nil)
    execv(path, words)
    let reason = String(cString: strerror(errno))
    for word in words { free(word) }
    return reason
  }
}
