/// What is to be done with baselines.
enum BaselineWord: String, CaseIterable, Sendable {
  case check, diff, accept, reject, list

  /// Nothing for other verbs.
  init?(_ arguments: ParsedArguments) {
    guard let word = arguments.operands.first, arguments.verb.name == Verb.baseline.name else {
      return nil
    }
    self.init(rawValue: word)
  }

  /// Whether recordings are replayed and compared.
  var compares: Bool { self == .check || self == .diff }
}
