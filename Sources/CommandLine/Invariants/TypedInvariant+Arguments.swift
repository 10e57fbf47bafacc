internal import Files
internal import Invariants
internal import Model
internal import Runs
internal import Text

extension TypedInvariant {
  static func all(_ arguments: ParsedArguments) throws(UsageError) -> [TypedInvariant] {
    try arguments.texts(.level).map(level) + arguments.texts(.tolerance).map(tolerance)
  }

  private static func level(_ text: String) throws(UsageError) -> TypedInvariant {
    let (name, value) = try halves(text, .level)
    let words = Level.allCases.map(\.rawValue)
    guard let level = Level(rawValue: value) else {
      let near = words.nearest(to: value)
      throw UsageError(
        "--level: \(name) cannot be \(value.quoted)"
          + (near.map { offer($0) } ?? ": expected \(words.listed("or"))"),
        correction: near.map { .replace(value, by: $0) })
    }
    var expectation = InvariantExpectation(name)
    expectation.level = level
    return TypedInvariant(part: .level, text: text, expectation: expectation)
  }

  private static func tolerance(_ text: String) throws(UsageError) -> TypedInvariant {
    let (left, value) = try halves(text, .tolerance)
    let names = left.split(separator: ".", maxSplits: 1).map { String($0) }
    guard let quantity = Quantity(text: value) else {
      throw UsageError(
        "--tolerance: \(left) cannot be \(value.quoted): expected a number with a unit, such as 0.5pt"
      )
    }
    var expectation = InvariantExpectation(names.first ?? left)
    if names.count == 2 {
      expectation.parameters = [.init(name: names[1], value: quantity)]
    } else {
      expectation.tolerance = quantity
    }
    return TypedInvariant(part: .tolerance, text: text, expectation: expectation)
  }

  private static func halves(
    _ text: String, _ option: Option
  ) throws(UsageError) -> (String, String) {
    let halves = text.split(separator: "=", maxSplits: 1).map { String($0) }
    guard halves.count == 2 else {
      throw .badValue(text, of: option, expected: option.value.placeholder ?? "INVARIANT=VALUE")
    }
    return (halves[0], halves[1])
  }
}
