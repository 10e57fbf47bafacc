/// The limits of the zoom, which a pinch exceeds with growing resistance, like an offset past an
/// edge.
///
/// If `over` is scale / maximum, the zoom is `maximum·(1 + f(over − 1))`. f is a rubber band whose
/// length is the share by which a limit may be exceeded (our choice, because UIKit's formula is not
/// published). Below the minimum, the same rule applies to the reciprocal ratio, minimum / scale.
struct SoftZoom {
  let minimum: Double
  let maximum: Double
  /// The rubber band outside the limits; nil if the limits are hard.
  let band: RubberBand?

  /// The zoom that is shown for this scale of a pinch.
  func zoom(ofScale scale: Double) -> Double {
    guard let band else { return clamp(scale) }
    if scale > maximum { return maximum * (1 + band.shown(ofPull: min(scale / maximum, 1e9) - 1)) }
    if scale < minimum {
      return minimum / (1 + band.shown(ofPull: min(minimum / max(scale, 1e-300), 1e9) - 1))
    }
    return scale
  }

  /// The scale of a pinch that shows this zoom, so that fingers grip the content without a jump.
  func scale(ofZoom zoom: Double) -> Double {
    guard let band else { return zoom }
    if zoom > maximum { return maximum * (1 + band.pull(showing: zoom / maximum - 1)) }
    if zoom < minimum { return minimum / (1 + band.pull(showing: minimum / zoom - 1)) }
    return zoom
  }

  func clamp(_ zoom: Double) -> Double { max(minimum, min(zoom, maximum)) }
}
