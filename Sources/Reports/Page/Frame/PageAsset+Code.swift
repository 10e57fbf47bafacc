extension PageAsset {
  /// The text of a style or a script without its comments, as pages contain it. A changed comment
  /// therefore does not change any page.
  package var code: String { Self.code(of: text) }

  /// The lines of a style or a script that are not comments. In these files a comment has its own
  /// lines, which `PageAssetTests` checks.
  static func code(of text: String) -> String {
    let newLine = UInt8(ascii: "\n")
    let (start, lineStart, end) = (Array("/*".utf8), Array("//".utf8), Array("*/".utf8))
    var code: [UInt8] = []
    var isComment = false
    for line in text.utf8.split(separator: newLine, omittingEmptySubsequences: false) {
      let word = line.drop { $0 == UInt8(ascii: " ") }
      if isComment || word.starts(with: start) {
        isComment = !word.suffix(2).elementsEqual(end)
      } else if !word.starts(with: lineStart) {
        code += line
        code.append(newLine)
      }
    }
    // Removes the line break that was added after the last line.
    return String(decoding: code.dropLast(), as: UTF8.self)
  }
}
