internal import Gesture

/// The recordings in which nothing was put to the test, by the reason: what a run must not pass over in
/// silence, and what nobody wants to read line by line.
struct IdleRecordings {
  private var groups: [Group] = []
  private var places: [Key: Int] = [:]
  /// Recordings for further reasons than are listed.
  private var others = 0

  private struct Key: Hashable {
    let isRefused: Bool
    let engine: String
    let reason: String
  }

  private struct Group {
    let key: Key
    let first: String
    var count = 0
  }

  /// An engine may give each recording a reason of its own.
  private static let mostReasons = 12
}

extension IdleRecordings {
  mutating func add(_ row: JudgedRecording) {
    guard let reason = row.whyNotTested else { return }
    let key = Key(isRefused: row.refusal != nil, engine: row.engine, reason: reason)
    if places[key] == nil, groups.count < Self.mostReasons {
      places[key] = groups.count
      groups.append(Group(key: key, first: row.recording))
    }
    guard let place = places[key] else { return others += 1 }
    groups[place].count += 1
  }

  /// A line for each reason: `23 recordings refused: it has no paging (Recordings/a.xml and 22 more)`.
  ///
  /// - Parameters:
  ///   - isWhole: Whether each of them was told already.
  func lines(_ head: RunHead, _ look: PlotLook, isWhole: Bool) -> [String] {
    guard !isWhole else { return [] }
    let untested = head.against == nil ? "untested" : "with nothing to compare"
    var lines = groups.flatMap { group in
      let engine = head.engines.count > 1 ? " on \(group.key.engine.visible)" : ""
      let more = group.count > 1 ? " and \(group.count - 1) more, which -v lists" : ""
      let text =
        "\(group.count) recording\(group.count == 1 ? "" : "s") "
        + "\(group.key.isRefused ? "refused" : untested)\(engine): \(group.key.reason.visible) "
        + "(\(group.first.visible)\(more))"
      return TextTable.wrap(text, to: max(24, look.width - 2)).enumerated()
        .map { ($0.offset == 0 ? "  " : "    ") + $0.element }
    }
    if others > 0 { lines.append("  and \(others) more for other reasons, which -v shows") }
    return lines.isEmpty ? [] : lines + [""]
  }
}
