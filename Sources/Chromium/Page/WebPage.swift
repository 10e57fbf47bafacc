internal import Platform
internal import Text

/// The location of a page of another author: a file, a folder with an `index.html`, or an address.
package struct WebPage: Hashable, Sendable {
  /// As typed.
  package let text: String
  /// As the browser loads it.
  let url: String

  /// The page at a path or address; nil if there is no such file or folder.
  ///
  /// - Parameter name: The name to show in place of the path.
  package init?(_ typed: String, named name: String? = nil) {
    text = name ?? typed
    if typed.hasPrefix("http://") || typed.hasPrefix("https://") {
      url = typed
      return
    }
    // A file may have a query or a fragment: page.html?broken.
    let end = typed.firstIndex { $0 == "?" || $0 == "#" } ?? typed.endIndex
    guard let file = realpath(String(typed[..<end]), nil) else { return nil }
    defer { free(file) }
    var path = String(cString: file)
    var status = stat()
    if stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR { path += "/index.html" }
    guard access(path, R_OK) == 0 else { return nil }
    url = "file://" + path.encoded + typed[end...]
  }

  /// Whether it is on this machine.
  package var isLocal: Bool { url.hasPrefix("file:") }
}
