internal import Results
internal import Text

// An explanation as text, the same in the terminal and on a page.

extension RunEnd.Explained {
  /// The causes of the difference, in one sentence.
  package var sentence: String {
    guard !causes.isEmpty else {
      return left == nil && others.isEmpty
        ? "no constant was found to differ" : "no differing constant accounts for it"
    }
    guard left != nil else {
      return "where they begin to differ they have " + causes.map(phrase).joined(separator: ", ")
    }
    var parts: [String] = []
    for (index, cause) in causes.enumerated() {
      let text = phrase(cause)
      let isRest = index > 0 && index == causes.count - 1 && (left ?? 1) < 0.001
      parts.append(
        isRest ? "\(text) the rest" : "\(text) explains \(Self.percent(cause.share ?? 0))")
    }
    if parts.count > 0 { parts[0] += " of it" }
    return parts.joined(separator: "; ")
  }

  /// Each cause with the share of the difference that it explains: `slop 9 instead of 10: 80 %`.
  var causeTexts: [String] {
    causes.map { cause in phrase(cause) + (cause.share.map { ": \(Self.percent($0))" } ?? "") }
  }

  private func phrase(_ cause: Cause) -> String {
    if cause.other == Cause.none { return "\(cause.name) on \(one) alone" }
    if cause.one == Cause.none { return "\(cause.name) on \(other) alone" }
    return "\(cause.name) \(cause.one) instead of \(cause.other)"
  }

  /// The unexplained part, if any part is unexplained.
  package var remainder: String? {
    guard let left else {
      let open = groups.filter { $0.cause == nil }.reduce(0) { $0 + $1.recordings.count }
      guard open > 0, !causes.isEmpty else { return nil }
      return "no measured constant explains \(open.counted("recording"))"
    }
    // Without a cause nothing is explained, so there is no remainder.
    guard left >= 0.001, !causes.isEmpty else { return nil }
    return "\(Self.percent(left)) " + (motions.isEmpty ? "stays unexplained" : "remains")
  }

  /// The explanation in one or two lines: how the engines behave differently, and which constants
  /// differ.
  var summary: [String] {
    let constants = [sentence, remainder].compactMap { $0 }.joined(separator: "; ")
    guard let motion = motions.first else { return [constants] }
    return [
      "with equal constants too, \(motion.sentence.loweredFirst) (\(motion.spread))",
      "Constants: " + constants,
    ]
  }

  /// Other differences, grouped by the phase of a gesture in which they appear.
  package var otherTexts: [(phase: String, words: String)] {
    others.map(\.phase).unique.map { phase in
      let rows = others.filter { $0.phase == phase }
      var words = rows.filter { !$0.isOfOne }.map(phrase)
      let ones = rows.filter { $0.other == Cause.none }
      let theirs = rows.filter { $0.one == Cause.none }
      for (engine, all) in [(one, ones), (other, theirs)] where !all.isEmpty {
        words.append("only \(engine) has " + all.map(\.name).joined(separator: ", "))
      }
      return (phase, words.joined(separator: ", "))
    }
  }

  static func percent(_ share: Double) -> String {
    let tenths = (share * 1000).rounded() / 10
    // A share below 0.9995 is not printed as 100 %.
    return (tenths == 100 && share < 0.9995 ? 99.9 : tenths + 0).text + " %"
  }

  /// The explanation as lines for the terminal.
  ///
  /// - Parameter isWhole: Whether the recordings of each constant are always listed. Otherwise they
  ///   are left out if the engines behave differently, so that the behaviour and the constants fit
  ///   on one screen.
  func lines(_ look: PlotLook, isWhole: Bool = false) -> [String] {
    func set(_ text: String, indent: Int, hang: Int, head: String = "") -> [String] {
      look.wrapped(text, behind: String(repeating: " ", count: indent) + head, hang: indent + hang)
    }
    var lines = set("why \(one) and \(other) differ:", indent: 0, hang: 2)
    for (index, motion) in motions.prefix(Self.maxMotions).enumerated() {
      let title = index == 0 ? "with equal constants: " : ""
      lines += set("\(title)\(motion.text)", indent: 2, hang: 2)
    }
    let more = motions.count - Self.maxMotions
    if more > 0 { lines += set("and \(more.counted("more difference"))", indent: 2, hang: 2) }
    lines += set((motions.isEmpty ? "" : "constants: ") + sentence, indent: 2, hang: 2)
    // The user copies the settings, so their line is not wrapped.
    if let setting { lines.append("  with these settings: " + setting) }
    let isListed = isWhole || motions.isEmpty
    for group in isListed ? groups : [] { lines += set(group.text, indent: 2, hang: 2) }
    if let remainder {
      let next = setting == nil ? "" : "; compare with these settings to see it alone"
      lines += set(remainder + next, indent: 2, hang: 2)
    }
    guard isListed else { return lines + ["  the recordings of each constant: -v", ""] }
    let otherTexts = otherTexts
    if !otherTexts.isEmpty { lines.append("  different as well:") }
    for row in otherTexts { lines += set(row.words, indent: 4, hang: 10, head: row.phase.left(10)) }
    return lines + [""]
  }
}

extension RunEnd.Explained {
  /// The maximum number of listed ways in which the motion differs, so that the constants fit below
  /// them.
  static let maxMotions = 4
}

extension String {
  fileprivate var loweredFirst: String { prefix(1).lowercased() + dropFirst() }
}

extension RunEnd.Explained.Motion {
  /// Describes the size of the difference: `9 recordings, up to 12 pt apart`.
  var spread: String { MotionGroups.spread(recordings, distance) }

  fileprivate var text: String { "\(sentence): \(spread), such as \(smallest.visible)" }
}

extension RunEnd.Explained.Cause {
  /// The text that is shown if an engine does not have a constant.
  static let none = "–"

  /// Whether only one of the two engines has the constant.
  fileprivate var isOfOne: Bool { one == Self.none || other == Self.none }
}

extension RunEnd.Explained.Group {
  /// The cause, or the suspected cause.
  var head: String {
    guard cause == nil else { return cause ?? "" }
    guard !suspects.isEmpty else { return "unexplained" }
    let shown = suspects.prefix(3).joined(separator: ", ")
    let more = suspects.count > 3 ? " and \(suspects.count - 3) more" : ""
    return "unexplained, perhaps \(shown)\(more)"
  }

  /// The number of recordings and the phase: `12 recordings, from the coast on`.
  var spread: String { "\(recordings.count.counted("recording")), from the \(phase) on" }

  /// ` and 9 more` if only `named` recordings are named; empty if all are.
  func more(than named: Int) -> String {
    recordings.count > named ? " and \(recordings.count - named) more" : ""
  }

  fileprivate var text: String {
    let shown = recordings.prefix(3).map(\.visible).joined(separator: ", ")
    return "\(head): \(spread): \(shown)\(more(than: 3))"
  }
}
