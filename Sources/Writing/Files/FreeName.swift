internal import Platform

/// Names for new recordings that no file in a folder has.
package struct FreeName {
  private let folder: String

  package init(folder: String) { self.folder = folder }

  /// The path of `swipe.xml`, or with a number if that file exists: `swipe-2.xml`. With
  /// `isNumbered`, the name always has a number.
  ///
  /// Another process may take the name before it is used. The new file is then rejected, and the
  /// existing file is not replaced.
  package func path(for name: String, isNumbered: Bool = false) -> String {
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

  /// Whether a path exists. A dangling link counts as well, because no file can be created there.
  private func isTaken(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }
}
