internal import Results
internal import Text

/// The differences of two engines over all recordings, grouped by how they first differ.
struct MotionGroups {
  private var groups = Ordered<String, Group>()
  /// Recordings that differ, and whose motion is not known: they are not drawn.
  private(set) var unknown = 0

  struct Group {
    let sentence: String
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
    let sentence = difference.sentence((row.engine.visible, compare.against.visible))
    let index = groups.index(of: key, or: Group(sentence: sentence, smallest: row.undrawn))
    groups.values[index].count += 1
    let distance = compare["offset"]?.value ?? 0
    if distance > groups.values[index].distance { groups.values[index].distance = distance }
    let smallest = groups.values[index].smallest
    if (row.steps, row.recording) < (smallest.steps, smallest.recording) {
      groups.values[index].smallest = row.undrawn
    }
  }

  /// Those that most recordings have, first.
  var sorted: [Group] {
    groups.values.enumerated().sorted { one, other in
      one.element.count == other.element.count
        ? one.offset < other.offset : one.element.count > other.element.count
    }.map(\.element)
  }
}
