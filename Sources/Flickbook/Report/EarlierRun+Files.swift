internal import Formats
internal import Reporting

extension EarlierRun {
  /// What `--since` names: the results of a run, or a folder with those of its shards.
  init?(_ arguments: ParsedArguments) throws {
    guard let path = arguments.text(.since) else {
      if arguments.wantsNewOnly { throw UsageError("--fail-on new needs --since OLD") }
      return nil
    }
    self.init()
    for file in try ResultsReader.files([path]) {
      var reader = try ResultsReader(file: file)
      while let row = try reader.next() { add(row) }
    }
  }
}

extension ParsedArguments {
  /// Whether only what is new since an earlier run fails this one.
  var wantsNewOnly: Bool { text(.failOn) == "new" }
}

extension RunDifference {
  /// How a run ends whose old faults are known: only new ones count, but what is missing is missing.
  var outcome: Outcome {
    var outcome = Outcome.held
    if newUnjudged > 0 {
      outcome.add(Outcome(.unjudged, "\(newUnjudged) could be judged before and not now"))
    }
    if newBroken > 0 {
      outcome.add(
        Outcome(.broken, newBroken == 1 ? "1 break is new" : "\(newBroken) breaks are new"))
    }
    if newUntested > 0 {
      outcome.add(
        Outcome(
          .incomplete,
          newUntested == 1
            ? "1 recording was put to the test before and is not now"
            : "\(newUntested) recordings were put to the test before and are not now"))
    }
    return outcome
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
      PathList.bytes(of: file == "-" ? nil : file), named: file == "-" ? StandardInput.name : file)
  }

  /// The results files that are named, and those in the folders that are named.
  static func files(_ operands: [String]) throws -> [String] {
    var files: [String] = []
    for operand in operands {
      guard FileKind(of: operand) == .folder else {
        files.append(operand)
        continue
      }
      files += try Folder(operand).entries.map(\.name)
        .filter { $0.hasSuffix(".jsonl") && !$0.hasPrefix(".") }
        .map { operand.appending(component: $0) }
    }
    if files.isEmpty { throw SessionError(.nothing, "no *.jsonl in \(operands.listed("and"))") }
    return files
  }
}
