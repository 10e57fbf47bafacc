/// Whether an Android motion uses whole pixels and milliseconds, as Android does, or exact values.
///
/// Android truncates distances and durations and rounds positions. Android rounds halves upward;
/// here halves are rounded away from zero, so that a mirrored fling is the mirror image.
enum AndroidResolution {
  case exact, whole

  func distance(_ pixels: Double) -> Double { self == .whole ? truncated(pixels) : pixels }

  func duration(_ seconds: Double) -> Double {
    self == .whole ? truncated(seconds * 1000) / 1000 : seconds
  }

  func position(_ pixels: Double) -> Double { self == .whole ? rounded(pixels) : pixels }
}
