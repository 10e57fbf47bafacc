internal import Runs

extension PathSelection {
  /// Reports problems of the selection on stderr. Returns the initial outcome of the verb, which
  /// continues with `paths`, possibly empty.
  func report(passWithNone: Bool, on terminal: inout Terminal) -> Outcome {
    for problem in problems { terminal.error(problem) }
    if !problems.isEmpty {
      return Outcome(.unjudged, "\(problems.count.counted("path")) cannot be read")
    }
    if !paths.isEmpty || passWithNone {
      for location in barren { terminal.warn(location) }
      return .held
    }
    if hasSearched { terminal.report(Self.whatCounts) }
    return Outcome(.nothing, barren.joined(separator: "; "))
  }

  /// The number of recordings as text, for a sentence about options that exclude all of them.
  var counted: String { paths.count == 1 ? "the only recording" : "all \(paths.count) recordings" }

  private static let whatCounts = "Looked for *.xml, except hidden files."
}
