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

  /// What differs as well, by the part of a gesture in which it shows.
  package var otherWords: [(phase: String, words: String)] {
    var rows: [(phase: String, words: String)] = []
    for cause in others {
      let words = "\(cause.name) \(cause.one) instead of \(cause.other)"
      if let index = rows.firstIndex(where: { $0.phase == cause.phase }) {
        rows[index].words += ", " + words
      } else {
        rows.append((cause.phase, words))
      }
    }
    return rows
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
  func lines(_ look: PlotLook) -> [String] {
    func set(_ text: String, indent: Int, hang: Int, head: String = "") -> [String] {
      let lines = TextTable.wrap(text, to: max(24, look.width - indent - hang))
      return lines.enumerated().map { place, line in
        place == 0
          ? String(repeating: " ", count: indent) + head + line
          : String(repeating: " ", count: indent + hang) + line
      }
    }
    var lines = set("why \(one) and \(other) differ:", indent: 0, hang: 2)
    lines += set(sentence, indent: 2, hang: 2)
    if let remainder { lines.append("  " + remainder) }
    // It is to be pasted, and so stays whole.
    if let setting { lines.append("  set over: " + setting) }
    for group in groups {
      lines += set("\(group.cause ?? "unexplained"): \(group.words)", indent: 2, hang: 2)
    }
    let otherWords = otherWords
    if !otherWords.isEmpty { lines.append("  different as well:") }
    for row in otherWords {
      lines += set(row.words, indent: 4, hang: 10, head: row.phase.left(10))
    }
    return lines + [""]
  }
}
