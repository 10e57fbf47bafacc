public import Foundation

/// A folder made for one test.
public struct Folder: Sendable {
  public let url: URL
  public var path: String { url.path }

  public static func temporary() throws -> Folder {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("flickbook-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    return Folder(url: url.resolvingSymlinksInPath())
  }

  /// Writes a file, making the folders above it.
  @discardableResult
  public func write(_ text: String, to path: String) throws -> URL {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return file
  }

  /// Makes a symbolic link whose target is taken as it is written.
  public func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: url.appendingPathComponent(path).path, withDestinationPath: target)
  }

  public func remove() {
    try? FileManager.default.removeItem(at: url)
  }
}
