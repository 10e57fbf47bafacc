extension String {
  /// The string percent-encoded for the path of a URL; slashes are kept.
  package var encoded: String {
    var text = ""
    for byte in utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        text.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        text += (digits.utf8.count == 1 ? "%0" : "%") + digits
      }
    }
    return text
  }
}
