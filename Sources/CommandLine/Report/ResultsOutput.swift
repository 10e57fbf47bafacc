internal import Results
internal import Runs
internal import Text
internal import Writing

/// The destination of the lines of results: a file, flushed after each line, and stdout if
/// requested.
struct ResultsOutput {
  private let file: NewFile?
  private let isOnOutput: Bool
  private(set) var failure: WriteError?

  /// Opens the file before the run: an hour of replays must not fail at the end because a folder is
  /// missing.
  init(_ path: String?, onOutput: Bool) throws(WriteError) {
    file = try path.map { (path) throws(WriteError) in try NewFile.report(path) }
    isOnOutput = onOutput
  }

  var isWanted: Bool { file != nil || isOnOutput }

  mutating func write(_ line: @autoclosure () -> String, _ terminal: inout Terminal) {
    guard isWanted else { return }
    write(bytes: Array(line().utf8), &terminal)
  }

  /// Writes a line. It is already UTF-8, and has no line feed.
  mutating func write(bytes line: [UInt8], _ terminal: inout Terminal) {
    guard isWanted else { return }
    guard line.count <= ResultsLine.longest else {
      let megabytes = ResultsLine.longest >> 20
      failure =
        failure
        ?? .cannotBeSaid(
          Objection(
            .value, "a line of results of \(line.count >> 20) MiB",
            expected: "at most \(megabytes) MiB: --report-detail none leaves traces out"))
      return
    }
    if isOnOutput {
      terminal.output.line(String(decoding: line, as: UTF8.self))
      terminal.output.flush()
    }
    guard let file, failure == nil else { return }
    do {
      try file.write(line + [UInt8(ascii: "\n")])
      try file.flush()
    } catch { failure = error }
  }

  mutating func finish() {
    guard failure == nil else { return }
    do { try file?.finish() } catch { failure = error }
  }
}
