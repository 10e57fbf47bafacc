internal import Model
package import Results
internal import Text

/// The differences of two engines over all recordings, grouped by how they first differ.
package struct MotionGroups: MotionGrouping {
  private var groups = Ordered<String, Group>()
  /// The number of recordings that need attention but have no known motion, because there is no
  /// trace.
  private(set) var unknown = 0
  /// The recordings of `unknown` that were compared: the first such recording, and their number.
  private var undrawn: (first: JudgedRecording, count: Int)?
  private let earlier: EarlierRun?
  private let keepsTraces: Bool

  struct Group: Sendable {
    let sentence: String
    /// Whether the engines do different things. Otherwise they do the same, to a different degree.
    let isOfBehavior: Bool
    /// The recording with the fewest steps.
    fileprivate(set) var smallest: JudgedRecording
    fileprivate(set) var count = 0
    /// The number of recordings with a finding that the earlier run does not have.
    fileprivate(set) var newCount = 0
    /// The largest distance between the two engines, in points.
    fileprivate(set) var distance = 0.0
    /// Whether at least one of the recordings counts as a failure, not only as a warning.
    fileprivate(set) var isFailure = false

    var spread: String { MotionGroups.spread(count, distance) }
  }

  /// - Parameters:
  ///   - earlier: The findings of an earlier run.
  ///   - keepsTraces: Whether the smallest recordings keep their traces, so that they can be drawn.
  package init(since earlier: EarlierRun? = nil, keepsTraces: Bool = false) {
    self.earlier = earlier
    self.keepsTraces = keepsTraces
  }

  /// Describes the size of a difference: `9 recordings, up to 12 pt apart`.
  static func spread(_ count: Int, _ distance: Double) -> String {
    count.counted("recording", isGrouped: true) + apart(distance)
  }

  private static func apart(_ distance: Double) -> String {
    distance > 0 ? ", up to \(distance.text(maximum: 1)) pt apart" : ""
  }

  package mutating func add(_ row: JudgedRecording) {
    guard let compare = row.compare, row.needsAttention else { return }
    guard let difference = MotionDifference(row) else {
      unknown += 1
      if row.error == nil { undrawn = (undrawn?.first ?? row, (undrawn?.count ?? 0) + 1) }
      return
    }
    let key = "\(row.engine) \(difference.key)"
    let sentence = difference.sentence(Self.names(of: row.engine, against: compare.against))
    let shown = keepsTraces ? row : row.undrawn
    let new = Group(sentence: sentence, isOfBehavior: difference.isOfBehavior, smallest: shown)
    let index = groups.index(of: key, or: new)
    groups.values[index].count += 1
    if let earlier, !RowDifference(row, since: earlier).new.isEmpty {
      groups.values[index].newCount += 1
    }
    if !row.broken.isEmpty { groups.values[index].isFailure = true }
    let distance = compare["offset"]?.value ?? 0
    if distance > groups.values[index].distance { groups.values[index].distance = distance }
    let smallest = groups.values[index].smallest
    if (row.steps, row.recording) < (smallest.steps, smallest.recording) {
      groups.values[index].smallest = shown
    }
  }

  /// How the motion of two engines differs on one recording, and by how much.
  static func sentence(of row: JudgedRecording) -> String {
    guard let compare = row.compare, let difference = MotionDifference(row) else { return unseen }
    return difference.sentence(names(of: row.engine, against: compare.against))
      + apart(compare["offset"]?.value ?? 0)
  }

  /// The names of an engine and of its counterpart. A baseline is the same engine at an earlier
  /// time, such as `Reports/Baselines/ios` for `ios`.
  private static func names(of engine: String, against other: String) -> (String, String) {
    names(engine, other.hasSuffix("/" + engine) ? "the baseline" : other)
  }

  /// The names of two engines. Settings in parentheses are left out unless the names would then be
  /// equal. Long settings are only counted: `ios(3 settings)`.
  private static func names(_ one: String, _ other: String) -> (String, String) {
    let plain = [one, other].map { String($0.prefix { $0 != "(" }) }
    if plain[0] != plain[1] { return (plain[0].visible, plain[1].visible) }
    let short = [one, other].map { name in
      let settings = name.count { $0 == "=" }
      return name.count > 24 && settings > 1 ? "\(plain[0])(\(settings) settings)" : name
    }
    return short[0] == short[1]
      ? (one.visible, other.visible) : (short[0].visible, short[1].visible)
  }

  /// The groups in the order of reports. Differences of behaviour come first, because no constant
  /// explains them. Groups with more recordings come before groups with fewer recordings.
  var sorted: [Group] {
    groups.values.enumerated().sorted { one, other in
      if one.element.isOfBehavior != other.element.isOfBehavior { return one.element.isOfBehavior }
      return one.element.count == other.element.count
        ? one.offset < other.offset : one.element.count > other.element.count
    }.map(\.element)
  }

  package var motions: [RunEnd.Explained.Motion] {
    sorted.map { group in
      RunEnd.Explained.Motion(
        group.sentence, isOfBehavior: group.isOfBehavior, recordings: group.count,
        distance: group.distance, smallest: group.smallest.recording,
        time: group.smallest.compare?.first?.time ?? .zero)
    }
  }

  /// The groups as failure reasons, for reports with space for a few lines.
  var reasons: [FailureReason] {
    var reasons = sorted.map { group in
      FailureReason(
        group.sentence, rule: Self.rule, in: group.smallest,
        at: group.smallest.compare?.first?.location ?? .nowhere,
        time: group.smallest.compare?.first?.time, count: group.count, newCount: group.newCount,
        weight: group.isFailure ? .broken : .warned, worst: Self.apart(group.distance))
    }
    if let (row, count) = undrawn {
      reasons.append(
        FailureReason(
          Self.unseen, rule: Self.rule, in: row,
          at: row.compare?.first?.location ?? .nowhere, time: row.compare?.first?.time,
          count: count, newCount: 0, weight: row.broken.isEmpty ? .warned : .broken))
    }
    return reasons
  }

  /// The text that a list of reasons contains instead of an invariant's name.
  static let rule = "different motion"
  private static let unseen = "They differ, and no saved trace shows how"
}
