internal import Reporting

extension Array<String> {
  /// The words as a person lists them: `auto, always or never`.
  func listed(_ conjunction: String) -> String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }
}

extension String {
  /// In quotes, with everything a terminal would act on made visible: what a user typed, or a file's
  /// name, must not move the cursor or break the line.
  var quoted: String { "\"" + visible + "\"" }
}

extension String {
  /// As it must be typed in a shell: quoted only where the shell would otherwise act on it.
  var shellWord: String {
    let isPlain =
      !isEmpty
      && utf8.allSatisfy { byte in
        switch byte {
        case 0x30...0x39, 0x41...0x5a, 0x61...0x7a, 0x80...: true
        case UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_"),
          UInt8(ascii: "@"), UInt8(ascii: "+"), UInt8(ascii: ","), UInt8(ascii: ":"):
          true
        default: false
        }
      }
    return isPlain ? self : quoted
  }
}
