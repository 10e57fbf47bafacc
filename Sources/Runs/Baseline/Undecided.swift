internal import Replay
package import Text
internal import Writing

/// The number of baselines for which a decision failed, and the reasons. A full disk affects all
/// baselines and is reported once.
package struct Undecided {
  /// The total number of baselines.
  package var all = 0
  private var failed = 0
  /// The distinct disk errors, in order of first appearance.
  private var reasons: [String] = []

  package init() {}

  /// Counts a failure, and returns its text. The text is nil if the same disk error was already
  /// reported for another file.
  package mutating func add(_ error: any Error) -> String? {
    failed += 1
    if let problem = error as? Objection { return problem.message }
    if let error = Self.formatError(error) { return error.located }
    guard case .file(let trouble)? = error as? WriteError else { return "\(error)" }
    guard !reasons.contains(trouble.reason) else { return nil }
    reasons.append(trouble.reason)
    return "\(error)"
  }

  /// The format error behind an error; nil if the error has another cause.
  package static func formatError(_ error: any Error) -> FormatError? {
    switch error {
    case let error as FormatError: error
    case WriteError.source(let error): error
    case ReplayError.format(let error): error
    default: nil
    }
  }

  package var outcome: Outcome {
    guard failed > 0 else { return .held }
    let share = Outcome.share(failed, of: all, "baseline", are: "undecided")
    return Outcome(.unjudged, ([share] + reasons).joined(separator: ": "))
  }
}
