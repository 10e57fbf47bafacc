internal import Platform

/// Names for new recordings in a folder, none of which is taken.
struct FreeName {
  let folder: String

  /// `swipe.xml`, or with a number behind it where that is taken: `swipe-2.xml`. Numbered from the
  /// first on where it is not a name that somebody gave.
  ///
  /// Another process may take it before it is used; the file is then refused, not replaced.
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

  /// Also by a link to nothing: nothing can be made there.
  private func isTaken(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }
}
