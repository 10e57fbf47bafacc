internal import Files
internal import Invariants
internal import Model
internal import Text

/// The setting of one invariant in an option: `--level NAME=warn`, `--tolerance NAME=0.5pt`.
struct TypedInvariant: Sendable {
  let option: String
  /// The text as typed, for repeating the command.
  let text: String
  let expectation: InvariantExpectation

  static func all(_ arguments: ParsedArguments) throws(UsageError) -> [TypedInvariant] {
    try arguments.texts(.level).map(level) + arguments.texts(.tolerance).map(tolerance)
  }

  /// Reports errors of these options once, and not for each recording. An invariant may be defined
  /// in one of the files.
  static func check(
    _ invariants: [TypedInvariant], _ known: Settings, own: Set<String>
  ) throws(UsageError) {
    for invariant in invariants {
      var settings = known
      do throws(Objection) {
        try settings.apply(invariant.expectation, from: .commandLine(invariant.option))
      } catch  where error.kind == .unknown && own.contains(invariant.expectation.name) {
        continue
      } catch {
        throw UsageError("\(invariant.option): \(error.message)")
      }
    }
  }

  private static func level(_ text: String) throws(UsageError) -> TypedInvariant {
    let (name, value) = try halves(text, .level)
    let words = Level.allCases.map(\.rawValue)
    guard let level = Level(rawValue: value) else {
      throw UsageError(
        "--level: \(name) cannot be \(value.quoted)"
          + (words.nearest(to: value).map { offer($0) } ?? ": expected \(words.listed("or"))"))
    }
    var expectation = InvariantExpectation(name)
    expectation.level = level
    return TypedInvariant(option: Option.level.dashed, text: text, expectation: expectation)
  }

  private static func tolerance(_ text: String) throws(UsageError) -> TypedInvariant {
    let (left, value) = try halves(text, .tolerance)
    let names = left.split(separator: ".", maxSplits: 1).map { String($0) }
    guard let quantity = Quantity(text: value) else {
      throw UsageError(
        "--tolerance: \(left) cannot be \(value.quoted): expected a number with a unit, as 0.5pt")
    }
    var expectation = InvariantExpectation(names.first ?? left)
    if names.count == 2 {
      expectation.parameters = [.init(name: names[1], value: quantity)]
    } else {
      expectation.tolerance = quantity
    }
    return TypedInvariant(option: Option.tolerance.dashed, text: text, expectation: expectation)
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

extension [TypedInvariant] {
  /// The names among them that are unknown.
  func unknown(in settings: Settings) -> [String] {
    map(\.expectation.name).filter { settings.setting(of: $0) == nil }
  }
}
