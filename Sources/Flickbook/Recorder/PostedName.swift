/// A name for a file, from what somebody on the network calls a recording: small letters, digits and
/// dashes. No path can be said in it.
struct PostedName: Equatable {
  let text: String

  /// - Parameter header: Percent-encoded, as headers have it; nil where there is none.
  init(_ header: String?) {
    var words = ""
    let name = Self.decoded(header ?? "").lowercased()
    // The page sends the name of a file.
    for scalar in (name.hasSuffix(".xml") ? name.dropLast(4) : name[...]).unicodeScalars.prefix(200)
    {
      switch scalar {
      case "a"..."z", "0"..."9": words.unicodeScalars.append(scalar)
      default: if words.last != "-", !words.isEmpty { words += "-" }
      }
    }
    words = String(words.prefix(60))
    while words.hasSuffix("-") { words.removeLast() }
    text = words.isEmpty ? "recording" : words
  }

  private static func decoded(_ text: String) -> String {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), rest.count >= 2,
        let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
