/// The exit status of a run, with one meaning for all verbs.
package enum ExitCode: Int32, CaseIterable, Sendable {
  case held = 0
  case broken = 1
  case unjudged = 2
  case incomplete = 3
  case nothing = 4
  case interrupted = 130

  /// The general meaning; a verb may describe it differently (`Verb.Exit`).
  package var meaning: String {
    switch self {
    case .held: "everything tested holds"
    case .broken: "a violation or difference was found"
    case .unjudged: "could not judge: a wrong command line or file, or an engine that failed"
    case .incomplete:
      """
      incomplete: nothing was tested, or something that must be tested was not: an invariant that a \
      suite requires, or that a recording or --only names; with --strict any recording; more \
      untested recordings or fewer tested ones than a suite allows; a shard, or a part of the \
      results of --since
      """
    case .nothing: "nothing was selected"
    case .interrupted: "interrupted, by Ctrl-C, SIGTERM or SIGHUP"
    }
  }

  /// Whether this code replaces another code that also applies. The order is 130 > 2 > 1 > 3 > 4 >
  /// 0.
  func isGraver(than other: ExitCode) -> Bool {
    Self.fromGravest.drop { $0 != self }.dropFirst().contains(other)
  }

  private static let fromGravest: [ExitCode] = [
    .interrupted, .unjudged, .broken, .incomplete, .nothing, .held,
  ]
}
