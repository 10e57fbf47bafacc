internal import Foundation

/// A reviewed text that must not change without a review: a file beside the tests.
///
/// With `FLICKBOOK_GOLDEN=1` (`make golden`) the files are written instead of compared, and the
/// diff is reviewed.
package struct Golden: Sendable {
  private let path: String

  private var file: URL { URL(fileURLWithPath: path) }

  /// A golden file in the folder `Golden` beside the calling test.
  package init(_ name: String, beside test: StaticString = #filePath) {
    path =
      URL(fileURLWithPath: "\(test)").deletingLastPathComponent()
      .appendingPathComponent("Golden").appendingPathComponent(name).path
  }

  /// A golden file at any path.
  package init(at path: String) {
    self.path = path
  }

  /// The reviewed text.
  package func text() throws -> String { try String(contentsOf: file, encoding: .utf8) }

  /// The reviewed text, after rewriting it if requested; empty if there is none.
  package func text(renewedBy text: String) throws -> String {
    if ProcessInfo.processInfo.environment["FLICKBOOK_GOLDEN"] == "1" {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  }
}
