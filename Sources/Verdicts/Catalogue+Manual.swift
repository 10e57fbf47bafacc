internal import Replay

extension Catalogue {
  /// The manual entry of an invariant, in paragraphs: the doc comment of its type.
  package static func manual(of name: String) -> [String] {
    if let page = PageError.Kind.allCases.map({ PageRule($0) }).first(where: { $0.name == name }) {
      return page.manual
    }
    let text = entries.first { $0.invariant == name }?.text ?? ""
    var paragraphs = [""]
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.isEmpty {
        paragraphs.append("")
      } else {
        let last = paragraphs.count - 1
        paragraphs[last] += paragraphs[last].isEmpty ? String(line) : " " + line
      }
    }
    return paragraphs.filter { !$0.isEmpty }
  }

  /// What a held verdict promises: the smallest falsification of a sound engine that the invariant
  /// noticed; nil for what is no invariant of single replays.
  package static func promise(of name: String) -> String? {
    promises.first { $0.invariant == name }?.text
  }
}
