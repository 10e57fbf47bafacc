internal import Replay
package import Results
internal import Writing

/// The results of an interrupted run, for a run that resumes it.
///
/// Rows stay lines of text until they are needed: there may be a million, each with a trace.
package struct ResumedRun: Sendable {
  private var left = Leftover()
  /// The message to print before anything is judged.
  package let text: String
  /// Errors of engines between two recordings, which no row reports.
  var engineErrors: [String] { left.engineErrors }

  /// The rows found in a results file.
  struct Leftover: Sendable {
    var bytes: [UInt8] = []
    /// The byte ranges of the rows that need not be judged again, by the number of their piece of
    /// work.
    var lines: [Int: Range<Int>] = [:]
    /// The number of rows that are judged again because the recording has changed, or for another
    /// reason.
    var stale = 0
    var isCut = false
    var engineErrors: [String] = []
    /// The names by which the rows abbreviate their verdicts.
    var list = VerdictList([])
  }

  /// Reads the results, and the partial file that a killed run may have left beside them. The file
  /// with more usable rows is used; if that is the partial file, it replaces the results.
  ///
  /// - Parameter head: The head of this run.
  package init(_ file: String, _ head: RunHead, _ work: CheckWork) throws(SessionError) {
    let part = NewFile.leftover(beside: file)
    var objection: SessionError?
    var best: String?
    for path in [file, part] {
      do throws(SessionError) {
        guard let found = try Leftover(path, as: file, head, work) else { continue }
        if best == nil || found.lines.count > left.lines.count {
          left = found
          best = path
        }
      } catch {
        objection = error
      }
    }
    let isShared = NewFile.isWritten(beside: file)
    // The partial file replaces the results: opening the results for writing would empty it.
    if best == part { NewFile.keepLeftover(beside: file) }
    if left.bytes.isEmpty, let objection { throw objection }
    // This is not an error: a cluster may have lost contact with the other run.
    let warning = "; another run is writing \(file.quoted) now: one of the two is enough"
    text = left.text(file, of: work.count) + (isShared ? warning : "")
  }

  func has(_ piece: Int) -> Bool { left.lines[piece] != nil }

  /// The saved outcome of a piece; nil if the piece is still to be judged.
  func checked(_ piece: Int, _ work: CheckWork) -> Checked? {
    guard let line = left.lines[piece],
      case .row(var row)? = try? ResultsLine(left.bytes[line], left.list)
    else { return nil }
    row.number = work.blank(piece).number
    if !work.output.isTimed { row.seconds = nil }
    if work.output.detail == .none { row.dropTraces() }
    row.unwaive()
    return Checked(row: row, lateFaults: LateFaults(of: row.recording))
  }
}

extension RunHead {
  /// The command that resumes the run whose results are in a file.
  package func resumeCommand(_ results: String) -> String {
    let part = shards.map { ["--shard", "\($0.have.first ?? 1)/\($0.of)"] } ?? []
    return checkCommand(part + ["--resume", results])
  }
}
