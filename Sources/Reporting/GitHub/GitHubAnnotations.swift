internal import Gesture

/// Commands that make GitHub show what broke beside the lines of a change.
///
/// A step may show ten errors and ten warnings: nine are named, the tenth counts the others. The
/// letters that end a property or a command are escaped, so that no file name can write one.
package struct GitHubAnnotations: Report {
  private var errors = Pile("error")
  private var warnings = Pile("warning")
  /// A notice for each recording of which nothing was put to the test.
  private var notices = Pile("notice")

  package init() {}

  private struct Pile {
    let command: String
    var lines: [String] = []
    var more = 0

    init(_ command: String) { self.command = command }

    mutating func put(_ finding: Finding) {
      guard lines.count < 9 else { return more += 1 }
      let place = finding.place.line > 0 ? ",line=\(finding.line),col=\(finding.place.column)" : ""
      let title = GitHubAnnotations.property("\(finding.rule) [\(finding.engine)]")
      lines.append(
        "::\(command) file=\(GitHubAnnotations.property(finding.path))\(place),title=\(title)::"
          + GitHubAnnotations.message(finding.story))
    }

    var all: [String] {
      lines + (more > 0 ? ["::\(command)::and \(more) more: see the report"] : [])
    }
  }
}

extension GitHubAnnotations {
  package mutating func add(_ row: JudgedRecording) {
    if let why = row.whyNotTested {
      notices.put(
        Finding(
          recording: row.recording, engine: row.engine,
          rule: row.refusal == nil ? "untested" : "refused", weight: .missed, story: why.visible,
          place: .nowhere, invariant: nil))
    }
    for finding in row.findings {
      switch finding.weight {
      case .unjudged, .broken, .missed: errors.put(finding)
      case .warned: warnings.put(finding)
      case .waived: break
      }
    }
  }

  package mutating func text(_ end: RunEnd?) -> String {
    (errors.all + warnings.all + notices.all).map { $0 + "\n" }.joined()
  }

  /// Whoever reads the log in a terminal sees a name and nothing else of it.
  private static func message(_ text: String) -> String {
    text.visibleLines.replacing("%", with: "%25").replacing("\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    message(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
