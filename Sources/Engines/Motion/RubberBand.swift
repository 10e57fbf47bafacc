/// The visible part of a pull past the edge: it grows less and less, and never reaches the view's
/// length.
///
/// `f(x) = x·D·c / (D + c·x)` with D the length of the bounds and c = 0.55 (ScrollMechanics, after
/// @chpwn; UIScrollView on the iOS 26.5 simulator follows it within 0.16 pt). Being a closed form,
/// it does not depend on how a pull is split into events.
struct RubberBand {
  /// c: the visible share of a small initial pull.
  var stiffness = 0.55
  /// D: the limit of the visible pull, in points.
  var dimension: Double

  /// The visible part of a pull; its sign is that of the pull.
  func shown(ofPull pull: Double) -> Double {
    guard dimension > 0 else { return 0 }
    return pull * dimension * stiffness / (dimension + stiffness * abs(pull))
  }

  /// The pull that shows this much: a finger that catches a bounce starts from it, so nothing
  /// jumps.
  ///
  /// The band's whole length cannot be reached; values of at least that length count as just below
  /// it.
  func pull(showing shown: Double) -> Double {
    guard dimension > 0 else { return 0 }
    let maximum = dimension * (1 - 0x1p-20)
    let shown = max(-maximum, min(shown, maximum))
    return shown * dimension / (stiffness * (dimension - abs(shown)))
  }
}
