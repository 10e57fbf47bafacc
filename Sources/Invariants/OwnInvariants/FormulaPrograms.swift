internal import Formulas

#if canImport(os)
  internal import os
#else
  internal import Synchronization
#endif

/// The programs that a run has compiled from formulas. Recordings that are judged by the same
/// formulas with the same terms share a program.
package final class FormulaPrograms: Sendable {
  #if canImport(os)
    // The mutex of the standard library requires newer Apple systems than an app may require.
    private let known = OSAllocatedUnfairLock<[Entry]>(initialState: [])
  #else
    private let known = Mutex<[Entry]>([])
  #endif

  private struct Entry: Sendable {
    var formulas: [FormulaSet.Member]
    var sequences: [FormulaSet.SequenceMember]
    var program: Program
  }

  /// The maximum number of stored programs. More than one is needed because engines report
  /// different values, and so different formulas can be judged.
  private static let maximum = 8

  /// Creates an empty cache: each program is compiled when it is first requested.
  package init() {}

  /// The program of the given formulas and sequences, which is either cached or new.
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
  /// Whether both formulas compile to the same instructions.
  fileprivate func isSame(as other: Self) -> Bool {
    (own === other.own || own.text == other.own.text) && terms.defaults == other.terms.defaults
  }
}

extension Program {
  /// Compiles several formulas and sequences, each with the terms that apply to it.
  init(_ formulas: [FormulaSet.Member], _ sequences: [FormulaSet.SequenceMember]) {
    self.init((formulas.first?.terms ?? sequences[0].terms).defaults)
    for formula in formulas { add(formula.own.formula, formula.terms.defaults) }
    for member in sequences { add(member.own.sequence, member.terms.defaults) }
  }
}
