internal import Capture
internal import Files
internal import Interchange
internal import Model
internal import Results
internal import Runs
internal import Text

extension EarlierRun {
  /// Reads the run that `--since` names: a results file, or a folder with the results of its
  /// shards.
  init?(_ arguments: ParsedArguments) throws(UsageError) {
    try Self.check(arguments)
    guard let path = arguments.text(.since) else { return nil }
    self.init()
    do {
      var merged = try MergedResults(
        try ResultsReader.files([path]).map { try ResultsReader(file: $0) })
      while let row = try merged.next() { add(row) }
      gap = merged.gap
    } catch let error as FormatError {
      throw UsageError(error, of: .since)
    } catch let error as SessionError {
      throw UsageError("\(Option.since.dashed): \(error.message)")
    } catch {
      throw UsageError("\(Option.since.dashed): \(error)")
    }
  }

  /// Checks the options for comparing with an earlier run before any path is read.
  static func check(_ arguments: ParsedArguments) throws(UsageError) {
    if arguments.wantsNewOnly, !arguments.has(.since) {
      throw UsageError("--fail-on new needs --since OLD")
    }
  }
}

extension ParsedArguments {
  /// Whether only failures that are new since an earlier run count.
  var wantsNewOnly: Bool { text(.failOn) == "new" }
}

extension RunDifference {
  /// Warns if the runs cannot be compared or the earlier run is incomplete. No exit code reports
  /// such a problem.
  func warn(_ terminal: inout Terminal) {
    for text in [mismatch, gap].compactMap(\.self) {
      terminal.warn("\(Option.since.dashed): \(text)")
    }
  }
}
