internal import Synchronization

/// The programs that a run has made of its formulas: recordings that are judged by the same formulas in
/// the same terms share one.
package final class FormulaPrograms: Sendable {
  private let known = Mutex<[Entry]>([])

  private struct Entry: Sendable {
    var formulas: [FormulaSet.Member]
    var program: Program
  }

  /// Engines differ in what they report, and so in which formulas can be judged of them.
  private static let most = 8

  /// Makes them when they are asked for.
  package init() {}

  /// The program of some formulas: the one that is known, or a new one.
  func program(of formulas: [FormulaSet.Member]) -> Program {
    let found = known.withLock { entries in entries.first { $0.formulas.isSame(as: formulas) } }
    if let found { return found.program }
    let program = Program(formulas)
    known.withLock { entries in
      entries.insert(Entry(formulas: formulas, program: program), at: 0)
      if entries.count > Self.most { entries.removeLast() }
    }
    return program
  }
}

extension [FormulaSet.Member] {
  fileprivate func isSame(as other: Self) -> Bool {
    count == other.count && zip(self, other).allSatisfy { $0.isSame(as: $1) }
  }
}

extension FormulaSet.Member {
  /// Whether the same instructions come of both.
  fileprivate func isSame(as other: Self) -> Bool {
    (own === other.own || own.text == other.own.text) && terms.tolerances == other.terms.tolerances
      && terms.frame == other.terms.frame
  }
}

extension Program {
  /// The program of several formulas, each with the terms that it is judged by.
  init(_ formulas: [FormulaSet.Member]) {
    self.init(formulas[0].terms)
    for formula in formulas { add(formula.own.formula, formula.terms) }
  }
}
