internal import Model
internal import Results

/// The difference that a report shows first: what remains with equal constants, or else the first
/// way in which recordings differ.
struct MotionLead {
  /// `After the lift, ios moves to a cell and android stays: 9 recordings, up to 12 pt apart`.
  let title: String
  /// Of its smallest recording.
  let key: String
  let time: Instant

  init?(_ groups: MotionGroups, _ end: RunEnd?) {
    if let explained = end?.explained.first, let motion = explained.motions.first {
      title = "With equal constants too: \(motion.sentence): \(motion.spread)"
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
