internal import Replay
internal import Text

/// A rule that errors of one kind must not occur in a web page while a recording is replayed on it.
///
/// Such an error fails the recording, unless a suite or an option makes the error a warning: few
/// pages scroll correctly in spite of such an error.
struct PageErrorRule: Sendable {
  let kind: PageError.Kind

  init(_ kind: PageError.Kind) { self.kind = kind }

  /// Why the rule is untested on an engine that shows no page.
  static let noPage = "the engine shows no page of its own: --engine chromium with --page does"

  var name: String {
    switch kind {
    case .exception: "no-uncaught-exception"
    case .rejection: "no-unhandled-rejection"
    case .console: "no-console-error"
    case .request: "no-failed-request"
    case .answer: "no-error-status"
    }
  }

  /// A single line that states what must hold.
  var summary: String {
    switch kind {
    case .exception: "no script of the page throws an uncaught exception"
    case .rejection: "no promise of the page is rejected without a handler"
    case .console: "the page writes no error to the console"
    case .request: "every request of the page is answered"
    case .answer: "no request of the page is answered with a status of 400 or above"
    }
  }

  /// The expected behaviour, for the text of a violation.
  fileprivate var expected: String {
    switch kind {
    case .exception: "no uncaught exception"
    case .rejection: "no unhandled rejection"
    case .console: "no error in the console"
    case .request: "every request answered"
    case .answer: "no status of 400 or above"
    }
  }

  /// The paragraphs of the manual entry.
  var manual: [String] {
    let consequence =
      switch kind {
      case .exception: "Otherwise a user touches a page whose script has stopped halfway."
      case .rejection:
        "Otherwise content that a user waits for never appears, and no error is shown."
      case .console: "Otherwise errors that the page itself detects go unnoticed."
      case .request: "Otherwise a user scrolls to a picture that is missing."
      case .answer:
        "Otherwise a user sees a page with a missing part, because its server does not have it."
      }
    return [
      summary.prefix(1).uppercased() + summary.dropFirst() + ".", consequence,
      "It is judged where a page is replayed (`--engine chromium --page`), and placed at the input "
        + "before it. `--level \(name)=warn`, or a suite, makes it a warning." + loading,
    ]
  }
}

extension PageErrorRule {
  /// A sentence of the manual about the effect of such an error while the page loads.
  private var loading: String {
    switch kind {
    case .exception, .rejection:
      " While the page loads, such an error leaves the whole recording untested (exit 3): the page "
        + "may lack a part that the recording is about."
    case .request, .answer:
      " If that is the request of a script while the page loads, the whole recording is untested "
        + "(exit 3): the page may lack a part that the recording is about."
    case .console: ""
    }
  }
}

/// A rule about page errors in one replay.
final class PageErrorRuleInstance {
  let rule: PageErrorRule
  private var tally: Tally

  init(_ rule: PageErrorRule, _ terms: Terms) {
    self.rule = rule
    tally = Tally(terms)
  }

  func observe(_ step: borrowing Step) {
    tally.countCheck()
    for error in step.frame.pageErrors where error.kind == rule.kind {
      let (index, time, location, expected) = (step.index, step.time, step.location, rule.expected)
      tally.violation(isNew: true) {
        Violation(
          step: index, time: time, expected: expected, actual: error.text, location: location)
      }
    }
  }

  func conclude() -> Verdict { tally.verdict() }
}
