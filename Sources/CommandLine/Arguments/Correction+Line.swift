internal import Results
internal import Runs

extension Correction {
  /// The corrected command line; nil if the wrong word is not in the line, or if the corrected line
  /// would lack operands.
  func line(of words: [String]) -> String? {
    switch self {
    case .replace(let typed, by: let intended): return line(of: words, typed, intended)
    case .remove(let typed):
      guard let index = words.lastIndex(of: typed) else { return nil }
      return shown((words[..<index] + words[(index + 1)...]).map(\.shellTyped))
    case .append(let missing): return shown(words.map(\.shellTyped) + [missing])
    }
  }

  private func shown(_ words: [String]) -> String {
    ([Release.name] + words).joined(separator: " ")
  }

  /// The command line with the intended word instead of the typed word. `--version` replaces the
  /// whole line, because it needs no verb.
  private func line(of words: [String], _ typed: String, _ intended: String) -> String? {
    guard let (index, part) = location(of: typed, in: words) else { return nil }
    if intended == "--version" { return shown([intended]) }
    // A verb alone lacks its operands.
    let isVerb = Verb.named(intended) != nil && !(Verb.named(intended)?.isGroup ?? true)
    if isVerb, words.count == 1 { return nil }
    let word = words[index]
    let corrected = word[..<part.lowerBound] + intended + word[part.upperBound...]
    // The name of a verb in a group has two words.
    let whole = isVerb ? String(corrected) : String(corrected).shellTyped
    return shown(
      words[..<index].map(\.shellTyped) + [whole] + words[(index + 1)...].map(\.shellTyped))
  }

  /// The location of the typed text: a whole word or the name before its `=`; otherwise a name
  /// inside a value, such as `slp` in `ios(slp=8)`.
  private func location(
    of typed: String, in words: [String]
  ) -> (index: Int, part: Range<String.Index>)? {
    for (index, word) in words.enumerated() where word == typed || word.hasPrefix(typed + "=") {
      return (index, word.startIndex..<word.index(word.startIndex, offsetBy: typed.count))
    }
    for (index, word) in words.enumerated() {
      let part = word.ranges(of: typed).first { range in
        isEnd(word[..<range.lowerBound].last) && isEnd(word[range.upperBound...].first)
      }
      if let part { return (index, part) }
    }
    return nil
  }

  private func isEnd(_ character: Character?) -> Bool {
    character.map { "(),=".contains($0) } ?? true
  }
}
