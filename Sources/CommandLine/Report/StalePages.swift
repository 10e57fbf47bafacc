internal import Platform
internal import Reports
internal import Runs

/// Pages of recordings that an earlier report left in a folder.
enum StalePages {
  /// A page names its generator within this many bytes.
  private static let beginning = 1024

  /// Removes pages that an earlier report wrote and this one did not: an orphaned page would still
  /// be found, shared and believed. A page that cannot be removed does no harm to the report.
  ///
  /// - Parameters:
  ///   - folder: With a trailing slash.
  ///   - names: The files that this report has written there.
  static func remove(from folder: String, keeping names: Set<String>) {
    guard let entries = try? Folder(folder).entries else { return }
    for entry in entries where !entry.isLink && !names.contains(entry.name) {
      guard PageAddress.isPage(named: entry.name, beginning: start(of: folder + entry.name))
      else { continue }
      unlink(folder + entry.name)
    }
  }

  /// Empty if it is not a file, or cannot be read.
  private static func start(of path: String) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard descriptor >= 0 else { return [] }
    defer { close(descriptor) }
    return [UInt8](unsafeUninitializedCapacity: beginning) { buffer, count in
      count = max(0, read(descriptor, buffer.baseAddress, beginning))
    }
  }
}
