import Platform
import Testing

@testable import Files

struct DecimalNumberTests {
  @Test func `a number is read to the same bits as by strtod`() {
    expectTheBitsOfStrtod(50_000, seed: 11)
  }

  @Test(arguments: [
    "", "-", "+1", ".5", "5.", "-.5", "1e3", "1E3", "0x10", "nan", "NaN", "inf", "-inf",
    "Infinity", "1,5", "1 ", " 1", "1 2", "--1", "1.2.3", "1_000", "１", "١", "−1", "1\0",
    "123456789012345678", "0.123456789012345678", "1.00000000000000000",
    "1000000000000000000000000000000",
  ])
  func `text that is not a plain decimal with at most 17 digits is rejected`(_ text: String) {
    #expect(DecimalNumber.parse(text) == nil)
  }

  @Test func `leading zeros do not count as digits`() {
    #expect(DecimalNumber.parse(String(repeating: "0", count: 400) + "12") == 12)
    #expect(DecimalNumber.parse("0." + String(repeating: "0", count: 400) + "12") == 0)
    #expect(DecimalNumber.parse("-0")?.sign == .minus)
  }
}

/// Compares the conversion of this many strings with `strtod`, and reports the first few that
/// differ.
func expectTheBitsOfStrtod(_ count: Int, seed: UInt64) {
  var strings = DecimalStrings(seed: seed)
  var differing = 0
  for _ in 0..<count {
    strings.advance()
    let own = strings.text.withUnsafeBufferPointer { DecimalNumber.parse($0) }
    let theirs = (strings.text + [0]).withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: CChar.self) { $0.baseAddress.map { strtod($0, nil) } }
    }
    if own?.bitPattern == theirs?.bitPattern { continue }
    differing += 1
    if differing > 5 { return }
    let text = String(decoding: strings.text, as: UTF8.self)
    Issue.record("\(text) was read as \(own.debugDescription), not \(theirs.debugDescription)")
  }
}
