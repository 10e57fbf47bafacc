import Exploration
import Testing
import TestSupport
import Text

@testable import Formulas

/// Generates formulas with typing errors. Each must be rejected with its location, or read back
/// unchanged.
struct BrokenFormulas {
  /// The number of formulas that are valid despite the typing error, among `count` generated
  /// formulas.
  func accepted(of count: Int) throws -> Int {
    var formulas = RandomFormulas(seed: 31)
    var numbers = SeededNumbers(seed: 32)
    let pieces = [
      "when", "then", "and", "not", "(", ")", "[", "]", ",", "<=", "=>", "tol", "0.5pt", "3s",
      "offset.x", "rest", "always", "until", "-", "1e400", "é", "\u{0}", "..", "5", "prev(",
      "input(up", "%", "pt/s", "\n", "mod", "//", "1e", "e5", ".", "\"", "'", "'a''b'", "probe.a",
      "==", "\u{1F600}",
    ]
    var accepted = 0
    for _ in 0..<count {
      var words = formulas.truth(1, ahead: true).split(separator: " ").map { String($0) }
      for _ in 0..<numbers.uniform(in: 0...3) {
        let index = numbers.uniform(in: 0...(words.count - 1))
        switch numbers.uniform(in: 0...3) {
        case 0: words[index] = numbers.pick(pieces) ?? ""
        case 1: words.insert(numbers.pick(pieces) ?? "", at: index)
        case 2: words[index] = String(words[index].dropLast())
        default: if words.count > 1 { words.remove(at: index) }
        }
      }
      let text = words.joined(separator: numbers.oneIn(9) ? "" : " ")
      do throws(Objection) {
        let formula = try Formula(text)
        #expect((try? Formula(formula.text)) == formula, "\(text)")
        accepted += 1
      } catch {
        let offset = try #require(error.offset, "\(text): \(error.message)")
        #expect(0...text.utf8.count ~= offset, "\(text): \(error.message)")
      }
    }
    return accepted
  }
}

/// The test of broken formulas in the release build, with a million formulas.
@Suite(.enabled(if: isThorough))
struct ThoroughBrokenFormulaTests {
  @Test("1,000,000 broken formulas are rejected or, after printing, read back unchanged")
  func fuzzing() throws {
    #expect(100_000...900_000 ~= (try BrokenFormulas().accepted(of: 1_000_000)))
  }
}
