internal import Formulas

#if canImport(os)
  internal import os
#else
  internal import Synchronization
#endif

/// The programs that a run has compiled from its formulas: recordings that are judged by the same
/// formulas with the same terms share one.
package final class FormulaPrograms: Sendable {
  #if canImport(os)
    // A mutex of the standard library needs newer systems of Apple than an app may require.
    private let known = OSAllocatedUnfairLock<[Entry]>(initialState: [])
  #else
    private let known = Mutex<[Entry]>([])
  #endif

  private struct Entry: Sendable {
    var formulas: [FormulaSet.Member]
    var sequences: [FormulaSet.SequenceMember]
    var program: Program
  }

  /// Engines differ in what they report, and so in the formulas that can be judged; this is the
  /// maximum number of programs kept.
  private static let maximum = 8

  /// Programs are made when they are requested.
  package init() {}

  /// The program of the given formulas and sequences: a cached one, or a new one.
  func program(
    of formulas: [FormulaSet.Member], _ sequences: [FormulaSet.SequenceMember]
  ) -> Program {
    let found = known.withLock { entries in
      entries.first { $0.formulas.isSame(as: formulas) && $0.sequences.isSame(as: sequences) }
    }
    if let found { return found.program }
    let program = Program(formulas, sequences)
    known.withLock { entries in
      entries.insert(Entry(formulas: formulas, sequences: sequences, program: program), at: 0)
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

extension [FormulaSet.SequenceMember] {
  fileprivate func isSame(as other: Self) -> Bool {
    count == other.count
      && zip(self, other).allSatisfy {
        ($0.own === $1.own || $0.own.sequence == $1.own.sequence)
          && $0.terms.defaults == $1.terms.defaults
      }
  }
}

extension FormulaSet.Member {
  /// Whether both compile to the same instructions.
  fileprivate func isSame(as other: Self) -> Bool {
    (own === other.own || own.text == other.own.text) && terms.defaults == other.terms.defaults
  }
}

extension Program {
  /// The program of several formulas and sequences, each with the terms that it is judged by.
  init(_ formulas: [FormulaSet.Member], _ sequences: [FormulaSet.SequenceMember]) {
    self.init((formulas.first?.terms ?? sequences[0].terms).defaults)
    for formula in formulas { add(formula.own.formula, formula.terms.defaults) }
    for member in sequences { add(member.own.sequence, member.terms.defaults) }
  }
}
