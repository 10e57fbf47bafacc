import Exploration
import Testing
import Text

@testable import Files

/// `fmt` keeps the decimal value of numbers, even if they have more digits than a `Double` can
/// hold.
struct TidyNumberTests {
  @Test func `tidying a number keeps its decimal value, and tidying is idempotent`() {
    var strings = DecimalStrings(seed: 21)
    var numbers = 0
    for _ in 0..<50_000 {
      strings.advance()
      let text = String(decoding: strings.text, as: UTF8.self)
      guard DecimalNumber.parse(text) != nil else { continue }
      numbers += 1
      let tidy = DecimalNumber.tidy(text)
      guard Decimal(tidy) == Decimal(text), DecimalNumber.tidy(tidy) == tidy,
        DecimalNumber.parse(tidy)?.bitPattern == DecimalNumber.parse(text)?.bitPattern
      else {
        Issue.record("\(text) became \(tidy)")
        return
      }
    }
    #expect(numbers > 10_000)
  }

  @Test func `a number that a double holds is tidied to the double's shortest text`() {
    var numbers = SeededNumbers(seed: 22)
    for round in 0..<50_000 {
      let digits = numbers.uniform(in: -999_999_999_999_999...999_999_999_999_999)
      let fractionDigits = round % 16
      let text = Self.text(digits, fractionDigits: fractionDigits)
      guard let number = DecimalNumber.parse(text) else {
        Issue.record("\(text) is not a number")
        return
      }
      #expect(DecimalNumber.tidy(text) == number.text)
    }
  }

  @Test(arguments: [
    ("99999999999999999", "99999999999999999"), ("9007199254740993", "9007199254740993"),
    ("9999999999999999.9", "9999999999999999.9"), ("007.50pt", "7.5pt"), ("-0.0", "-0"),
    ("000", "0"), ("-00.10%", "-0.1%"), ("12.", "12"), ("fast", "fast"), ("", ""), ("-", "-"),
  ])
  func `only redundant zeros are removed`(_ text: String, _ tidy: String) {
    #expect(DecimalNumber.tidy(text) == tidy)
  }

  /// A decimal number, represented by its digits.
  private struct Decimal: Equatable {
    var isNegative: Bool
    var digits: [Character]
    var fractionDigits: Int

    init(_ text: String) {
      isNegative = text.hasPrefix("-")
      let point = text.firstIndex(of: ".") ?? text.endIndex
      fractionDigits = max(0, text.distance(from: point, to: text.endIndex) - 1)
      digits = Array(text.filter { $0.isNumber }.drop { $0 == "0" })
      while fractionDigits > 0, digits.last == "0" || digits.isEmpty {
        fractionDigits -= 1
        if !digits.isEmpty { digits.removeLast() }
      }
    }
  }

  private static func text(_ digits: Int, fractionDigits: Int) -> String {
    let sign = digits < 0 ? "-" : ""
    var text = String(digits.magnitude)
    while text.count <= fractionDigits { text = "0" + text }
    let point = text.index(text.endIndex, offsetBy: -fractionDigits)
    return sign + text[..<point] + (fractionDigits > 0 ? "." + text[point...] : "")
  }
}
