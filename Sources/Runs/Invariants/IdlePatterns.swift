package import Files
internal import Text

/// Patterns of a suite that match no recording. A typing error in a pattern disables a group or a
/// waiver, and would otherwise never be noticed.
///
/// Patterns are matched against all files on disk, not only against the recordings of the run:
/// otherwise, in a run of one recording, the patterns for other recordings would match nothing.
package struct IdlePatterns {
  private let suite: Suite
  /// The absolute path of the suite's folder.
  private let folder: String
  /// The recordings of the run, relative to the suite.
  private let names: [String]

  package init(_ suite: Suite, _ paths: [String]) {
    self.suite = suite
    let here = currentFolder()
    let folder = suite.file.absolutePath(in: here).folder
    self.folder = folder
    names = paths.compactMap { $0.absolutePath(in: here).relative(to: folder) }
  }

  /// One sentence per pattern, with the location in the suite.
  ///
  /// - Parameter engines: The names that waivers may contain, to distinguish a typing error from an
  ///   engine of another run.
  package func warnings(engines: [String]) -> [String] {
    var known: [String: Bool] = [:]
    var warnings: [(location: FileLocation, words: String)] = []
    for group in suite.groups where !isAny(group.pattern, &known) {
      warnings.append((group.location, "no recording matches the group \(group.pattern.quoted)"))
    }
    for waiver in suite.waivers {
      let value = waiver.value
      if !isAny(value.recording, &known) {
        let text =
          "no recording matches \(value.recording.quoted), where \(value.invariant) is waived"
        warnings.append((waiver.location, text))
      }
      if let engine = value.engine.map({ String($0.prefix { $0 != "(" }) }),
        !engines.contains(engine), let near = engines.nearest(to: engine)
      {
        let text = "no engine is named \(engine.quoted), on which \(value.invariant) is waived"
        warnings.append((waiver.location, text + offer(near)))
      }
    }
    return warnings.sorted {
      ($0.location.line, $0.location.column) < ($1.location.line, $1.location.column)
    }
    .map { "\(suite.file.visible):\($0.location.line):\($0.location.column): \($0.words)" }
  }

  private func isAny(_ pattern: String, _ known: inout [String: Bool]) -> Bool {
    if let answer = known[pattern] { return answer }
    let glob = Glob(pattern)
    let isAny =
      names.contains { glob.matches(path: $0) }
      || GlobSearch(glob, below: folder).matches.contains {
        if case .file? = FileKind(of: $0) { true } else { false }
      }
    known[pattern] = isAny
    return isAny
  }
}
