package import Results
internal import Text

/// Workflow commands that make GitHub show violations beside the lines of a change.
///
/// GitHub shows at most ten errors and ten warnings per step: nine are listed, and the tenth counts
/// the others. Violations that are new since an earlier run come first, and are the only ones shown
/// if only new violations fail the run. Characters that end a property or a command are escaped, so
/// that a file name cannot inject a command.
package struct GitHubAnnotations: Report {
  private var errors = Pile("error")
  private var warnings = Pile("warning")
  /// One notice for each recording that exercised no invariant.
  private var notices = Pile("notice")
  private let earlier: EarlierRun?
  private let showsNewOnly: Bool
  private let path: @Sendable (String) -> String

  /// - Parameter showsNewOnly: Whether violations that the earlier run already found are only
  ///   counted.
  package init(_ choices: ReportChoices = ReportChoices(), showsNewOnly: Bool = false) {
    earlier = choices.earlier
    path = choices.inRepository
    self.showsNewOnly = showsNewOnly
  }

  /// The text of an annotation, and the location that it marks.
  private struct Note {
    let title: String
    let text: String
    var location = FileLocation.nowhere
  }

  private struct Pile {
    let command: String
    /// New violations, then known ones.
    private var lines: [[String]] = [[], []]
    private var count = 0
    var known = 0

    init(_ command: String) { self.command = command }

    private static let maximum = 9

    mutating func put(_ note: Note, in path: String, isKnown: Bool) {
      count += 1
      let list = isKnown ? 1 : 0
      guard lines[list].count < Self.maximum else { return }
      let location =
        note.location.line > 0 ? ",line=\(note.location.line),col=\(note.location.column)" : ""
      let title = GitHubAnnotations.property(note.title)
      lines[list].append(
        "::\(command) file=\(GitHubAnnotations.property(path))\(location),title=\(title)::"
          + GitHubAnnotations.message(note.text + (isKnown ? " (not new)" : "")))
    }

    var all: [String] {
      let named = lines.joined().prefix(Self.maximum)
      let more = count - named.count
      return named + (more > 0 ? ["::\(command)::and \(more) more: see the report"] : [])
    }
  }

  package mutating func add(_ row: JudgedRecording) {
    if let why = row.whyNotTested, !row.isUnobserved {
      let title = "\(row.refusal == nil ? "untested" : "refused") [\(row.engine)]"
      let isKnown = earlier.map { $0.rows[$0.name(of: row)]?.isTested == false }
      put(Note(title: title, text: why.visible), of: row, isKnown, \.notices)
    }
    for finding in row.findings {
      let isKnown = earlier?.knew(finding, of: row)
      let note = Note(
        title: "\(finding.rule) [\(row.engine)]", text: finding.story, location: finding.location)
      switch finding.weight {
      case .unjudged, .broken, .missed: put(note, of: row, isKnown, \.errors)
      case .warned: put(note, of: row, isKnown, \.warnings)
      case .waived: break
      }
    }
  }

  private mutating func put(
    _ note: Note, of row: JudgedRecording, _ isKnown: Bool?, _ pile: WritableKeyPath<Self, Pile>
  ) {
    if showsNewOnly, isKnown == true { return self[keyPath: pile].known += 1 }
    self[keyPath: pile].put(note, in: path(row.recording), isKnown: isKnown ?? false)
  }

  package mutating func text(_ end: RunEnd?) -> String {
    var lines = errors.all + warnings.all + notices.all
    if errors.known > 0 {
      lines.append(
        "::notice::\(errors.known) broken as in the earlier run and not listed: see the report")
    }
    if end?.isInterrupted != false {
      // GitHub shows only the first ten annotations of each kind.
      lines.insert("::warning::incomplete: not all replays were judged", at: 0)
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// A log read in a terminal shows only the title of the annotation and this text.
  private static func message(_ text: String) -> String {
    text.visibleLines.replacing("%", with: "%25").replacing("\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    message(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
