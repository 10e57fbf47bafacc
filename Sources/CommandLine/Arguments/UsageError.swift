internal import Reports
internal import Results
internal import Runs
internal import Text

/// An error in the command line: the typed text, and what is expected.
struct UsageError: Error, Equatable {
  /// The text of the error: lower case, no full stop. Names the typed text.
  let message: String
  /// The verb whose help explains more; nil until the verb is known.
  private(set) var verb: String?

  /// The command that was probably intended, if known.
  private var meant: String?

  /// The change that makes the command line valid, if known. It takes precedence over `meant`.
  private var correction: Correction?

  init(_ message: String, meant: String? = nil, correction: Correction? = nil) {
    self.message = message
    self.meant = meant
    self.correction = correction
  }

  /// The same error, whose advice is the corrected command line.
  func corrected(in words: [String]) -> UsageError {
    guard let correction, let line = correction.line(of: words) else { return self }
    var error = self
    error.meant = line
    return error
  }

  /// Creates an error in a file that an option names.
  init(_ error: FormatError, of option: Option) {
    self.init("\(option.dashed): " + error.located)
  }

  /// Creates an error from an error in a typed plan. The message names the options, which have the
  /// names of the plan's parts.
  init(_ error: SessionError) {
    self.init(
      error.message(naming: \.option), meant: error.intended, correction: error.correction)
  }

  /// The same error, with advice to read the help of a verb.
  func about(_ verb: Verb) -> UsageError {
    var error = self
    error.verb = verb.name
    return error
  }

  /// The next step for the user: `help: flickbook help lint`.
  var advice: String {
    if let meant { return "help: \(meant)" }
    let topic = verb.flatMap { $0 == Verb.help.name ? nil : " " + $0 } ?? ""
    return "help: \(Release.name) help\(topic)"
  }

  /// The error for an option that no verb has, or that only other verbs have.
  ///
  /// - Parameter options: The options of the verb.
  static func unknownOption(_ typed: String, among options: [Option]) -> UsageError {
    let owners = Verb.runnable.filter { $0.options.contains { $0.dashed == typed } }.map(\.name)
    if !owners.isEmpty {
      return UsageError("\(typed.quoted) is an option of \(owners.listed("and")) only")
    }
    return unknown(typed, nearest(to: typed, among: options))
  }

  /// The error for a letter that no option has. `-check` more often means `--check` than five
  /// flags.
  static func unknownLetter(
    _ letter: Character, in word: String, among options: [Option]
  ) -> UsageError {
    if word.count > 2, let near = nearest(to: "-" + word, among: options) {
      return unknown(word, near)
    }
    // Many programs print their version with `-V`.
    return unknown("-\(letter)", letter == "V" ? (versionOption, offer(versionOption)) : nil)
  }

  private static let versionOption = "--version"

  private static func unknown(
    _ typed: String, _ near: (name: String?, hint: String)?
  ) -> UsageError {
    UsageError(
      "unknown option \(typed.quoted)" + (near?.hint ?? ""),
      correction: near?.name.map { .replace(typed, by: $0) })
  }

  /// The option that was probably meant: one of the given options, or else an option of another
  /// verb. The name of another verb's option is nil, because the option cannot be typed here.
  private static func nearest(
    to typed: String, among options: [Option]
  ) -> (name: String?, hint: String)? {
    if let name = (options.map(\.dashed) + [versionOption]).nearest(to: typed) {
      return (name, offer(name))
    }
    for verb in Verb.runnable {
      guard let name = verb.options.map(\.dashed).nearest(to: typed) else { continue }
      return (nil, ": did you mean \(name.quoted) of \(verb.name)?")
    }
    return nil
  }

  static func badValue(_ typed: String, of option: Option, expected: String) -> UsageError {
    UsageError("\(option.dashed) cannot be \(typed.quoted): expected \(expected)")
  }

  static let missingVerb = UsageError("a verb is missing: '\(Release.name) help' lists them")

