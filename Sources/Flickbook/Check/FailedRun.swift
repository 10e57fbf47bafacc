internal import Formats
internal import Gesture
internal import Reporting

/// What failed in an earlier run, read from its results.
struct FailedRun {
  private(set) var recordings: [String] = []
  private(set) var engines: [String] = []

  init(_ path: String) throws(UsageError) {
    let bytes: [UInt8]
    do throws(SelectionProblem) {
      bytes = try PathList.bytes(of: path)
    } catch {
      throw UsageError("--failed-in: \(error.message)")
    }
    for (index, line) in bytes.split(separator: UInt8(ascii: "\n")).enumerated() {
      do throws(Objection) {
        switch try ResultsLine(line) {
        case .head(let head): engines = head.engines.map(\.name)
        case .row(let row) where row.error != nil || !row.broken.isEmpty:
          if recordings.last != row.recording { recordings.append(row.recording) }
        case .row, .end: break
        }
      } catch {
        throw UsageError("--failed-in: \(path):\(index + 1): \(error.message)")
      }
    }
  }
}

extension FailedRun {
  /// Those of the selected recordings that failed, however each run has spelt their paths.
  func select(_ paths: [String]) -> [String] {
    let here = currentFolder()
    let failed = Set(recordings.map { $0.absolutePath(in: here) })
    return paths.filter { failed.contains($0.absolutePath(in: here)) }
  }
}
