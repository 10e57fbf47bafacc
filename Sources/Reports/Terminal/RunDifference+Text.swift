internal import Results
internal import Text

extension RunDifference {
  /// The maximum number of entries per list. Further entries are only counted.
  private static let maximum = 20

  /// The maximum number of listed margins that became smaller. They are no failures, and would hide
  /// new failures.
  private static let maxMargins = 5

  /// The changes that the causes of the present run do not show.
  ///
  /// - Parameters:
  ///   - isWhole: Whether all entries are listed, including violations that remain.
  ///   - listsNew: Whether new violations are listed one by one.
  package func lines(_ look: PlotLook, isWhole: Bool, listsNew: Bool) -> [String] {
    let maximum = isWhole ? Int.max : Self.maximum
    let lists: [(String, PlotLook.Part, [Change])] = [
      ("NEW", .failure, listsNew || isWhole ? new : []), ("NOT STARTED", .failure, unstarted),
      ("STILL", .event, isWhole ? still : []), ("GONE", .event, lost), ("IDLE", .event, idle),
      ("FIXED", .driven, fixed),
    ]
    return lists.flatMap { list($0, $1, $2, maximum, look) }
      + margins(isWhole ? maximum : Self.maxMargins, look)
  }

  /// The first line of every report, such as `4 new violations (61 older ones remain, 2 fixed)`.
  package var headline: String {
    Self.headline(
      violations: newBroken, errors: newUnjudged, older: still.count { !$0.isUnjudged },
      olderErrors: still.count { $0.isUnjudged }, fixed: fixed.count)
  }

  static func headline(violations: Int, errors: Int, older: Int, olderErrors: Int, fixed: Int)
    -> String
  {
    var parts: [String] = []
    // If nothing could be judged, nothing is known about violations.
    let isAboutErrors = violations == 0 && older == 0 && errors + olderErrors > 0
    if !isAboutErrors, violations > 0 || errors == 0 {
      parts.append(
        violations == 0
          ? "no new violations" : violations.counted("new violation", isGrouped: true))
    }
    if errors > 0 { parts.append(errors.counted("new error", isGrouped: true)) }
    if parts.isEmpty { parts.append("no new errors") }
    var rest: [String] = []
    for (count, one, several) in [
      (older, "one remains", "ones remain"),
      isAboutErrors
        ? (olderErrors, "one remains", "ones remain")
        : (olderErrors, "error remains", "errors remain"),
    ] where count > 0 {
      rest.append("\(count.grouped) older \(count == 1 ? one : several)")
    }
    if fixed > 0 { rest.append("\(fixed.grouped) fixed") }
    return parts.joined(separator: " and ")
      + (rest.isEmpty ? "" : " (\(rest.joined(separator: ", ")))")
  }

  /// The sum as a separate sentence.
  package var heading: String { "since the earlier run: " + sum }

  /// All changes in one line, such as `2 new violations (3 older ones remain, 1 fixed); 4 margins
  /// shrank`.
  var sum: String {
    var parts = [headline]
    if unknown > 0 { parts.append("\(unknown) in recordings that the earlier run lacks") }
    if !unstarted.isEmpty {
      parts.append("\(unstarted.count.counted("replay")) on an engine that did not start")
    }
    if !lost.isEmpty { parts.append("\(lost.count) broken before and not tested now") }
    if !idle.isEmpty { parts.append("\(idle.count.counted("replay")) tested before and not now") }
    var sum = parts.joined(separator: ", ")
    if !shrunk.isEmpty { sum += "; \(shrunk.count.counted("margin")) shrank" }
    if onlyNow > 0 { sum += "; \(onlyNow.counted("replay")) only now" }
    if onlyBefore > 0 { sum += "; \(onlyBefore.counted("replay")) only before" }
    return ([sum] + remarks).joined(separator: "; ")
  }

  private func list(
    _ word: String, _ part: PlotLook.Part, _ changes: [Change], _ maximum: Int, _ look: PlotLook
  ) -> [String] {
    var lines: [String] = []
    for change in changes.prefix(maximum) {
      lines.append(
        "\(look.paint(word, part)) \(change.target): \(change.rule) [\(change.engine.visible)]")
      if !change.story.isEmpty { lines.append("  " + change.story) }
      if let before = change.before, let now = change.now, before != now, now < 0, before < 0 {
        let word = now < before ? "worse" : "better"
        lines.append(
          "  \(word): outside its tolerance by \(text(-now, change.unit)), before by \(text(-before, change.unit))"
        )
      }
    }
    if changes.count > maximum {
      lines.append("and \(changes.count - maximum) more, which -v shows")
    }
    return lines.isEmpty ? [] : lines + [""]
  }

  /// The margins with the largest relative loss first.
  var worstMargins: [Change] { shrunk.sorted { $0.left < $1.left } }

  private func margins(_ maximum: Int, _ look: PlotLook) -> [String] {
    var table = TextTable([
      .init("less margin"), .init("before", .right), .init("now", .right), .init(""),
    ])
    for change in worstMargins.prefix(maximum) {
      table.add([
        change.rule, text(change.before ?? 0, change.unit), text(change.now ?? 0, change.unit),
        "\(change.target) [\(change.engine.visible)]",
      ])
    }
    if table.isEmpty { return [] }
    let more = shrunk.count > maximum ? ["and \(shrunk.count - maximum) more, which -v shows"] : []
    return table.lines(look) + more + [""]
  }

  func text(_ number: Double, _ unit: String) -> String {
    number.text(maximum: number.magnitude < 0.1 ? 4 : 2) + (unit.isEmpty ? "" : " " + unit)
  }
}

extension RowDifference.Change {
  /// The share of the earlier margin that remains.
  fileprivate var left: Double { (now ?? 0) / max(before ?? 1, 1e-300) }
}
