/// Reads many small files on several threads, and delivers the results in the order of the files.
enum FileBatches {
  /// How many consecutive files a thread reads at a time.
  private static let size = 64

  /// - Parameters:
  ///   - read: Returns nil for a file that cannot be read.
  ///   - handle: Receives nil also for the files that are left after an interruption.
  static func read<Value: Sendable>(
    _ paths: [String], jobs: Int, _ read: @escaping @Sendable (String) -> Value?,
    handle: (Value?) -> Void
  ) {
    let pieces = (paths.count + size - 1) / size
    let pool = WorkerPool<[Value?]>(jobs: jobs, pieces: pieces, patience: .infinity) { piece, _ in
      paths[piece * size..<min(paths.count, (piece + 1) * size)].map(read)
    }
    var count = 0
    pool.run { _ in
      []
    } handle: { _, values in
      for value in values { handle(value) }
      count += values.count
      return true
    }
    for _ in count..<paths.count { handle(nil) }
  }
}
