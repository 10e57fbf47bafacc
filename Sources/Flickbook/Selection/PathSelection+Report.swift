extension PathSelection {
  /// Tells on stderr what could not be selected. The verb's outcome begins with what this returns;
  /// its work goes on with `paths`, of which there may be none.
  func report(passWithNone: Bool, on terminal: inout Terminal) -> Outcome {
    for problem in problems { terminal.error(problem.message) }
    if !problems.isEmpty {
      let paths = problems.count == 1 ? "1 path" : "\(problems.count) paths"
      return Outcome(.unjudged, "\(paths) cannot be read")
    }
    if !paths.isEmpty || passWithNone {
      for place in barren { terminal.warn(place) }
      return .held
    }
    terminal.report(Self.whatCounts)
    return Outcome(.nothing, barren.joined(separator: "; "))
  }

  private static let whatCounts =
    "Looked for *.xml; hidden files and those with a .err beside them are left out."
}
