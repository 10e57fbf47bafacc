internal import Gesture
internal import Replay
internal import Writing

/// The baselines that could not be decided on, and why. A full disk is the same for all of them and is
/// named once, not once for each.
struct Undecided {
  /// Of how many baselines these are the failed ones.
  var all = 0
  private var failed = 0
  /// What the disk had to say, in the order it was first heard.
  private var reasons: [String] = []

  /// Counts one; the words for it, unless the same was said of another file already.
  mutating func add(_ error: any Error) -> String? {
    failed += 1
    if let problem = error as? Objection { return problem.message }
    if let error = Self.formatError(error) { return error.located }
    guard case .file(let trouble)? = error as? WriteError else { return "\(error)" }
    guard !reasons.contains(trouble.reason) else { return nil }
    reasons.append(trouble.reason)
    return "\(error)"
  }

  /// What is wrong with a file that was read, if that is why.
  static func formatError(_ error: any Error) -> FormatError? {
    switch error {
    case let error as FormatError: error
    case WriteError.source(let error): error
    case ReplayError.format(let error): error
    default: nil
    }
  }

  var outcome: Outcome {
    guard failed > 0 else { return .held }
    let share = Outcome.share(failed, of: all, "baseline", are: "undecided")
    return Outcome(.unjudged, ([share] + reasons).joined(separator: ": "))
  }
}
