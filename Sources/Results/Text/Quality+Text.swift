package import Model
package import Replay
internal import Text

extension Quality {
  /// One sentence per flag, with its meaning and what cannot be tested because of it.
  package var remarks: [String] {
    let meanings: [(Quality, String)] = [
      (
        .coarse,
        "quality coarse: samples of the fingers are missing, so invariants that follow a finger exactly "
          + "are not tested"
      ),
      (.synthetic, "quality synthetic: these touches were not made on a device"),
      (
        .resampled,
        "quality resampled: the touches are at new times, so invariants that follow a finger exactly "
          + "are not tested"
      ),
      (
        .lossy,
        "quality lossy: a conversion dropped data, so invariants that follow a finger exactly are not "
          + "tested"
      ),
      (.truncated, "quality truncated: the recording was cut off, so its end may not be at rest"),
      (.anonymised, "quality anonymised: names and notes were removed"),
    ]
    return meanings.filter { contains($0.0) }.map(\.1)
  }
}

/// Counts the intervals without an observation of the recorded device.
package struct SeenHoles: Sendable {
  private var count = 0
  private var longest = TimeSpan.zero

  package init() {}

  package mutating func add(_ sight: Step.Sight) {
    guard sight.isLook, sight.isHole, sight.gap != Step.Sight.never else { return }
    count += 1
    longest = max(longest, sight.gap)
  }

  /// A remark about the gaps; nil if there are none.
  package var remark: String? {
    guard count > 0 else { return nil }
    return "\(count) \(count == 1 ? "gap" : "gaps") of more than "
      + "\(Step.Sight.longestGap.milliseconds.text) ms in the observations of the device, "
      + "\(longest.milliseconds.rounded().text) ms at most: movement in a gap is not tested"
  }
}
