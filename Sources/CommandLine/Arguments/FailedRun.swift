internal import Results
internal import Runs
internal import Text

/// The failures of an earlier run, read from its results.
struct FailedRun {
  private(set) var recordings: [String] = []
  private(set) var engines: [String] = []
  /// The counterpart, if the run was a comparison.
  private(set) var against: String?

  init(_ path: String) throws(UsageError) {
    do throws(FormatError) {
      var reader = try ResultsReader(file: path)
      engines = reader.head.engines.map(\.name)
      against = reader.head.against?.name
      while let row = try reader.next() {
        guard row.error != nil || !row.broken.isEmpty || !row.missing.isEmpty else { continue }
        if recordings.last != row.recording { recordings.append(row.recording) }
      }
    } catch {
      throw UsageError(error, of: .failedIn)
    }
  }

  /// The paths whose recordings failed. The two runs may have spelled the paths differently.
  func select(_ paths: [String]) -> [String] {
    let here = currentFolder()
    let failed = Set(recordings.map { $0.absolutePath(in: here) })
    return paths.filter { failed.contains($0.absolutePath(in: here)) }
  }
}
