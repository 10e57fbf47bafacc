/// A page in roff's man macros. Text is escaped, so that roff prints it unchanged.
struct Roff {
  private(set) var text = ""

  mutating func title(_ name: String, date: String, version: String) {
    request("TH", [name.uppercased(), "1", date, version, "User Commands"])
    // Lines are not justified and words are not hyphenated, so that options can be searched.
    text += ".nh\n.ad l\n"
  }

  mutating func section(_ name: String) { request("SH", [name]) }

  mutating func subsection(_ name: String) { request("SS", [name]) }

  /// Adds text without a line break before it.
  mutating func plain(_ line: String) { text += Self.escaped(line) + "\n" }

  mutating func paragraph(_ sentence: String) {
    // Directly under a heading a paragraph break would be superfluous.
    let last = text.dropLast().split(separator: "\n").last ?? ""
    if !last.hasPrefix(".SH"), !last.hasPrefix(".SS") { request("PP") }
    plain(sentence)
  }

  mutating func synopsis(_ lines: [String]) {
    request("nf")
    for line in lines { plain(line) }
    request("fi")
  }

  /// Adds a term in bold, with its text indented below.
  mutating func item(_ term: String, _ sentences: [String]) {
    request("TP")
    text += "\\fB" + Self.escaped(term) + "\\fR\n"
    for sentence in sentences where !sentence.isEmpty { plain(sentence) }
  }

  private mutating func request(_ name: String, _ arguments: [String] = []) {
    let words = arguments.map { " \"" + $0.replacing("\"", with: "\\(dq") + "\"" }
    text += "." + name + words.joined() + "\n"
  }

  /// Escapes backslashes, dashes and quotes, and lines that roff would read as a request.
  private static func escaped(_ line: String) -> String {
    let text = line.map { escapes[$0] ?? String($0) }.joined()
    return text.hasPrefix(".") ? "\\&" + text : text
  }

  private static let escapes: [Character: String] = [
    "\\": "\\(rs", "-": "\\-", "'": "\\(aq", "~": "\\(ti", "^": "\\(ha", "`": "\\(ga",
  ]
}
