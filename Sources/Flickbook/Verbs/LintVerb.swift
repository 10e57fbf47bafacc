extension Verb {
  static let lint = Verb(
    "lint", summary: "check that recordings are well formed and make sense",
    description: [
      """
      Reads each recording to its end and names every fault with its place: \
      path:line:column: error: what was found, what was expected. What it looks at is the grammar of \
      the file and its sense: times that run forwards, fingers that go down before they move, numbers \
      within their ranges. No engine is run.
      """
    ],
    operands: .paths,
    options: [.color, .quiet, .maxErrors, .format, .null, .passWithNone],
    examples: [
      Example("flickbook lint Recordings", "Check every recording below a folder."),
      Example("flickbook lint 'Recordings/**/fling-*.xml'", "Check those that match a pattern."),
      Example("git ls-files -z '*.xml' | flickbook lint -0", "Check what git tracks."),
    ],
    exits: [
      Exit(.held, "every recording is sound"),
      Exit(.broken, "at least one recording is malformed"),
      Exit(.unjudged, "wrong command line, or a path that cannot be read"),
      Exit(.nothing, "no recording was selected"),
    ],
    run: lintRecordings)
}

private func lintRecordings(
  _ arguments: ParsedArguments, _ terminal: inout Terminal
) throws(UsageError) -> Outcome {
  switch try SelectedInput(arguments, dash: .recording) {
  case .standardInput:
    return Outcome(.unjudged, "not yet")
  case .paths(let selection):
    var outcome = selection.report(
      passWithNone: arguments.has(.passWithNone), on: &terminal)
    if !selection.paths.isEmpty { outcome.add(Outcome(.unjudged, "not yet")) }
    return outcome
  }
}
