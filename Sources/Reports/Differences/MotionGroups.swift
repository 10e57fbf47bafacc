internal import Results
internal import Text

/// The differences of two engines over all recordings, grouped by how they first differ.
struct MotionGroups {
  private var groups = Ordered<String, Group>()
  /// Recordings that differ, and whose motion is not known: they are not drawn.
  private(set) var unknown = 0

  struct Group {
    let sentence: String
    /// Whether the engines do something else, not only more or less of the same.
    let isOfBehavior: Bool
    /// The recording with the fewest steps.
    fileprivate(set) var smallest: JudgedRecording
    fileprivate(set) var count = 0
    /// The largest distance of the two engines, in points.
    fileprivate(set) var distance = 0.0

    /// `9 recordings, up to 12 pt apart`.
    var spread: String {
      let all = count.counted("recording", isGrouped: true)
      return distance > 0 ? "\(all), up to \(distance.text(maximum: 1)) pt apart" : all
    }
  }

  mutating func add(_ row: JudgedRecording) {
    guard let compare = row.compare, row.needsAttention else { return }
    guard let difference = MotionDifference(row) else {
      unknown += 1
      return
    }
    let key = "\(row.engine) \(difference.key)"
    // A baseline is the same engine at an earlier time: `Reports/Baselines/ios` for `ios`.
    let other = compare.against.hasSuffix("/" + row.engine) ? "the baseline" : compare.against
    let sentence = difference.sentence(Self.names(row.engine, other))
    let new = Group(
      sentence: sentence, isOfBehavior: difference.isOfBehavior, smallest: row.undrawn)
    let index = groups.index(of: key, or: new)
    groups.values[index].count += 1
    let distance = compare["offset"]?.value ?? 0
    if distance > groups.values[index].distance { groups.values[index].distance = distance }
    let smallest = groups.values[index].smallest
    if (row.steps, row.recording) < (smallest.steps, smallest.recording) {
      groups.values[index].smallest = row.undrawn
    }
  }

  /// The names of two engines without their settings, if they differ without them.
  private static func names(_ one: String, _ other: String) -> (String, String) {
    let plain = [one, other].map { String($0.prefix { $0 != "(" }) }
    return plain[0] == plain[1]
      ? (one.visible, other.visible) : (plain[0].visible, plain[1].visible)
  }

  /// Differences of behaviour first, because a constant cannot explain them; then those that most
  /// recordings have.
  var sorted: [Group] {
    groups.values.enumerated().sorted { one, other in
      if one.element.isOfBehavior != other.element.isOfBehavior { return one.element.isOfBehavior }
      return one.element.count == other.element.count
        ? one.offset < other.offset : one.element.count > other.element.count
    }.map(\.element)
  }
}
