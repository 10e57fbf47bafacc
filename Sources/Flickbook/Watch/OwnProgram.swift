internal import Platform

/// The program that runs here. A program that holds an engine of its own is rebuilt while it watches,
/// and then starts again as what it has become.
struct OwnProgram {
  let path: String
  private let stamp: FileStamp

  /// Nothing where the system does not say which file runs.
  init?() {
    // Read before the file is replaced: from then on the link leads to nothing.
    guard let path = "/proc/self/exe".destination, let stamp = FileStamp(path) else { return nil }
    (self.path, self.stamp) = (path, stamp)
  }

  /// Whether another program is in its place, whole.
  var isReplaced: Bool {
    guard let now = FileStamp(path), now != stamp else { return false }
    return !FileStamp.isBeingWritten(path)
  }

  /// Becomes what stands in its place, with the same words; comes back only where that cannot be run.
  func startAgain() {
    var words: [UnsafeMutablePointer<CChar>?] = ProgramArguments.all.map { strdup($0) }
    words.append(nil)
    execv(path, words)
    for word in words { free(word) }
  }
}
