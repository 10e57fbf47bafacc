internal import Engines
internal import Invariants
internal import Model
internal import Text

/// The arguments after a verb, checked against the verb's options and operands.
struct ParsedArguments: Sendable {
  let verb: Verb
  /// The engines that `--engine` may name.
  var engines: EngineList
  /// Formulas that the program judges by in addition to the catalogue.
  var formulas: [Invariant] = []
  private(set) var operands: [String] = []
  private var given: [Given] = []

  /// An option that is given.
  private struct Given {
    let name: String
    var value: String?
    /// The line of a suite that gives it; nil if it was typed.
    var origin: SettingOrigin?
  }

  init(of verb: Verb, among engines: EngineList = EngineList(BuiltInEngines.all)) {
    self.verb = verb
    self.engines = engines
  }

  func has(_ option: Option) -> Bool { given.contains { $0.name == option.name } }

  /// The operands without keywords.
  var paths: [String] { Array(operands.dropFirst(verb.operands.closed ?? 0)) }

  /// The value as typed, else the option's default, else nil.
  func text(_ option: Option) -> String? {
    given.last { $0.name == option.name }?.value ?? option.standard
  }

  /// Every value of a repeatable option, in the order typed.
  func texts(_ option: Option) -> [String] {
    given.compactMap { $0.name == option.name ? $0.value : nil }
  }

  /// The options as typed, for repeating the command, without secrets.
  func typed(_ options: [Option]) -> [String] {
    options.filter { $0 != .header }.flatMap { option in
      given.filter { $0.name == option.name && $0.origin == nil }
        .flatMap { [option.dashed] + ($0.value.map { [$0] } ?? []) }
    }
  }

  /// The value of an option that takes a count, if it was given or has a default.
  func count(_ option: Option) -> Int? { text(option).flatMap(Int.init) }

  /// The value of an option that takes a number, if it was given or has a default.
  func number(_ option: Option) -> Double? { text(option).flatMap(Double.init(typed:)) }

  /// The value of an option that takes a time, if it was given or has a default.
  func time(_ option: Option) -> Instant? { text(option).flatMap(Instant.init(typed:)) }

  /// The value of an option whose keywords are the raw values of an enumeration.
  func choice<Choice: RawRepresentable<String>>(_ option: Option, as: Choice.Type) -> Choice? {
    text(option).flatMap(Choice.init(rawValue:))
  }

  mutating func add(_ operand: String) { operands.append(operand) }

  /// A copy with other values of an option.
  func with(_ option: Option, _ values: [String]) -> ParsedArguments {
    var arguments = self
    arguments.given.removeAll { $0.name == option.name }
    arguments.given += values.map { Given(name: option.name, value: $0) }
    return arguments
  }

  /// Adds an option. A flag may be repeated, since nothing contradicts it; a value may not.
  mutating func add(_ option: Option, _ value: String?) throws(UsageError) {
    if let value {
      try option.check(value)
      if has(option), !option.isRepeatable {
        throw UsageError("\(option.dashed) is given twice")
      }
    }
    given.append(Given(name: option.name, value: value))
  }

  /// Adds the value that a suite gives to an option that was not typed.
  mutating func add(_ option: Option, _ value: String, from origin: SettingOrigin) {
    if !has(option) { given.append(Given(name: option.name, value: value, origin: origin)) }
  }

  /// The options that are given, in their order, each with its origin.
  var origins: [(option: Option, value: String, origin: String)] {
    given.compactMap { given in
      guard let option = verb.options.first(where: { $0.name == given.name }) else { return nil }
      return (option, given.value ?? "", given.origin?.text ?? option.dashed)
    }
  }
}
