internal import Gesture

/// The command line is wrong: what was typed, and what was expected instead.
struct UsageError: Error, Equatable {
  /// Lower case, no full stop; names the text that was typed.
  let message: String
  /// The verb whose help says more, once it is known.
  private(set) var verb: String?

  init(_ message: String) { self.message = message }

  /// The same error, pointing to the help of a verb.
  func told(of verb: Verb) -> UsageError {
    var error = self
    error.verb = verb.name
    return error
  }

  /// Where to read on: `Run 'flickbook help lint'.`
  var advice: String {
    let topic = verb.flatMap { $0 == Verb.help.name ? nil : " " + $0 } ?? ""
    return "Run '\(Release.name) help\(topic)'."
  }
}

// MARK: - Options

extension UsageError {
  /// An option no verb has, or not this verb; `options` are those it could have been.
  static func unknownOption(_ typed: String, among options: [Option]) -> UsageError {
    let owners = Verb.all.filter { $0.options.contains { $0.dashed == typed } }.map(\.name)
    if !owners.isEmpty {
      return UsageError("\(typed.quoted) is an option of \(owners.listed("and")) only")
    }
    return UsageError("unknown option \(typed.quoted)" + (nearest(to: typed, among: options) ?? ""))
  }

  /// A letter no option has. `-check` was meant as `--check` more often than as five flags.
  static func unknownLetter(
    _ letter: Character, in word: String, among options: [Option]
  ) -> UsageError {
    if word.count > 2, let hint = nearest(to: "-" + word, among: options) {
      return UsageError("unknown option \(word.quoted)" + hint)
    }
    return UsageError("unknown option \("-\(letter)".quoted)")
  }

  /// What was meant: an option that may stand here, or else one of another verb.
  private static func nearest(to typed: String, among options: [Option]) -> String? {
    if let name = options.map(\.dashed).nearest(to: typed) { return offer(name) }
    for verb in Verb.all {
      guard let name = verb.options.map(\.dashed).nearest(to: typed) else { continue }
      return ": did you mean \(name.quoted) of \(verb.name)?"
    }
    return nil
  }

  static func missingValue(_ option: Option) -> UsageError {
    UsageError("\(option.dashed) needs a value: \(option.dashed) \(option.value.placeholder ?? "")")
  }

  static func unexpectedValue(_ option: Option) -> UsageError {
    UsageError("\(option.dashed) takes no value")
  }

  static func badValue(_ typed: String, of option: Option, expected: String) -> UsageError {
    UsageError("\(option.dashed) cannot be \(typed.quoted): expected \(expected)")
  }

  static func contradiction(_ one: Option, _ other: Option) -> UsageError {
    UsageError("\(one.dashed) and \(other.dashed) cannot be given together: choose one of them")
  }

  static func givenTwice(_ option: Option) -> UsageError {
    UsageError("\(option.dashed) is given twice")
  }
}

// MARK: - Verbs and operands

extension UsageError {
  static let missingVerb = UsageError("no verb: expected \(Verb.all.map(\.name).listed("or"))")

  static func unknownVerb(_ typed: String) -> UsageError {
    UsageError("unknown verb \(typed.quoted)" + offer(Verb.all.map(\.name).nearest(to: typed)))
  }

  /// Suggests, and does not run: what a path alone means may change, and a guess that writes is worse.
  static func pathWithoutVerb(_ path: String, isAlone: Bool) -> UsageError {
    let line = "\(Release.name) \(Verb.check.name) \(path.shellWord)\(isAlone ? "" : " ...")"
    return UsageError("no verb before \(path.quoted): did you mean '\(line)'?")
  }

  /// Names the first one that is missing, of those that have names of their own.
  static func missingOperand(_ operands: Operands, having count: Int = 0) -> UsageError {
    let names = operands.placeholder.split(separator: " ")
    let another = count > 0 && names.count == 1 ? "another " : ""
    let expected = count >= operands.closed ?? .max ? ["a file"] : operands.expected
    let name = names.dropFirst(count).first ?? names.last ?? ""
    return UsageError("\(another)\(name) is missing: expected \(expected.listed("or"))")
  }

  static func tooManyOperands(_ typed: String) -> UsageError {
    UsageError("one word too many: \(typed.quoted)")
  }

  static func unknownOperand(
    _ typed: String, _ placeholder: String, _ known: [String]
  ) -> UsageError {
    let hint = known.nearest(to: typed).map { offer($0) } ?? ": expected \(known.listed("or"))"
    let name = placeholder.split(separator: " ").first ?? ""
    return UsageError("unknown \(name.lowercased()) \(typed.quoted)" + hint)
  }
}

/// The tail of a message that has a likely meaning to offer.
func offer(_ name: String?) -> String {
  name.map { ": did you mean \($0.quoted)?" } ?? ""
}
