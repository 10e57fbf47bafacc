internal import Model

/// The location of a page, relative to a file that links to it.
package struct PageLocation: Equatable, Sendable {
  private let path: String

  /// - Parameter path: Relative if both can be moved together. The path of a folder ends with a
  ///   slash.
  package init(_ path: String) { self.path = path }

  /// The address of a recording on the page, opened at a time.
  func address(of recording: String, on engine: String, at time: Instant?) -> String {
    let address = PageAddress(recording, on: engine)
    return path.hasSuffix("/")
      ? path.uri + address.file + (time.map { "#t=" + $0.text } ?? "")
      : path.uri + address.fragment(at: time?.text)
  }
}
