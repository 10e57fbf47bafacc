import Exploration
import Text

/// Generates numbers in the format of recordings, including all kinds that are known to expose bugs
/// of decimal parsers. The same seed gives the same numbers.
struct DecimalStrings {
  private var numbers: SeededNumbers
  private var round = 0
  private(set) var text: [UInt8] = []

  init(seed: UInt64) {
    numbers = SeededNumbers(seed: seed)
  }
}

extension DecimalStrings {
  /// Generates the next string and stores it in `text`.
  mutating func advance() {
    round += 1
    text.removeAll(keepingCapacity: true)
    if numbers.oneIn(3) { text.append(UInt8(ascii: "-")) }
    switch round % 9 {
    case 0: digits(numbers.uniform(in: 1...8), pointIn: 4)
    case 1: digits(numbers.uniform(in: 15...17), pointIn: 17)
    case 2: digits(17, pointIn: 17)
    case 3: tie()
    case 4: append(9_007_199_254_740_992 + numbers.uniform(in: -60...60), orHalf: true)
    case 5:
      zeros(numbers.uniform(in: 1...40))
      digits(numbers.uniform(in: 1...17), pointIn: 17)
    case 6:
      text += Array("0.".utf8)
      zeros(numbers.oneIn(4) ? numbers.uniform(in: 280...345) : numbers.uniform(in: 0...40))
      digits(numbers.uniform(in: 1...17), pointIn: nil)
    case 7: text += Array(anyDouble().magnitude.text.utf8)
    default:
      digits(numbers.uniform(in: 1...9), pointIn: 3)
      if text.contains(UInt8(ascii: ".")) { zeros(numbers.uniform(in: 0...8)) }
    }
  }

  private mutating func digits(_ count: Int, pointIn maximum: Int?) {
    let point = maximum.map { numbers.uniform(in: 1...(min($0, count) + 1)) }
    for index in 0..<count {
      if index == point { text.append(UInt8(ascii: ".")) }
      // The first digit is not zero, so that all requested digits are significant.
      let digit = numbers.uniform(in: index == 0 ? 1...9 : 0...9)
      text.append(UInt8(ascii: "0") + UInt8(digit))
    }
  }

  private mutating func zeros(_ count: Int) {
    for _ in 0..<count { text.append(UInt8(ascii: "0")) }
  }

  /// A number exactly between two doubles, or an integer next to it.
  private mutating func tie() {
    let mantissa = numbers.uniform(in: (1 << 52)...(1 << 53) - 1)
    let shift = numbers.uniform(in: 0...3)
    let number = (2 * mantissa + 1) << shift
    guard number < 99_999_999_999_999_990 else { return append(mantissa, orHalf: true) }
    append(number + numbers.uniform(in: -1...1), orHalf: false)
  }

  private mutating func append(_ number: Int, orHalf: Bool) {
    text += Array(String(number).utf8)
    if orHalf && numbers.oneIn(2) { text += Array(".5".utf8) }
  }

  /// A double with random bits whose shortest text has no long sequence of zeros.
  private mutating func anyDouble() -> Double {
    let exponent = UInt64(numbers.uniform(in: 1023 - 70...1023 + 55))
    return Double(bitPattern: exponent << 52 | numbers.next() >> 12)
  }
}
