internal import Files
internal import Runs
internal import Text
internal import Writing

// The rules for the outputs of all verbs. An output is never an input of the same run, and never
// the file of another output. An output replaces a file of another kind only with `--force`.

extension ParsedArguments {
  /// The output files that options name. Excludes stdout, devices and pipes, which are written
  /// directly.
  var outputs: [NamedOutput] {
    verb.options.compactMap { option in
      guard case .output(_, let kind) = option.value, let path = text(option), path != "-",
        !NewFile.isPassage(path)
      else { return nil }
      return NamedOutput(option: option, kind: kind, path: path)
    }
  }

  /// Checks that the outputs are different files, are not given input files and, without `--force`,
  /// replace only files of their kind.
  func checkOutputs() throws(UsageError) {
    let outputs = outputs
    guard !outputs.isEmpty else { return }
    let here = currentFolder()
    for (index, output) in outputs.enumerated() {
      if let other = outputs[..<index].first(where: {
        $0.path.absolutePath(in: here) == output.path.absolutePath(in: here)
          || output.conflict(with: [$0.path]) != nil
      }), !isResumed(output, other) {
        throw UsageError(
          "\(other.option.dashed) and \(output.option.dashed) both name \(output.path.quoted)")
      }
      if let error = output.conflict(with: inputs(beside: output)) { throw error }
      if !has(.force), let reason = output.foreignContent { throw UsageError(reason) }
    }
  }

  /// Checks that the outputs are not inputs found by search: recordings in folders, suites, pages.
  func checkOutputs(areNot inputs: some Sequence<String>) throws(UsageError) {
    for output in outputs {
      if let error = output.conflict(with: inputs) { throw error }
    }
  }

  /// Whether two outputs may be the same file, because a resumed run continues the results of the
  /// earlier run.
  private func isResumed(_ one: NamedOutput, _ other: NamedOutput) -> Bool {
    Set([one.option.name, other.option.name]) == [Option.resume.name, Option.results.name]
  }

  /// The arguments that may be inputs: operands, and the values of options other than the output.
  private func inputs(beside output: NamedOutput) -> [String] {
    var names = operands
    // A shell pattern may match a report of an earlier run. No verb judges reports, so it may be
    // replaced.
    if case .recordings = verb.operands.kind, output.isEarlierReport { names = [] }
    return names
      + verb.options.filter { option in
        switch option.value {
        case .file, .folder, .text, .name: true
        case .output, .none, .word, .count, .number, .time: false
        }
      }.flatMap(texts)
  }
}

extension Suite {
  /// The suite file, and the file of the page that it names.
  var files: [String] {
    [file] + (page.map { [file.folder.appending(component: $0.value.path)] } ?? [])
  }
}
