internal import Gesture

// An explanation in words, the same in the terminal and on a page.

extension RunEnd.Explained {
  /// What accounts for the difference, in one sentence.
  package var sentence: String {
    guard !causes.isEmpty else {
      return left == nil && others.isEmpty
        ? "no constant was found to differ" : "no constant that differs accounts for it"
    }
    guard left != nil else {
      return "where they begin to differ they have "
        + causes.map { "\($0.name) \($0.one) instead of \($0.other)" }.joined(separator: ", ")
    }
    var parts: [String] = []
    for (place, cause) in causes.enumerated() {
      let words = "\(cause.name) \(cause.one) instead of \(cause.other)"
      let isRest = place > 0 && place == causes.count - 1 && (left ?? 1) < 0.001
      parts.append(
        isRest ? "\(words) the rest" : "\(words) explains \(Self.percent(cause.share ?? 0))")
    }
    if parts.count > 0 { parts[0] += " of it" }
    return parts.joined(separator: "; ")
  }

  /// What stays open, where something does.
  package var remainder: String? {
    guard let left, left >= 0.001 else { return nil }
    return "\(Self.percent(left)) stays unexplained"
  }

  /// What differs as well.
  package var otherWords: String? {
    guard !others.isEmpty else { return nil }
    return others.map { "\($0.name) \($0.one) instead of \($0.other)" }.joined(separator: ", ")
  }

  static func percent(_ share: Double) -> String {
    let tenths = (share * 1000).rounded() / 10
    // Nearly all is not all.
    return (tenths == 100 && share < 0.9995 ? 99.9 : tenths + 0).text + " %"
  }
}

extension RunEnd.Explained.Group {
  /// `12 recordings, first in a coast: a.xml, b.xml and 10 more`.
  package var words: String {
    let shown = recordings.prefix(3).map(\.visible).joined(separator: ", ")
    let more = recordings.count > 3 ? " and \(recordings.count - 3) more" : ""
    let count = recordings.count == 1 ? "1 recording" : "\(recordings.count) recordings"
    return "\(count), from the \(phase) on: \(shown)\(more)"
  }
}

extension RunEnd.Explained {
  /// For the terminal.
  package var lines: [String] {
    var lines = ["why \(one) and \(other) differ:", "  " + sentence]
    if let remainder { lines.append("  " + remainder) }
    if let setting { lines.append("  set over: " + setting) }
    for group in groups { lines.append("  \(group.cause ?? "unexplained"): \(group.words)") }
    if let otherWords { lines.append("  different as well: " + otherWords) }
    return lines + [""]
  }
}
