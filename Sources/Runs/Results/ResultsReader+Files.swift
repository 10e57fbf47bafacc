internal import Files
internal import Model
package import Results
package import Text
internal import Writing

extension ResultsReader {
  /// Creates a reader of a results file; `-` is stdin.
  package init(file: String) throws(FormatError) {
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

  /// The named results files, and the results files in the named folders.
  package static func files(_ operands: [String]) throws -> [String] {
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
