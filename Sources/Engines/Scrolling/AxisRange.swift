/// The offsets at which a view may rest along one axis.
///
/// `lo = −leading`, `hi = max(lo, content − bounds + trailing)` with the content's size zoomed.
struct AxisRange: Equatable {
  let low: Double
  let high: Double

  init(leading: Double, trailing: Double, content: Double, bounds: Double) {
    low = 0 - leading  // not −0
    let high = content - bounds + trailing
    // Centring insets leave a single offset, except for rounding errors.
    self.high = high - low > 1e-9 * bounds ? high : low
  }

  private init(low: Double, high: Double) {
    self.low = low
    self.high = high
  }

  var isEmpty: Bool { low == high }

  func clamp(_ offset: Double) -> Double { max(low, min(offset, high)) }

  /// The mirror image of the range; `space` is the sum of an offset and its mirror image.
  func mirrored(_ space: Double) -> AxisRange { AxisRange(low: space - high, high: space - low) }

  /// The part of the range on whole pixels, with the given number of pixels per point. If the range
  /// contains no pixel, the result is the pixel nearest to its beginning.
  func inPixels(_ density: Double) -> AxisRange {
    let hair = 1e-6
    let start = rounded(low * density)
    var (first, last) = (start, rounded(high * density))
    if first < low * density - hair { first += 1 }
    if last > high * density + hair { last -= 1 }
    if first > last {
      first = start
      last = start
    }
    return AxisRange(low: first / density, high: last / density)
  }

  func contains(_ offset: Double) -> Bool { offset >= low && offset <= high }

  /// The distance of an offset from the range: negative below it, positive above it, 0 inside.
  func excess(of offset: Double) -> Double { offset - clamp(offset) }
}
