/// The subcommands of `baseline`.
enum BaselineCommand: String, CaseIterable, Sendable {
  case check, diff, review, accept, reject, list

  /// Fails for verbs other than `baseline`.
  init?(_ arguments: ParsedArguments) {
    guard let word = arguments.operands.first, arguments.verb.name == Verb.baseline.name
    else { return nil }
    self.init(rawValue: word)
  }

  /// Whether recordings are replayed and compared.
  var compares: Bool { self == .check || self == .diff || self == .review }
  /// Whether the trace of a recording that differs is written beside the baseline, as a pending
  /// trace.
  var leavesPending: Bool { self == .check || self == .review }
  /// Whether the subcommand applies to pending traces by default.
  var isOfPending: Bool { self == .accept || self == .reject || self == .review }
}
