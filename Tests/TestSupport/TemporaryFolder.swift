internal import Foundation

/// A temporary folder that is removed after the test.
package final class TemporaryFolder: Sendable {
  package let path: String

  package init() {
    let parent = FileManager.default.temporaryDirectory.path
    var template = Array((parent + "/flickbook-test-XXXXXX").utf8CString)
    path = mkdtemp(&template).map { String(cString: $0) } ?? "/nonexistent"
  }

  deinit {
    // Restores the write permission, which a test may have removed.
    chmod(path, 0o755)
    try? FileManager.default.removeItem(atPath: path)
  }
}

extension TemporaryFolder {
  package static func / (folder: TemporaryFolder, name: String) -> String {
    folder.path + "/" + name
  }

  /// The names of the entries of the folder, sorted.
  package var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  /// The bytes of a file; nil if it does not exist.
  package func bytes(of name: String) -> [UInt8]? {
    FileManager.default.contents(atPath: self / name).map { Array($0) }
  }

  /// The text of a file; nil if it does not exist.
  package func text(of name: String) -> String? {
    bytes(of: name).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Writes a file, creates the folders above it if necessary, and returns its path.
  @discardableResult
  package func put(_ text: String, as name: String) -> String {
    put(bytes: Array(text.utf8), as: name)
  }

  /// Writes a file, creates the folders above it if necessary, and returns its path.
  @discardableResult
  package func put(bytes: [UInt8], as name: String) -> String {
    let file = URL(fileURLWithPath: self / name)
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? Data(bytes).write(to: file)
    return file.path
  }

  /// Removes a file.
  package func remove(_ name: String) {
    try? FileManager.default.removeItem(atPath: self / name)
  }

  /// Creates a symbolic link whose target is exactly this text.
  package func link(_ name: String, to target: String) {
    try? FileManager.default.createSymbolicLink(
      atPath: self / name, withDestinationPath: target)
  }
}
