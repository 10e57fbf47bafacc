internal import Formulas
internal import Synchronization

/// The programs that a run has compiled from its formulas: recordings that are judged by the same
/// formulas with the same terms share one.
package final class FormulaPrograms: Sendable {
  private let known = Mutex<[Entry]>([])

  private struct Entry: Sendable {
    var formulas: [FormulaSet.Member]
    var program: Program
  }

  /// Engines differ in what they report, and so in the formulas that can be judged; this is the
  /// maximum number of programs kept.
  private static let maximum = 8

  /// Programs are made when they are requested.
  package init() {}

  /// The program of the given formulas: a cached one, or a new one.
  func program(of formulas: [FormulaSet.Member]) -> Program {
    let found = known.withLock { entries in entries.first { $0.formulas.isSame(as: formulas) } }
    if let found { return found.program }
    let program = Program(formulas)
    known.withLock { entries in
      entries.insert(Entry(formulas: formulas, program: program), at: 0)
      if entries.count > Self.maximum { entries.removeLast() }
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
  /// Whether both compile to the same instructions.
  fileprivate func isSame(as other: Self) -> Bool {
    (own === other.own || own.text == other.own.text) && terms.defaults == other.terms.defaults
  }
}

extension Program {
  /// The program of several formulas, each with the terms that it is judged by.
  init(_ formulas: [FormulaSet.Member]) {
    self.init(formulas[0].terms.defaults)
    for formula in formulas { add(formula.own.formula, formula.terms.defaults) }
  }
}
