import Exploration
import Testing
import TestSupport
import Text

@testable import Writing

@Suite(.enabled(if: isThorough))
struct ThoroughNumberTests {
  @Test func `six million numbers are read to the same bits as by strtod`() {
    expectTheBitsOfStrtod(6_000_000, seed: 12)
  }

  @Test func `the fast algorithm writes two million numbers like the slow algorithm`() {
    var numbers = SeededNumbers(seed: 13)
    var buffer = ByteBuffer(capacity: 64)
    for round in 0..<2_000_000 {
      let number: Double =
        switch round % 4 {
        case 0: Double(numbers.uniform(in: -99_999_999...99_999_999)) / 1000
        case 1: Double(numbers.uniform(in: -2_000_000_000_000_000...2_000_000_000_000_000)) / 1000
        case 2: numbers.uniform(in: -5000..<5000)
        default: (Double(numbers.uniform(in: 0...1_000_000)) / 1000).nextUp
        }
      buffer.shrink(to: 0)
      if !buffer.append(number) || !buffer.bytes.elementsEqual(number.text.utf8) {
        Issue.record("\(number) became \(String(decoding: buffer.bytes, as: UTF8.self))")
        return
      }
    }
  }
}
