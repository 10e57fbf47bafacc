internal import Gesture

extension String {
  /// As it can be pasted into sh: quoted where the shell would otherwise act on it. Control characters
  /// are spelt out and not shown, so that a command with a file's name in it is as safe to look at as
  /// any other line.
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

  /// As it is typed where a verb expects a path: no option, and no list of paths behind an `@`.
  package var shellTypedPath: String {
    let isOther = self != "-" && hasPrefix("-") || hasPrefix("@")
    return (isOther ? "./" + self : self).shellTyped
  }

  /// What `printf` makes of it; sh has no other letters for control characters. It takes new lines
  /// at the end of a substitution away: they are the last of the three letters in `IFS`.
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
