package import Text

/// The state in which a page loads: the storage of a user who has logged in, recorded answers to
/// requests, and additional scripts and headers.
package struct PageSession: Sendable {
  /// The archive that answers every request; nil if requests go to the network.
  package var archive: HARArchive?
  package var storage: StorageState?
  /// Scripts that run before the page's own scripts.
  package var scripts: [String] = []
  /// Additional headers of every request.
  package var headers: [(name: String, value: String)] = []

  package init() {}

  /// The script in a file.
  package static func script(file: String) throws(Objection) -> String {
    guard let text = String(validating: try LocalFile.bytes(of: file), as: UTF8.self) else {
      throw Objection(.value, "a script that is not UTF-8")
    }
    return text
  }
}
