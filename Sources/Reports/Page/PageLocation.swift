internal import Model

/// The location of a page: a path relative to a file that links to it, or the address at which it
/// is published.
package struct PageLocation: Equatable, Sendable {
  /// Ends with a slash if the page is a folder.
  private let address: String

  /// - Parameter path: The path of the page. The path is relative if the page and the linking file
  ///   are moved together. A folder's path ends with a slash.
  package init(_ path: String) { address = path.uri }

  /// - Parameters:
  ///   - address: An absolute address.
  ///   - isFolder: Whether the page is a folder. The address may then also be the address of the
  ///     folder's start page.
  package init(published address: String, isFolder: Bool) {
    guard isFolder else {
      self.address = address
      return
    }
    let end = "/" + HTMLReport.index
    let folder = address.hasSuffix(end) ? String(address.dropLast(HTMLReport.index.count)) : address
    self.address = folder.hasSuffix("/") ? folder : folder + "/"
  }

  /// The address of the start page: of the page itself, or of the index in the page's folder.
  var start: String { address.hasSuffix("/") ? address + HTMLReport.index : address }

  /// The address of a file beside the page.
  ///
  /// - Parameter path: Relative to the folder of the page.
  package func address(of path: String) -> String {
    let folder = address.lastIndex(of: "/").map { address[...$0] } ?? ""
    return folder + path.uri
  }

  /// The address of a recording on the page, opened at a time.
  func address(of recording: String, on engine: String, at time: Instant?) -> String {
    let page = PageAddress(recording, on: engine)
    return address.hasSuffix("/")
      ? address + page.file + (time.map { "#t=" + $0.text } ?? "")
      : address + page.fragment(at: time?.text)
  }
}
