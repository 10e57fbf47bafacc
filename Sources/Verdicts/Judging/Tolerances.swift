public import Gesture

/// How much an engine may be off before a person could notice, by the kind of quantity.
public struct Tolerances: Hashable, Sendable {
  /// Geometry at rest: half a pixel cannot be shown.
  public var atRest = Quantity(0.5, .pixels)
  /// Geometry while moving, in points: what a moving edge hides.
  public var moving = 0.05
  /// And as a share of the finger's own step, for what rounding in a recorder does to it.
  public var movingShare = 1e-3
  /// Zoom, as a share.
  public var zoom = 1e-3
  /// Velocity, as a share.
  public var velocityShare = 0.02
  /// Velocity, in points per second.
  public var velocity = 5.0
  /// How long a motion may last; nil where the engine's contract decides.
  public var settle: TimeSpan?
  /// Between two replays of one engine, in points: what summing in another order changes of an offset.
  public var related = 1e-6

  /// The built-in tolerances.
  public init() {}

  /// At rest, in points, on a screen with so many pixels in a point.
  @inlinable public func rest(at offset: Double, scale: Double) -> Double {
    let points = atRest.unit == .points ? atRest.value : atRest.value / scale
    return max(points, 1e-6 * offset.magnitude)
  }

  /// The same with one number of one class changed; it must have passed `ToleranceClass.check`.
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
