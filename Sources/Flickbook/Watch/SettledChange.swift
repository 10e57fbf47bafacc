/// Decides when a change of watched files is over.
///
/// Editors, compilers and copies write a file in several steps. A change is over once two looks in a row have
/// found the same, and no process has a changed file open for writing. That is also true of a file that was
/// renamed into place, one look later than necessary.
struct SettledChange {
  private let judged: WatchedFiles
  private var last: WatchedFiles

  /// - Parameter files: The files as they were when they were judged.
  init(since files: WatchedFiles) {
    judged = files
    last = files
  }

  /// The change, once it is over.
  ///
  /// - Parameter now: The files as they are, at least as long after the last look as a changed file must be
  ///   stable.
  mutating func look(at now: WatchedFiles) -> WatchedChange? {
    defer { last = now }
    guard now != judged, now == last, !judged.isBeingWritten(now) else { return nil }
    return judged.changes(to: now)
  }
}
