internal import Text

extension String {
  /// The text quoted for sh if necessary. Control characters are written as escapes, so that a
  /// command with a file name can be displayed safely.
  package var shellTyped: String {
    let isPlain =
      !isEmpty
      && utf8.allSatisfy { byte in
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80...: true
        default: "/.-_@+,:=%".utf8.contains(byte)
        }
      }
    if visible != self, !isPlain || utf8.contains(where: { $0 >= 0x80 }) { return printed }
    if isPlain { return self }
    return "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }

  /// The text quoted as a path argument, so that it cannot be parsed as an option, or as a list of
  /// paths after `@`.
  package var shellTypedPath: String {
    let isOther = self != "-" && hasPrefix("-") || hasPrefix("@")
    return (isOther ? "./" + self : self).shellTyped
  }

  /// The text as a `printf` substitution, because sh has no other notation for control characters.
  /// A substitution drops trailing line feeds. These are therefore taken from `IFS`, whose third
  /// character is a line feed.
  private var printed: String {
    let lines = reversed().prefix { $0 == "\n" }.count
    var format = ""
    for scalar in dropLast(lines).unicodeScalars {
      let isSpelt =
        String(scalar).visible.unicodeScalars.count > 1
        || "\\%'\"$`".unicodeScalars.contains(scalar)
      if !isSpelt {
        format.unicodeScalars.append(scalar)
        continue
      }
      for byte in String(scalar).utf8 {
        let digits = String(byte, radix: 8)
        format += "\\" + String(repeating: "0", count: 3 - digits.count) + digits
      }
    }
    return "\"$(printf '\(format)')" + String(repeating: "${IFS#??}", count: lines) + "\""
  }
}
