/// Base64 encoding of bytes for pages and policies.
enum Base64 {
  private static let letters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  static func text(_ bytes: some Sequence<UInt8>) -> String {
    var text: [UInt8] = []
    var (word, count) = (0 as UInt32, 0)
    for byte in bytes {
      word = word << 8 | UInt32(byte)
      count = count + 8
      while count >= 6 {
        count -= 6
        text.append(letters[Int(word >> UInt32(count) & 63)])
      }
    }
    if count > 0 { text.append(letters[Int(word << UInt32(6 - count) & 63)]) }
    while text.count % 4 != 0 { text.append(UInt8(ascii: "=")) }
    return String(decoding: text, as: UTF8.self)
  }

  /// Encodes bytes given as hexadecimal digits, two for each byte.
  static func text(hexadecimal digits: String) -> String {
    let halves = digits.compactMap { $0.hexDigitValue.map { UInt8($0) } }
    return text(
      stride(from: 0, to: halves.count - 1, by: 2).map { halves[$0] << 4 | halves[$0 + 1] })
  }
}
