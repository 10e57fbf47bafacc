public import Model

/// The maximum deviation that a user cannot notice, for each kind of quantity.
public struct Tolerances: Hashable, Sendable {
  /// Geometry at rest: half a pixel cannot be displayed.
  public var atRest = Quantity(0.5, .pixels)
  /// Geometry in motion, in points: smaller differences are hidden by the motion of an edge.
  public var moving = 0.05
  /// An additional share of the finger's own movement, for the rounding in a recorder.
  public var movingShare = 1e-3
  /// The relative error of the zoom.
  public var zoom = 1e-3
  /// The relative error of a velocity.
  public var velocityShare = 0.02
  /// The absolute error of a velocity, in points per second.
  public var velocity = 5.0
  /// The maximum duration of a motion; nil if the engine's contract decides.
  public var settle: TimeSpan?
  /// The difference between two replays of one engine, in points, caused by a different order of
  /// summation.
  public var related = 1e-6

  /// Creates the built-in tolerances.
  public init() {}

  /// The tolerance at rest in points, on a screen with the given number of pixels per point.
  @inlinable public func rest(at offset: Double, scale: Double) -> Double {
    let points = atRest.unit == .points ? atRest.value : atRest.value / scale
    return max(points, 1e-6 * offset.magnitude)
  }

  /// A copy with one number of one class changed. The quantity must have passed
  /// `ToleranceClass.check`.
  func with(_ kind: ToleranceClass, _ quantity: Quantity, parameter: String?) -> Tolerances {
    var changed = self
    switch (kind, parameter) {
    case (.atRest, _): changed.atRest = quantity
    case (.moving, nil): changed.moving = quantity.value
    case (.moving, _): changed.movingShare = quantity.share
    case (.zoom, _): changed.zoom = quantity.share
    case (.velocity, nil): changed.velocity = quantity.value
    case (.velocity, _): changed.velocityShare = quantity.share
    case (.time, _):
      changed.settle =
        quantity.unit == .seconds ? .seconds(quantity.value) : .milliseconds(quantity.value)
    case (.related, _): changed.related = quantity.value
    case (.exact, _), (.fixed, _): break
    }
    return changed
  }
}
