/// A rubber band, which shows part of a pull past an edge: the visible part grows more and more
/// slowly and never reaches the view's length.
///
/// `f(x) = x·D·c / (D + c·x)` with D the length of the bounds and c = 0.55 (ScrollMechanics, after
/// @chpwn; UIScrollView on the iOS 26.5 simulator is within 0.16 pt of this formula). With a closed
/// form, the result does not depend on how a pull is split into events.
struct RubberBand {
  /// c: the visible share of a small initial pull.
  var stiffness = 0.55
  /// D: the limit of the visible pull, in points.
  var dimension: Double

  /// The visible part of a pull, with the pull's sign.
  func shown(ofPull pull: Double) -> Double {
    guard dimension > 0 else { return 0 }
    return pull * dimension * stiffness / (dimension + stiffness * abs(pull))
  }

  /// The pull whose visible part is `shown`. A finger that stops a bounce starts from this pull, so
  /// nothing jumps.
  ///
  /// No pull shows the whole length of the band: larger values of `shown` count as just below that
  /// length.
  func pull(showing shown: Double) -> Double {
    guard dimension > 0 else { return 0 }
    let maximum = dimension * (1 - 0x1p-20)
    let shown = max(-maximum, min(shown, maximum))
    return shown * dimension / (stiffness * (dimension - abs(shown)))
  }
}
