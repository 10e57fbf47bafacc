internal import Text

/// Rounds the numbers in readable texts: four decimals of a point are enough, and seventeen digits
/// would hide the difference between two numbers.
///
/// Two different numbers in the texts never become equal, and no number except 0 becomes 0: if four
/// decimals are too few for that, all numbers get more decimals. A negative zero becomes 0.
enum PlainNumbers {
  private static let usual = 4
  private static let maximum = 17

  static func rounded(_ texts: [String]) -> [String] {
    let texts = texts.map { pieces(of: $0) }
    let numbers = Set(texts.joined().compactMap { $0.number })
    let indices = (usual..<maximum).first { fractionDigits in
      Set(numbers.map { rounded($0, fractionDigits) }).count == numbers.count
    }
    guard let indices else { return texts.map { $0.map { $0.text }.joined() } }
    return texts.map { pieces in
      pieces.map { $0.number.map { rounded($0, indices).text } ?? $0.text }.joined()
    }
  }

  /// Rounds a number to the given number of decimals, but at least to three significant digits.
  private static func rounded(_ number: Double, _ fractionDigits: Int) -> Double {
    var (fractionDigits, power) = (fractionDigits, 1.0)
    for _ in 0..<fractionDigits { power *= 10 }
    while number != 0, number.magnitude * power < 100, fractionDigits < 22 {
      fractionDigits = fractionDigits + 1
      power = power * 10
    }
    let parts = (number * power).rounded()
    // Numbers above this limit have no decimals to round.
    return parts == 0 ? 0 : parts.magnitude < 0x1p53 ? parts / power : number
  }

  private struct Piece {
    let text: String
    /// The numeric value; nil if the piece is not a number, or is part of a name.
    let number: Double?
  }

  private static func pieces(of text: String) -> [Piece] {
    let bytes = Array(text.utf8)
    var pieces: [Piece] = []
    var start = 0
    var isNumber = bytes.first.map { isNumeric($0) } ?? false
    for index in bytes.indices where isNumeric(bytes[index]) != isNumber {
      pieces.append(piece(bytes[start..<index], after: start > 0 ? bytes[start - 1] : nil))
      start = index
      isNumber = !isNumber
    }
    return pieces + [piece(bytes[start...], after: start > 0 ? bytes[start - 1] : nil)]
  }

  private static func piece(_ bytes: ArraySlice<UInt8>, after last: UInt8?) -> Piece {
    let text = String(decoding: bytes, as: UTF8.self)
    let isInName = last.map { $0 | 0x20 >= UInt8(ascii: "a") && $0 | 0x20 <= UInt8(ascii: "z") }
    let number = bytes.last == UInt8(ascii: ".") || isInName == true ? nil : Double(text)
    return Piece(text: text, number: number.flatMap { $0.isFinite ? $0 : nil })
  }

  private static func isNumeric(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"): true
    default: false
    }
  }
}
