internal import Formats
internal import Reporting
internal import Writing

/// Where the lines of the results go: a file, flushed after each, and stdout if it is asked for them.
struct ResultsOutput {
  private let file: NewFile?
  private let isOnOutput: Bool
  private(set) var failure: WriteError?

  /// Opens the file now: an hour of replays must not end with a folder that is missing.
  init(_ path: String?, onOutput: Bool) throws(WriteError) {
    file = try path.map { (path) throws(WriteError) in
      try NewFile.report(path)
    }
    isOnOutput = onOutput
  }
}

extension ResultsOutput {
  var isWanted: Bool { file != nil || isOnOutput }

  mutating func write(_ line: @autoclosure () -> String, _ terminal: inout Terminal) {
    guard isWanted else { return }
    let line = line()
    if isOnOutput {
      terminal.output.line(line)
      terminal.output.flush()
    }
    attempt { (file) throws(WriteError) in
      try Array((line + "\n").utf8).withUnsafeBufferPointer { (bytes) throws(WriteError) in
        try file.write(UnsafeRawBufferPointer(bytes))
      }
      try file.flush()
    }
  }

  mutating func finish() {
    attempt { (file) throws(WriteError) in try file.finish() }
  }

  private mutating func attempt(_ work: (NewFile) throws(WriteError) -> Void) {
    guard let file, failure == nil else { return }
    do { try work(file) } catch { failure = error }
  }
}
