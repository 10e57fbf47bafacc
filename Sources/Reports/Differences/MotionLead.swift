internal import Model
internal import Results

/// The difference that a report shows first: a difference that remains with equal constants or, if
/// no such difference is known, the first group of differences.
struct MotionLead {
  /// `After the lift, ios moves to a cell and android stays: 9 recordings, up to 12 pt apart`.
  let title: String
  /// The key of the smallest recording with this difference.
  let key: String
  /// The time at which the engines first differ in that recording.
  let time: Instant

  init?(_ groups: MotionGroups, _ end: RunEnd?) {
    if let explained = end?.explained.first, let motion = explained.motions.first {
      title = "\(motion.sentence), with equal constants too: \(motion.spread)"
      key = JudgedRecording(motion.smallest, on: explained.one).key
      time = motion.time
      return
    }
    guard let group = groups.sorted.first else { return nil }
    title = "\(group.sentence): \(group.spread)"
    key = group.smallest.key
    time = group.smallest.compare?.first?.time ?? .zero
  }
}
