internal import Platform
internal import Reports
internal import Runs

/// The pages of recordings that an earlier report wrote into a folder.
enum StalePages {
  /// The number of bytes at the beginning of a page that contain the name of its generator.
  private static let beginning = 1024

  /// Removes the pages of an earlier report that this report did not replace: users would still
  /// find, share and trust them. A page that cannot be removed does not make the report fail.
  ///
  /// - Parameters:
  ///   - folder: The folder of the report, with a trailing slash.
  ///   - names: The files that this report has written into the folder.
  static func remove(from folder: String, keeping names: Set<String>) {
    guard let entries = try? Folder(folder).entries else { return }
    for entry in entries where !entry.isLink && !names.contains(entry.name) {
      guard PageAddress.isPage(named: entry.name, beginning: start(of: folder + entry.name))
      else { continue }
      unlink(folder + entry.name)
    }
  }

  /// The first bytes of a file; empty if the path is not a file or cannot be read.
  private static func start(of path: String) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard descriptor >= 0 else { return [] }
    defer { close(descriptor) }
    return [UInt8](unsafeUninitializedCapacity: beginning) { buffer, count in
      count = max(0, read(descriptor, buffer.baseAddress, beginning))
    }
  }
}
