/// What is to be done with baselines.
enum BaselineWord: String, CaseIterable, Sendable {
  case check, diff, review, accept, reject, list

  /// Nothing for other verbs.
  init?(_ arguments: ParsedArguments) {
    guard let word = arguments.operands.first, arguments.verb.name == Verb.baseline.name
    else { return nil }
    self.init(rawValue: word)
  }

  /// Whether recordings are replayed and compared.
  var compares: Bool { self == .check || self == .diff || self == .review }
  /// Whether what the engine shows now is put beside the baseline, to be decided on.
  var leavesPending: Bool { self == .check || self == .review }
  /// Whether it is about what waits, where no recording is named.
  var isOfPending: Bool { self == .accept || self == .reject || self == .review }
}
