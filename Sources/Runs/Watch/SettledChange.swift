/// Decides when a change of watched files is complete.
///
/// Editors, compilers and copies write a file in several steps. A change is complete when two
/// consecutive scans find the same state, and no process has a changed file open for writing. The
/// same rule applies to a file that was renamed into place, although one scan would suffice.
package struct SettledChange {
  private let judged: WatchedFiles
  private var last: WatchedFiles

  /// - Parameter files: The files as they were when the recordings were judged.
  package init(since files: WatchedFiles) {
    judged = files
    last = files
  }

  /// Returns the change once it is complete; nil before.
  ///
  /// - Parameter now: The present files. The time since the previous scan must be at least as long
  ///   as a changed file must be stable.
  package mutating func look(at now: WatchedFiles) -> WatchedChange? {
    defer { last = now }
    guard now != judged, now == last, !judged.isBeingWritten(now) else { return nil }
    return judged.changes(to: now)
  }
}
