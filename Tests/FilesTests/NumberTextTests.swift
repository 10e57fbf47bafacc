import Exploration
import Model
import Testing
import Text

@testable import Writing

struct NumberTextTests {
  @Test func `the fast algorithm writes numbers like the slow algorithm`() {
    var numbers = SeededNumbers(seed: 3)
    var buffer = ByteBuffer(capacity: 64)
    for round in 0..<200_000 {
      let number: Double =
        switch round % 5 {
        case 0: Double(numbers.uniform(in: -99_999_999...99_999_999)) / 1000
        case 1: Double(numbers.uniform(in: -999_999...999_999)) / 100
        case 2: Double(numbers.uniform(in: -2_000_000_000_000_000...2_000_000_000_000_000)) / 1000
        case 3: numbers.uniform(in: -5000..<5000)
        default: (Double(numbers.uniform(in: 0...1_000_000)) / 1000).nextUp
        }
      expectSame(number, &buffer)
    }
    let edges = [
      0, -0.0, 0.0005, 0.001, 999_999_999_999.999, 1e12, 1e15, 1e16, .leastNonzeroMagnitude,
    ]
    for number in edges { expectSame(number, &buffer) }
  }

  @Test func `the fast algorithm writes times like the slow algorithm`() {
    var numbers = SeededNumbers(seed: 4)
    var buffer = ByteBuffer(capacity: 64)
    for round in 0..<20_000 {
      let maximum = [999, 1_000_000, 86_400_000_000_000, 8_999_999_999_999_999_999][round % 4]
      let instant = Instant(nanoseconds: Int64(numbers.uniform(in: 0...maximum)))
      buffer.shrink(to: 0)
      let isSame = buffer.append(instant) && buffer.bytes.elementsEqual(instant.text.utf8)
      if !isSame { Issue.record("\(instant)") }
    }
  }

  private func expectSame(_ number: Double, _ buffer: inout ByteBuffer) {
    buffer.shrink(to: 0)
    if !buffer.append(number) || !buffer.bytes.elementsEqual(number.text.utf8) {
      Issue.record("\(number) became \(String(decoding: buffer.bytes, as: UTF8.self))")
    }
  }
}
