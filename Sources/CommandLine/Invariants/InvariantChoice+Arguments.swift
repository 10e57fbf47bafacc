internal import Runs

extension InvariantChoice {
  init(_ arguments: ParsedArguments) throws(UsageError) {
    self.init()
    formulas = try TypedFormula.all(arguments)
    only = Self.names(arguments, .only)
    skip = Self.names(arguments, .skip)
    hasRelations = arguments.has(.relations)
  }

  private static func names(_ arguments: ParsedArguments, _ option: Option) -> [String] {
    arguments.texts(option).flatMap { $0.split(separator: ",").map { String($0) } }
  }
}
