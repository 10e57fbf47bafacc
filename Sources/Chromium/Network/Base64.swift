/// Base64, the form in which bodies are sent to a browser and stored in HAR files.
enum Base64 {
  private static let letters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  static func text(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count / 3 * 4 + 4)
    var (word, count) = (0 as UInt32, 0)
    for byte in bytes {
      word = word << 8 | UInt32(byte)
      count += 8
      while count >= 6 {
        count -= 6
        text.append(letters[Int(word >> UInt32(count) & 63)])
      }
    }
    if count > 0 { text.append(letters[Int(word << UInt32(6 - count) & 63)]) }
    while text.count % 4 != 0 { text.append(UInt8(ascii: "=")) }
    return String(decoding: text, as: UTF8.self)
  }

  /// The bytes of a text; nil if it contains anything but Base64 and white space.
  static func bytes(_ text: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    var (word, count) = (0 as UInt32, 0)
    for letter in text.utf8 {
      if letter == UInt8(ascii: "=") || letter <= UInt8(ascii: " ") { continue }
      guard let value = value(of: letter) else { return nil }
      word = word << 6 | value
      count += 6
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(word >> UInt32(count) & 255))
      }
    }
    return bytes
  }

  private static func value(of letter: UInt8) -> UInt32? {
    switch letter {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(letter - UInt8(ascii: "A"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(letter - UInt8(ascii: "a")) + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(letter - UInt8(ascii: "0")) + 52
    case UInt8(ascii: "+"), UInt8(ascii: "-"): 62
    case UInt8(ascii: "/"), UInt8(ascii: "_"): 63
    default: nil
    }
  }
}
