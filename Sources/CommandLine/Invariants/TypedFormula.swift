internal import Invariants
internal import Model
internal import Runs
internal import Text

/// The value of `--rule`: a formula, with or without a name before it.
enum TypedFormula {
  /// The typed formulas as invariants, together with the formulas that the program itself adds.
  static func all(_ arguments: ParsedArguments) throws(UsageError) -> [Invariant] {
    var invariants = arguments.formulas
    for text in arguments.texts(.rule) {
      if isName(text) { throw .nameForFormula(text, arguments) }
      let (name, formula) = halves(text, among: invariants)
      do throws(Objection) {
        invariants.append(try Invariant(name, formula))
      } catch {
        let skipped = text.utf8.count - formula.utf8.count
        let column = error.offset.map { "column \(skipped + $0 + 1): " } ?? ""
        throw UsageError("\(Option.rule.dashed): \(column)\(error.message)")
      }
      guard invariants.count <= FormulaText.maximum else {
        throw UsageError("\(Option.rule.dashed): \(FormulaText.tooMany.message)")
      }
      let last = invariants[invariants.count - 1]
      if invariants.dropLast().contains(last) {
        throw UsageError("\(Option.rule.dashed): a second invariant \(last.name.quoted)")
      }
    }
    return invariants
  }

  /// The name and the formula of `header-folds: when rest then …`. If no name is typed, the name is
  /// `formula`, or `formula-2` and so on if that name exists.
  private static func halves(_ text: String, among others: [Invariant]) -> (String, String) {
    if let colon = text.firstIndex(of: ":"), isName(String(text[..<colon])) {
      return (String(text[..<colon]), String(text[text.index(after: colon)...]))
    }
    var (name, number) = ("formula", 1)
    while others.contains(where: { $0.name == name }) {
      number += 1
      name = "formula-\(number)"
    }
    return (name, text)
  }

  static func isName(_ text: String) -> Bool {
    let words = text.split(separator: "-", omittingEmptySubsequences: false)
    let isRight = words.allSatisfy { word in
      !word.isEmpty && word.utf8.allSatisfy { (97...122).contains($0) || (48...57).contains($0) }
    }
    return isRight && text.utf8.first.map { $0 >= 97 } == true
  }
}

extension UsageError {
  /// The error for a name of an invariant where a formula is expected. Proposes the option that
  /// takes a name.
  fileprivate static func nameForFormula(
    _ name: String, _ arguments: ParsedArguments
  ) -> UsageError {
    if let pattern = Catalogue.patterns.first(where: { $0.name == name }) {
      return UsageError(
        "\(Option.rule.dashed) cannot be \(name.quoted): "
          + "did you mean \(pattern.example.quoted)?")
    }
    let options = [Option.invariant, .only].filter { option in
      arguments.verb.options.contains { $0.name == option.name }
    }
    let hint = options.first.map { "; \($0.dashed) \(name) takes a name" } ?? ""
    return UsageError(
      "\(Option.rule.dashed) cannot be \(name.quoted): expected a formula, such as 'when rest then over.y <= 0'"
        + hint)
  }
}
