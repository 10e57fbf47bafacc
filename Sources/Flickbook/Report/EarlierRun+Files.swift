internal import Formats
internal import Gesture
internal import Results
internal import Writing

extension EarlierRun {
  /// The run that `--since` names: a results file, or a folder with those of its shards.
  init?(_ arguments: ParsedArguments) throws(UsageError) {
    guard let path = arguments.text(.since) else {
      if arguments.wantsNewOnly { throw UsageError("--fail-on new needs --since OLD") }
      return nil
    }
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
}

extension ParsedArguments {
  /// Whether only failures that are new since an earlier run fail this one.
  var wantsNewOnly: Bool { text(.failOn) == "new" }
}

extension RunDifference {
  /// The outcome of a run whose old failures are known: only new ones count, but gaps are reported
  /// as incomplete.
  var outcome: Outcome {
    // If the runs cannot be compared, no failure can be called new.
    if let mismatch { return Outcome(.unjudged, mismatch) }
    var outcome = Outcome.held
    if let gap { outcome.add(.incomplete, gap) }
    if newUnstarted > 0 {
      outcome.add(.unjudged, "an engine did not start: \(newUnstarted) could not be judged")
    }
    if newUnjudged > 0 {
      outcome.add(.unjudged, "\(newUnjudged) could be judged before and not now")
    }
    if newBroken > 0 {
      outcome.add(
        .broken, newBroken == 1 ? "1 violation is new" : "\(newBroken) violations are new")
    }
    if newUntested > 0 {
      outcome.add(
        .incomplete,
        newUntested == 1
          ? "1 recording was tested before and is not now"
          : "\(newUntested) recordings were tested before and are not now")
    }
    return outcome
  }

  /// Warns about limits of the comparison that no exit code reports.
  func warn(_ terminal: inout Terminal) {
    for text in [mismatch, gap].compactMap(\.self) {
      terminal.warn("\(Option.since.dashed): \(text)")
    }
  }
}

extension ResultsReader {
  /// Opens a results file; `-` is stdin.
  init(file: String) throws(FormatError) {
    if file != "-", case .file(isRegular: true)? = FileKind(of: file) {
      let results = try ResultsFile(file)
      try self.init(named: file, last: try results.lastLine()) { () throws(FormatError) in
        try results.more()
      }
      return
    }
    try self.init(
      PathList.bytes(of: file, linesUpTo: ResultsLine.longest),
      named: file == StandardInput.path ? StandardInput.name : file)
  }

  /// The results files that are named, and those in the named folders.
  static func files(_ operands: [String]) throws -> [String] {
    var files: [String] = []
    var leftovers: [String] = []
    for operand in operands {
      guard FileKind(of: operand) == .folder else {
        files.append(operand)
        continue
      }
      let names = try Folder(operand).entries.map(\.name).filter { !$0.hasPrefix(".") }
      files += names.filter { $0.hasSuffix(".jsonl") }.map { operand.appending(component: $0) }
      let ending = NewFile.leftover(beside: ".jsonl")
      leftovers += names.filter { $0.hasSuffix(ending) }.map { operand.appending(component: $0) }
    }
    guard files.isEmpty else { return files }
    let nothing = "no *.jsonl in \(operands.listed("and"))"
    guard let leftover = leftovers.first else { throw SessionError(.nothing, nothing) }
    let file = leftover.dropLast(NewFile.leftover(beside: "").count)
    throw SessionError(
      .nothing,
      "\(nothing); \(leftover) is of a run that was killed or is not finished: the same command with "
        + "--resume \(file) finishes it")
  }
}
