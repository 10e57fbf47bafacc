internal import Runs
internal import Text

/// Reviews pending traces one by one. Shows each difference and reads the decision from the
/// keyboard.
struct BaselineReview {
  /// The recordings with a pending trace.
  let recordings: [String]
  let folder: BaselineFolder
  let arguments: ParsedArguments
  /// The equivalent commands for use without a terminal.
  let instead: [String]

  private static let keys = "a accept   r reject   s skip   b show both traces   q quit"

  func run(_ terminal: inout Terminal) throws(UsageError) -> Outcome {
    guard let keys = KeyInput() else {
      terminal.error("baseline review reads keys, so stdin must be a terminal")
      terminal.report("\(recordings.count) pending in \(folder.path.visible); without a terminal:")
      for command in instead { terminal.report("  " + command) }
      return Outcome(.unjudged, "nothing was decided")
    }
    Interruption.isAwaited()
    var counts: [String: Int] = [:]
    var undecided = Undecided()
    var isOver = false
    for (index, path) in recordings.enumerated() where !isOver && !Interruption.hasCome {
      let title = "\(index + 1) of \(recordings.count)  \(path.visible)"
      terminal.output.line(terminal.output.painted(title, .bold))
      try show(path, &terminal)
      guard FileKind(of: folder.pending(of: path)) != nil else {
        terminal.output.line("there is no longer a difference")
        counts["without a difference", default: 0] += 1
        continue
      }
      undecided.all += 1
      do {
        guard let word = try decide(path, keys, &terminal) else {
          isOver = true
          continue
        }
        terminal.output.line(word)
        counts[word, default: 0] += 1
      } catch {
        if let text = undecided.add(error) { terminal.report(text) }
      }
    }
    return outcome(counts, undecided, &terminal)
  }

  /// Reads the user's decision; nil to end the review.
  private func decide(
    _ path: String, _ keys: KeyInput, _ terminal: inout Terminal
  ) throws -> String? {
    while true {
      terminal.output.write(Self.keys + "  > ")
      terminal.output.flush()
      guard let key = keys.next() else {
        terminal.output.line()
        return nil
      }
      switch key {
      case "a", "A": return try folder.accept(path).rawValue
      case "r", "R": return try folder.reject(path).rawValue
      case "s", "S": return "skipped"
      case "b", "B":
        terminal.output.line("both")
        for line in both(path, terminal.width) { terminal.output.line(line) }
      case "q", "Q":
        terminal.output.line("quit")
        return nil
      default: terminal.output.line("no such key")
      }
    }
  }

  /// Replays a recording and shows the difference. Replaces the pending trace by a new trace.
  private func show(_ path: String, _ terminal: inout Terminal) throws(UsageError) {
    var selection = PathSelection()
    selection.add(path: path)
    let fresh = try arguments.withFreshEngines()
    _ = try judgeSelection(selection, nil, fresh, &terminal)
    terminal.output.flush()
  }

  private func outcome(
    _ counts: [String: Int], _ undecided: Undecided, _ terminal: inout Terminal
  ) -> Outcome {
    let words = ["accepted", "new", "rejected", "skipped", "unchanged", "without a difference"]
    let parts = words.compactMap { word in counts[word].map { "\($0) \(word)" } }
    let sum = parts.isEmpty ? "nothing decided" : parts.joined(separator: ", ")
    terminal.output.line(sum + " in \(folder.path.visible)")
    var outcome = undecided.outcome
    if Interruption.hasCome { outcome.add(.interrupted, Interruption.text) }
    let left = recordings.count { FileKind(of: folder.pending(of: $0)) != nil }
    if left > 0 { outcome.add(.broken, "\(left) still pending") }
    return outcome
  }

  /// The maximum number of different lines.
  private static let maximum = 8

  /// The different lines of the two traces, up to a maximum number.
  private func both(_ path: String, _ width: Int) -> [String] {
    func lines(_ file: String) -> [String] {
      ((try? PathList.bytes(of: file, linesUpTo: 1 << 20)) ?? []).split(
        separator: UInt8(ascii: "\n")
      )
      .map { String(decoding: $0, as: UTF8.self) }
    }
    let files = (folder.trace(of: path), folder.pending(of: path))
    let (kept, pending) = (lines(files.0), lines(files.1))
    var shown = ["- \(files.0)", "+ \(files.1)"]
    let last = max(kept.count, pending.count)
    let different = (0..<last).filter { index in
      index > 0
        && (kept.indices.contains(index) ? kept[index] : nil)
          != (pending.indices.contains(index) ? pending[index] : nil)
    }
    for index in different.prefix(Self.maximum) {
      if kept.indices.contains(index) { shown.append("- " + kept[index]) }
      if pending.indices.contains(index) { shown.append("+ " + pending[index]) }
    }
    if different.count > Self.maximum {
      shown.append("and \(different.count - Self.maximum) more lines")
    }
    return shown.map { line in
      let text = line.replacing("\t", with: " ").visible
      return text.count > width ? String(text.prefix(width - 1)) + "…" : text
    }
  }
}
