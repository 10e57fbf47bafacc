/// What is seen of a finger that pulls past the edge: less and less, and never a whole view's length.
///
/// `f(x) = x·D·c / (D + c·x)` with D the length of the bounds and c = 0.55 (ScrollMechanics, after
/// @chpwn; UIScrollView on the iOS 26.5 simulator follows it within 0.16 pt). Being a closed form it
/// does not depend on how a pull is cut into events.
struct RubberBand {
  /// c: the share of a first small pull that is seen.
  var stiffness = 0.55
  /// D: what the pull tends to, in points.
  var dimension: Double

  /// What is shown of a pull; a pull the other way is shown the other way.
  func shown(ofPull pull: Double) -> Double {
    guard dimension > 0 else { return 0 }
    return pull * dimension * stiffness / (dimension + stiffness * abs(pull))
  }

  /// The pull that shows this much: what a finger that catches a bounce holds, so nothing jumps.
  ///
  /// As much as the band's whole length cannot be shown; more than that counts as just below it.
  func pull(showing shown: Double) -> Double {
    guard dimension > 0 else { return 0 }
    let most = dimension * (1 - 0x1p-20)
    let shown = max(-most, min(shown, most))
    return shown * dimension / (stiffness * (dimension - abs(shown)))
  }
}
