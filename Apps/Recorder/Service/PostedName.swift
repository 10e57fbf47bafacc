internal import Files

/// A file name made from the name of a recording received over the network. It contains only
/// lower-case letters, digits and dashes, so that it cannot be a path or have a special meaning for
/// commands or systems.
struct PostedName: Equatable {
  let text: String

  /// - Parameter header: The percent-encoded name in a header; nil if the header is missing.
  init(_ header: String?) {
    var sentence = ""
    let name = Self.decoded(header ?? "").lowercased()
    // The page sends a file name with its extension.
    for scalar in (name.hasSuffix(".xml") ? name.dropLast(4) : name[...]).unicodeScalars.prefix(200)
    {
      switch scalar {
      case "a"..."z", "0"..."9": sentence.unicodeScalars.append(scalar)
      default: if sentence.last != "-", !sentence.isEmpty { sentence += "-" }
      }
    }
    sentence = String(sentence.prefix(60))
    while sentence.hasSuffix("-") { sentence.removeLast() }
    text =
      sentence.isEmpty
      ? "recording" : Self.isReserved(sentence) ? "recording-" + sentence : sentence
  }

  /// Whether the name is reserved: by the suite file, which controls how all recordings are judged,
  /// or as a device name on other systems, where such a file could not be checked out.
  private static func isReserved(_ name: String) -> Bool {
    if name + ".xml" == Suite.fileName { return true }
    if ["con", "prn", "aux", "nul", "conin", "conout", "clock"].contains(name) { return true }
    let ports = ["com", "lpt"].contains { name.hasPrefix($0) }
    return ports && name.dropFirst(3).count == 1 && name.last?.isNumber == true
  }

  /// Whether the file at a path has this name, with or without a number.
  func isName(of path: String) -> Bool {
    let file = path.split(separator: "/").last ?? ""
    guard file.hasSuffix(".xml"), file.hasPrefix(text) else { return false }
    let rest = file.dropFirst(text.count).dropLast(4)
    return rest.isEmpty || rest.first == "-" && Int(rest.dropFirst()).map { $0 > 1 } ?? false
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
