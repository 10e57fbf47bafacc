internal import Platform

/// The kind of an output file, recognised by the beginning of the file.
///
/// A new output replaces an earlier file of the same kind, and any other file only with `--force`.
/// A captured recording replaces nothing.
package enum OutputKind: String, CaseIterable, Sendable {
  case recording = "a recording"
  case captured = "a captured recording"
  case exported = "an exported recording"
  case trace = "a trace"
  case steps = "saved steps"
  case results = "results"
  case plan = "a plan"
  case page = "an HTML page of Flickbook"
  case junit = "JUnit XML"
  case sarif = "SARIF"
  case tap = "TAP"
  case json = "a JSON report"
  case markdown = "a Markdown report"
  case codeQuality = "a code quality report"
  case picture = "a PNG picture"

  /// Whether a new output replaces an earlier file of this kind; otherwise an existing file is an
  /// error.
  package var replaces: Bool { self != .captured }

  /// Whether a file that starts with these bytes is of this kind or empty.
  package func accepts(_ head: [UInt8]) -> Bool {
    let text = String(decoding: head, as: UTF8.self)
    guard let start = text.firstIndex(where: { !$0.isWhitespace && $0 != "\u{FEFF}" }) else {
      return true
    }
    let body = text[start...]
    return beginnings.contains { body.hasPrefix($0.start) && body.contains($0.part) }
  }

  /// The beginning of a plan's file, before the version.
  static let planMark = "# flickbook plan "

  /// The number of bytes that are read to recognise the kind of a file.
  package static let headLength = 4096

  /// The first bytes of a file; empty if the file cannot be read: that does not prevent replacing
  /// it.
  package static func head(of path: String) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return [] }
    defer { close(descriptor) }
    return [UInt8](unsafeUninitializedCapacity: headLength) { buffer, count in
      count = max(0, read(descriptor, buffer.baseAddress, headLength))
    }
  }

  /// The possible beginnings of this kind of file, each with a text that must also occur in the
  /// first bytes.
  private var beginnings: [(start: String, part: String)] {
    switch self {
    case .recording, .captured: [("<", "<recording")]
    case .exported: [("# EVEMU", ""), ("{", "\"actions\""), ("{", "\"events\"")]
    case .trace, .steps: [("# flickbook trace", "")]
    case .results: [("{\"flickbook\":", "")]
    case .plan: [(Self.planMark, "")]
    case .page: [("<!doctype html", "content=\"flickbook\""), ("(() => {", "flickbook")]
    case .junit: [("<", "<testsuites")]
    case .sarif: [("{", "sarif")]
    case .tap: [("TAP version", "")]
    case .json:
      [
        ("{\"head\":{\"flickbook\"", ""), ("{\"name\":\"flickbook\"", ""),
        ("{\"engine\":", "\"measured\""),
        ("{\"format\":1", ""), ("[\n{\"engine\":", ""), ("[\n\n]", ""),
      ]
    case .markdown:
      [
        ("### Replay: ", ""), ("# Invariants by folder", ""),
        ("# What each engine was tested with", ""), ("| constant |", ""),
      ]
    case .picture: [("\u{FFFD}PNG", "")]
    case .codeQuality: [("[]", ""), ("[", "\"check_name\"")]
    }
  }
}
