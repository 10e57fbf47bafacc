internal import Engines
internal import Invariants
internal import Model
internal import Text

/// The arguments after a verb, checked against the options and operands of the verb.
struct ParsedArguments: Sendable {
  let verb: Verb
  /// The engines that `--engine` may name.
  var engines: EngineList
  /// Formulas by which the program judges, in addition to the catalogue.
  var formulas: [Invariant] = []
  private(set) var operands: [String] = []
  private var given: [Given] = []

  /// An option that the command line or a suite gives.
  private struct Given {
    let name: String
    var value: String?
    /// The origin of the value in a suite; nil if the option was typed.
    var origin: SettingOrigin?
  }

  init(of verb: Verb, among engines: EngineList = EngineList(BuiltInEngines.all)) {
    self.verb = verb
    self.engines = engines
  }

  func has(_ option: Option) -> Bool { given.contains { $0.name == option.name } }

  /// The operands that are not keywords.
  var paths: [String] { Array(operands.dropFirst(verb.operands.closed ?? 0)) }

  /// The value of an option as typed, or else its default; nil if there is neither.
  func text(_ option: Option) -> String? {
    given.last { $0.name == option.name }?.value ?? option.standard
  }

  /// All values of a repeatable option, in the order in which they were typed.
  func texts(_ option: Option) -> [String] {
    given.compactMap { $0.name == option.name ? $0.value : nil }
  }

  /// The options as typed, for repeating the command. Secrets are left out.
  func typed(_ options: [Option]) -> [String] {
    options.filter { $0 != .header }.flatMap { option in
      given.filter { $0.name == option.name && $0.origin == nil }
        .flatMap { [option.dashed] + ($0.value.map { [$0] } ?? []) }
    }
  }

  /// The value or default of an option that takes a count; nil if there is neither.
  func count(_ option: Option) -> Int? { text(option).flatMap(Int.init) }

  /// The value or default of an option that takes a number; nil if there is neither.
  func number(_ option: Option) -> Double? { text(option).flatMap(Double.init(typed:)) }

  /// The value or default of an option that takes a time; nil if there is neither.
  func time(_ option: Option) -> Instant? { text(option).flatMap(Instant.init(typed:)) }

  /// The value of an option whose keywords are the raw values of an enumeration.
  func choice<Choice: RawRepresentable<String>>(_ option: Option, as: Choice.Type) -> Choice? {
    text(option).flatMap(Choice.init(rawValue:))
  }

  mutating func add(_ operand: String) { operands.append(operand) }

  /// A copy in which an option has other values.
  func with(_ option: Option, _ values: [String]) -> ParsedArguments {
    var arguments = self
    arguments.given.removeAll { $0.name == option.name }
    arguments.given += values.map { Given(name: option.name, value: $0) }
    return arguments
  }

  /// Adds a typed option. A flag may be repeated, but an option with a value may not, unless the
  /// option is repeatable.
  mutating func add(_ option: Option, _ value: String?) throws(UsageError) {
    if let value {
      try option.check(value)
      if has(option), !option.isRepeatable {
        throw UsageError("\(option.dashed) is given twice")
      }
    }
    given.append(Given(name: option.name, value: value))
  }

  /// Adds an option with the value that a suite gives, if the option was not typed.
  mutating func add(_ option: Option, _ value: String, from origin: SettingOrigin) {
    if !has(option) { given.append(Given(name: option.name, value: value, origin: origin)) }
  }

  /// The given options in their order, each with its origin.
  var origins: [(option: Option, value: String, origin: String)] {
    given.compactMap { given in
      guard let option = verb.options.first(where: { $0.name == given.name }) else { return nil }
      return (option, given.value ?? "", given.origin?.text ?? option.dashed)
    }
  }
}
