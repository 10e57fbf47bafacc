/// What an output option writes, and how a file of that kind begins.
///
/// An output replaces the file that an earlier run wrote there, and no other without `--force`.
enum OutputKind: String, CaseIterable, Sendable {
  case recording = "a recording"
  case captured = "a captured recording"
  case exported = "an exported recording"
  case trace = "a trace"
  case steps = "saved steps"
  case results = "results"
  case page = "an HTML page of Flickbook"
  case junit = "JUnit XML"
  case sarif = "SARIF"
  case tap = "TAP"
  case json = "a JSON report"
  case markdown = "a Markdown report"
  case codeQuality = "a code quality report"

  /// Whether an earlier file of this kind is replaced; otherwise an existing file is an error.
  var replaces: Bool { self != .captured }

  /// Whether a file that begins like this is of the kind, or empty.
  func accepts(_ head: [UInt8]) -> Bool {
    let text = String(decoding: head, as: UTF8.self)
    guard let start = text.firstIndex(where: { !$0.isWhitespace && $0 != "\u{FEFF}" }) else {
      return true
    }
    let body = text[start...]
    return beginnings.contains { body.hasPrefix($0.start) && body.contains($0.part) }
  }

  /// How many bytes of a file are enough to know it.
  static let headLength = 4096

  /// What files of the kind begin with, and what their first bytes contain.
  private var beginnings: [(start: String, part: String)] {
    switch self {
    case .recording, .captured: [("<", "<recording")]
    case .exported: [("# EVEMU", ""), ("{", "\"actions\""), ("{", "\"events\"")]
    case .trace: [("# flickbook trace", "")]
    case .steps: [("# flickbook steps", "")]
    case .results: [("{\"flickbook\":", "")]
    case .page: [("<!doctype html", "content=\"flickbook\""), ("(() => {", "flickbook")]
    case .junit: [("<", "<testsuites")]
    case .sarif: [("{", "sarif")]
    case .tap: [("TAP version", "")]
    case .json:
      [
        ("{\"head\":{\"flickbook\"", ""), ("{\"name\":\"flickbook\"", ""),
        ("{\"engine\":", "\"measured\""),
        ("[\n{\"engine\":", ""), ("[\n\n]", ""),
      ]
    case .markdown:
      [
        ("### Replay: ", ""), ("# Invariants by folder", ""),
        ("# What each engine was tested with", ""), ("| constant |", ""),
      ]
    case .codeQuality: [("[]", ""), ("[", "\"check_name\"")]
    }
  }
}
