internal import Files
internal import Runs
internal import Text
internal import Writing

// The rules for the outputs of all verbs: an output is never an input of the same run, never the
// file of another output, and replaces a file of another kind only with `--force`.

extension ParsedArguments {
  /// The outputs given by options. Stdout, devices and pipes are written to directly and not
  /// included.
  var outputs: [NamedOutput] {
    verb.options.compactMap { option in
      guard case .output(_, let kind) = option.value, let path = text(option), path != "-",
        !NewFile.isPassage(path)
      else { return nil }
      return NamedOutput(option: option, kind: kind, path: path)
    }
  }

  /// Checks the outputs against each other, against the given input files, and against the content
  /// of the files they replace.
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

  /// Checks the outputs against inputs found by search: recordings in folders, suites, pages.
  func checkOutputs(areNot inputs: some Sequence<String>) throws(UsageError) {
    for output in outputs {
      if let error = output.conflict(with: inputs) { throw error }
    }
  }

  /// A resumed run may save its results in the file of the earlier run.
  private func isResumed(_ one: NamedOutput, _ other: NamedOutput) -> Bool {
    Set([one.option.name, other.option.name]) == [Option.resume.name, Option.results.name]
  }

  /// The arguments that may be inputs: operands, and the values of other options.
  private func inputs(beside output: NamedOutput) -> [String] {
    var names = operands
    // A shell pattern may include the reports of an earlier run, which no verb judges.
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
  /// The files of the suite: itself, and the page that it names.
  var files: [String] {
    [file] + (page.map { [file.folder.appending(component: $0.value.path)] } ?? [])
  }
}
