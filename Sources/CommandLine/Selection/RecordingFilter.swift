internal import Files
internal import Model
internal import Runs
internal import Text

/// The terms of `--filter`: words in the path or title of a recording, and tags.
struct RecordingFilter: Equatable, Sendable {
  private var terms: [Term] = []

  private struct Term: Equatable {
    var isNegated = false
    var isTag = false
    var text = ""
  }

  init(_ text: String) throws(UsageError) {
    for var word in try Self.words(text) {
      var term = Term()
      if word.hasPrefix("!") {
        term.isNegated = true
        word.removeFirst()
      }
      if word.hasPrefix("tag:") {
        term.isTag = true
        word.removeFirst(4)
      } else if let key = ["s:", "i:", "e:"].first(where: { word.hasPrefix($0) }) {
        throw UsageError(
          "--filter: \(key) selects by results: expected --failed-in, --only or --engine instead")
      }
      term.text = word.lowercased()
      guard !word.isEmpty else { throw UsageError("--filter: a word is missing in \(text.quoted)") }
      terms.append(term)
    }
  }

  /// Splits a text at spaces. Double quotes keep spaces in a word.
  private static func words(_ text: String) throws(UsageError) -> [String] {
    var words: [String] = []
    var word = ""
    var isQuoted = false
    for letter in text {
      if letter == "\"" {
        isQuoted.toggle()
      } else if letter == " ", !isQuoted {
        if !word.isEmpty { words.append(word) }
        word = ""
      } else {
        word.append(letter)
      }
    }
    if isQuoted { throw UsageError("--filter: a double quote is not closed: \(text.visible)") }
    return word.isEmpty ? words : words + [word]
  }

  /// Whether a recording matches. An unreadable recording matches, so that its error is reported.
  func admits(_ path: String) -> Bool {
    let head = try? RecordingReader(file: path).head
    guard let head else { return true }
    return admits(path: path, title: head.title, tags: head.tags)
  }

  func admits(path: String, title: String, tags: [String]) -> Bool {
    let text = (path + "\n" + title).lowercased()
    let tags = tags.map { $0.lowercased() }
    return terms.allSatisfy { term in
      (term.isTag ? tags.contains(term.text) : text.contains(term.text)) != term.isNegated
    }
  }
}
