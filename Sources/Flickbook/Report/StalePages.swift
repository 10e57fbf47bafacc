internal import Platform
internal import Reporting

/// Pages of recordings that an earlier report left in a folder.
enum StalePages {
  /// A page says near its start who made it.
  private static let beginning = 1024

  /// Removes what an earlier report wrote and this one did not: a page that nothing leads to any more
  /// would still be found, sent around and believed. What cannot be removed does no harm to the report.
  ///
  /// - Parameters:
  ///   - folder: With its slash.
  ///   - names: What this report has written there.
  static func remove(from folder: String, keeping names: Set<String>) {
    guard let entries = try? Folder(folder).entries else { return }
    for entry in entries where !entry.isLink && !names.contains(entry.name) {
      guard PageAddress.isPage(named: entry.name, beginning: start(of: folder + entry.name))
      else { continue }
      unlink(folder + entry.name)
    }
  }

  /// Nothing of what is no file, or cannot be read.
  private static func start(of path: String) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard descriptor >= 0 else { return [] }
    defer { close(descriptor) }
    return [UInt8](unsafeUninitializedCapacity: beginning) { buffer, count in
      count = max(0, read(descriptor, buffer.baseAddress, beginning))
    }
  }
}
