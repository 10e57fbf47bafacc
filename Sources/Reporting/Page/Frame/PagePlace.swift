internal import Gesture

/// Where a page stands, as seen from a file that leads there.
package struct PagePlace: Equatable, Sendable {
  private let path: String

  /// - Parameter path: Relative where both can be moved together; of a folder with its slash.
  package init(_ path: String) { self.path = path }

  /// The address of a recording there, opened at a time.
  func address(of recording: String, on engine: String, at time: Instant?) -> String {
    let address = PageAddress(recording, on: engine)
    return path.hasSuffix("/")
      ? path.uri + address.file + (time.map { "#t=" + $0.text } ?? "")
      : path.uri + address.fragment(at: time?.text)
  }
}
