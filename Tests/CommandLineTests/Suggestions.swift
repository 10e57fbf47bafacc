/// The parsed output of `suggest`.
struct Suggestions {
  private(set) var all: [Suggestion] = []

  struct Suggestion {
    var comment: String
    var name: String
    var formula: String
  }

  init(_ text: String) {
    for part in text.split(separator: "<!-- ").map(String.init) {
      guard let end = part.firstRange(of: " -->"), let name = part.between("name=\"", "\""),
        let formula = part.between("\">\n", "\n</invariant>")
      else { continue }
      let comment = part[..<end.lowerBound].split(whereSeparator: \.isWhitespace)
      all.append(
        Suggestion(
          comment: comment.joined(separator: " "), name: name,
          formula: formula.trimmingPrefix("  ").description))
    }
  }

  /// The text of a suite with the proposals.
  static func suite(_ text: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <suite xmlns="urn:flickbook:suite:1">
      <expect>
    \(text)  </expect>
    </suite>

    """
  }
}

extension String {
  fileprivate func between(_ start: String, _ end: String) -> String? {
    guard let begin = firstRange(of: start) else { return nil }
    let rest = self[begin.upperBound...]
    guard let finish = rest.firstRange(of: end) else { return nil }
    return String(rest[..<finish.lowerBound])
  }
}
