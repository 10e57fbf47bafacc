internal import Model
internal import Replay
internal import Results
internal import Text

/// The recordings that exercised no invariant, grouped by reason. A line for each recording would
/// be too much for a report.
struct IdleRecordings {
  private var reasons = IdleGroups(maxReasons: 12)
  /// The number of recordings whose reasons are not listed.
  private var others = 0
  /// Recordings that use abilities an engine does not declare, grouped by ability.
  private var undeclared = IdleGroups(maxReasons: .max)

  /// The recordings of which an engine plays only a part, grouped by each ability that the omitted
  /// part requires.
  private var partial = IdleGroups(maxReasons: .max)
  /// The number of these recordings, for each engine.
  private var partialCounts: [String: Int] = [:]

  mutating func add(_ row: JudgedRecording) {
    let missing = row.remarks.flatMap { PlayedPart.abilities(inRemark: $0) }
    if !missing.isEmpty { partialCounts[row.engine, default: 0] += 1 }
    for ability in missing { partial.add(row, ability) }
    guard let reason = row.whyNotTested else { return }
    if row.refusal == nil, let ability = UndeclaredFeature.ability(in: reason) {
      undeclared.add(row, ability)
    } else if !reasons.add(row, reason) {
      others += 1
    }
  }

  /// How many recordings are not sent to an engine, and how many for each undeclared ability.
  private func undeclared(by engine: String) -> String? {
    let own = undeclared[engine].sorted { $0.count > $1.count }
    guard !own.isEmpty else { return nil }
    let count = own.reduce(0) { $0 + $1.count }
    return "\(count.counted("recording")) untested: \(engine.visible) does not declare "
      + own.map { "\($0.key.reason) (\($0.count))" }.joined(separator: ", ") + "; -v lists them"
  }

  /// How many recordings an engine plays in part, and how many recordings each missing ability
  /// concerns.
  private func partial(of engine: String) -> String? {
    let own = partial[engine].sorted { $0.count > $1.count }
    guard let count = partialCounts[engine], !own.isEmpty else { return nil }
    return
      "\(count.counted("recording")) played in part; \(engine.visible) would play more of them "
      + "if it declared " + own.map { "\($0.key.reason) (\($0.count))" }.joined(separator: ", ")
  }

  /// A line for each reason, such as `23 recordings refused: it has no paging (Recordings/a.xml and
  /// 22 more, which -v lists)`.
  ///
  /// - Parameter isWhole: Whether each recording was already listed, so that nothing remains to be
  ///   printed.
  func lines(_ head: RunHead, _ look: PlotLook, isWhole: Bool) -> [String] {
    guard !isWhole else { return [] }
    let untested = head.against == nil ? "untested" : "with nothing to compare"
    let sentences =
      head.engines.compactMap { undeclared(by: $0.name) }
      + head.engines.compactMap { partial(of: $0.name) }
    var lines = sentences.flatMap { indented($0, look) }
    lines += reasons.groups.values.flatMap { group in
      let engine = head.engines.count > 1 ? " on \(group.key.engine.visible)" : ""
      let more = group.count > 1 ? " and \(group.count - 1) more, which -v lists" : ""
      let text =
        "\(group.count.counted("recording")) "
        + "\(group.key.isRefused ? "refused" : untested)\(engine): \(group.key.reason.visible) "
        + "(\(group.recordings[0].visible)\(more))"
      return indented(text, look)
    }
    if others > 0 { lines.append("  and \(others) more for other reasons, which -v shows") }
    return lines.isEmpty ? [] : lines + [""]
  }

  private func indented(_ text: String, _ look: PlotLook) -> [String] {
    look.wrapped(text, behind: "  ", hang: 4, leaving: 2)
  }
}