  /// The error for an unknown verb. Proposes the verb that does what the typed word probably means.
  ///
  /// - Parameter group: The group after which the word was typed.
  static func unknownVerb(_ typed: String, in group: Verb? = nil) -> UsageError {
    let verbs = group?.verbs ?? Verb.all
    let meant = Verb.meant(by: typed, among: verbs)
    let found = "unknown verb \(typed.quoted)" + (group.map { " of \($0.name)" } ?? "")
    guard let first = meant.first else {
      let expected = group.map { ": expected " + $0.verbs.map(\.word).listed("or") }
      return UsageError(found + (expected ?? ""))
    }
    let offered = meant.map { "\($0.name.quoted) (\($0.summary))" }.listed("or")
    // A verb with a similar name takes the same operands. A verb that corresponds to a term of
    // another tool may take other operands.
    let isTypingError = meant.count == 1 && [first.word, first.name].nearest(to: typed) != nil
    return UsageError(
      "\(found): did you mean \(offered)?", meant: "\(Release.name) help \(first.name)",
      correction: isTypingError
        ? .replace(typed, by: group == nil ? first.name : first.word) : nil)
  }

  /// The error for an unknown operand of `help`: a verb or a topic.
  static func unknownTopic(_ typed: String) -> UsageError {
    guard let topic = HelpTopic.allCases.map(\.rawValue).nearest(to: typed) else {
      return unknownVerb(typed)
    }
    return UsageError(
      "unknown verb or topic \(typed.quoted)" + offer(topic),
      correction: .replace(typed, by: topic))
  }

  /// The error for a path without a verb. Proposes a command and does not run it: the meaning of a
  /// path alone may change, and a wrong guess that writes files is worse.
  static func pathWithoutVerb(_ path: String, isAlone: Bool) -> UsageError {
    let line = "\(Release.name) \(Verb.check.name) \(path.shellTypedPath)\(isAlone ? "" : " ...")"
    return UsageError("a verb is missing before \(path.quoted)", meant: line)
  }

  /// The error for a missing operand. The error names the first missing operand, if the operands
  /// have different names.
  static func missingOperand(_ operands: Operands, having count: Int = 0) -> UsageError {
    let names = operands.placeholder.split(separator: " ")
    let second = count > 0 && names.count == 1 ? "a second " : ""
    let expected = count >= operands.closed ?? .max ? ["a file"] : operands.expected
    let name = names.dropFirst(count).first ?? names.last ?? ""
    return UsageError("\(second)\(name) is missing: expected \(expected.offered)")
  }

  static func tooManyOperands(_ typed: String, of verb: Verb) -> UsageError {
    let operands = verb.operands
    let names = operands.placeholder.split(separator: " ")
    switch operands.atMost {
    case 0:
      return UsageError(
        "\(verb.name) takes no operand: remove \(typed.quoted)", correction: .remove(typed))
    case 1:
      let noun = (names.first ?? "").lowercased()
      return UsageError("\(verb.name) takes one \(noun); \(typed.quoted) is a second one")
    default:
      return UsageError(
        "\(verb.name) takes \(operands.placeholder): remove \(typed.quoted)",
        correction: .remove(typed))
    }
  }

  static func unknownOperand(
    _ typed: String, _ placeholder: String, _ known: [String]
  ) -> UsageError {
    let near = known.nearest(to: typed)
    let hint = near.map { offer($0) } ?? ": expected \(known.offered)"
    let name = placeholder.split(separator: " ").first ?? ""
    let noun = name == "WHAT" ? "choice" : name.lowercased()
    return UsageError(
      "unknown \(noun) \(typed.quoted)" + hint,
      correction: near.map { .replace(typed, by: $0) })
  }
}

extension Terminal {
  /// Reports why a run could not be planned. Errors of the command line are rethrown.
  mutating func report(unplanned problem: any Error) throws(UsageError) {
    switch problem {
    case let problem as UsageError: throw problem
    case let problem as SessionError: throw UsageError(problem)
    case let problem as FormatError: error(problem)
    default: error("\(problem)")
    }
  }
}

extension [String] {
  /// The possible words, or the command that lists them if there are many.
  fileprivate var offered: String {
    if count <= 12 { return listed("or") }
    return first == Verb.all.first?.name
      ? "a verb that '\(Release.name) help' lists"
      : "a name that '\(Release.name) list invariants' or '\(Release.name) list relations' shows"
  }
}
