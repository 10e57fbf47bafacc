internal import Platform
internal import Runs

/// Names for new recordings in a folder that no file has.
struct FreeName {
  let folder: String

  /// `swipe.xml`, or with a number if that exists: `swipe-2.xml`. Always numbered if the user has
  /// not given the name.
  ///
  /// Another process may take the name before it is used; the file is then rejected, not replaced.
  func path(for name: String, isNumbered: Bool = false) -> String {
    let plain = folder.appending(component: name + ".xml")
    if !isNumbered, isFree(plain) { return plain }
    var number = isNumbered ? 1 : 2
    while true {
      let path = folder.appending(component: "\(name)-\(number).xml")
      if isFree(path) { return path }
      number += 1
    }
  }

  private func isFree(_ path: String) -> Bool { !isTaken(path) && !isTaken(path + ".part") }

  /// A dangling link counts as well: no file can be created there.
  private func isTaken(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }
}
