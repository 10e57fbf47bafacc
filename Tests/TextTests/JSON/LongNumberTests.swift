import Exploration
import Testing
import Text

/// Numbers with more digits than a double can hold are rounded to the nearest double, as by the C
/// library.
struct LongNumberTests {
  private func read(_ text: String) throws -> Double {
    try Array(text.utf8).withUnsafeBufferPointer { (bytes) throws(Objection) in
      var scan = JSONScan(bytes)
      return try scan.number()
    }
  }

  @Test func `a number of 16 to 19 digits is the nearest double`() throws {
    var numbers = SeededNumbers(seed: 17)
    for _ in 0..<20_000 {
      let digits = UInt64.random(in: (1 << 53)...9_999_999_999_999_999_999, using: &numbers)
      var text = String(digits)
      let fractionDigits = Int.random(in: 0..<text.count, using: &numbers)
      if fractionDigits > 0 {
        text.insert(".", at: text.index(text.endIndex, offsetBy: -fractionDigits))
      }
      #expect(try read(text) == Double(text), "\(text)")
      #expect(try read("-\(text)") == Double("-\(text)"), "-\(text)")
    }
  }

  @Test(arguments: [
    "9007199254740993", "9007199254740995", "900719925474099.3", "4503599627370496.5",
    "4503599627370497.5", "9007199254740993.000", "1.0000000000000001110", "1.0000000000000001111",
    "0.1234567890123456789", "9999999999999999999", "1.9999999999999998890",
  ])
  func `a number exactly between two doubles is rounded to even, and larger numbers are rounded up`(
    _ text: String
  ) throws {
    #expect(try read(text) == Double(text))
  }
}
