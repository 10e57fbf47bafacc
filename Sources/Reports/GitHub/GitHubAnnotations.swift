package import Results
internal import Text

/// Workflow commands that make GitHub show violations beside the lines of a change.
///
/// GitHub shows at most ten errors and ten warnings per step. An annotation therefore represents a
/// cause and is attached to the smallest recording with this cause. Nine causes are listed, worst
/// first, and the tenth annotation counts the remaining causes. Causes that are new since an
/// earlier run come first. If only new violations fail the run, only new causes are shown.
/// Characters that end a property or a command are escaped, so that a file name cannot inject a
/// command.
package struct GitHubAnnotations: Report {
  private var reasons: RunReasons
  private var difference: RunDifference?
  /// One notice for each recording that exercised no invariant.
  private var notices = Pile("notice")
  private let head: RunHead
  private let choices: ReportChoices
  private let showsNewOnly: Bool

  /// - Parameter showsNewOnly: Whether violations that the earlier run already found are only
  ///   counted.
  package init(
    _ head: RunHead, _ choices: ReportChoices = ReportChoices(), showsNewOnly: Bool = false
  ) {
    self.head = head
    self.choices = choices
    self.showsNewOnly = showsNewOnly
    reasons = RunReasons(head, since: choices.earlier)
    difference = choices.earlier.map { RunDifference(since: $0) }
  }

  /// The text of an annotation, and the location to which it is attached.
  private struct Note {
    let title: String
    let text: String
    var location = FileLocation.nowhere
  }

  private struct Pile {
    private let command: String
    private let noun: String
    private var lines: [String] = []
    private var count = 0

    init(_ command: String, of noun: String = "recording") {
      self.command = command
      self.noun = noun
    }

    private static let maximum = 9

    mutating func put(_ note: Note, in path: String) {
      count += 1
      guard lines.count < Self.maximum else { return }
      let location =
        note.location.line > 0 ? ",line=\(note.location.line),col=\(note.location.column)" : ""
      let title = GitHubAnnotations.property(note.title)
      lines.append(
        "::\(command) file=\(GitHubAnnotations.property(path))\(location),title=\(title)::"
          + GitHubAnnotations.message(note.text))
    }

    var all: [String] {
      let more = count - lines.count
      return lines
        + (more > 0 ? ["::\(command)::and \(more.counted("more " + noun)): see the report"] : [])
    }
  }

  package mutating func add(_ row: JudgedRecording) {
    difference?.add(row)
    if let why = row.whyNotTested, !row.isUnobserved {
      let isKnown = choices.earlier.map { $0.row($0.name(of: row))?.isTested == false }
      guard !showsNewOnly || isKnown != true else { return }
      let title = "\(row.refusal == nil ? "untested" : "refused") [\(row.engine)]"
      notices.put(Note(title: title, text: why.visible), in: choices.inRepository(row.recording))
    }
    reasons.add(row)
  }

  package mutating func text(_ end: RunEnd?) -> String {
    let noun = head.against == nil ? "cause" : "difference"
    var errors = Pile("error", of: noun)
    var warnings = Pile("warning", of: noun)
    for reason in reasons.all where reason.isNew || !showsNewOnly {
      let path = choices.inRepository(reason.row.recording)
      if reason.weight == .warned {
        warnings.put(note(reason), in: path)
      } else {
        errors.put(note(reason), in: path)
      }
    }
    var lines = errors.all + warnings.all + notices.all
    if let difference {
      lines.append("::notice::" + Self.message("since the earlier run: " + difference.headline))
    }
    if let published = choices.published { lines.append("::notice::report: \(published.start)") }
    if end?.isInterrupted != false {
      // The warning is inserted as the first line, because GitHub shows only the first ten
      // warnings.
      lines.insert("::warning::incomplete: not all replays were judged", at: 0)
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The annotation for a reason: its sentence, how often it occurs, and the command that judges
  /// the smallest recording again.
  private func note(_ reason: FailureReason) -> Note {
    let isKnown = reasons.knowsNew && !reason.isNew
    let then = reason.consequences.isEmpty ? "" : "; " + reason.consequences
    let text = """
      \(reason.sentence)\(reason.pattern)
      in \(reason.spread)\(reason.worst)\(then)\(isKnown ? " (not new)" : "")
      again: \(reason.command(head))
      """
    return Note(
      title: "\(reason.rule) [\(reason.row.engine)]", text: text, location: reason.location)
  }

  /// Escapes the text of an annotation. Hidden characters are made visible, because a user may also
  /// read this text in the log of the job.
  private static func message(_ text: String) -> String {
    text.visibleLines.replacing("%", with: "%25").replacing("\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    message(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
