/// How much an engine may be off before a person could notice, by the kind of quantity.
public struct Tolerances: Sendable {
  /// Geometry at rest, in pixels: half a pixel cannot be shown.
  public var atRest = 0.5
  /// Geometry while moving, in points: what a moving edge hides.
  public var moving = 0.05
  /// And as a share of the finger's own step, for what rounding in a recorder does to it.
  public var movingShare = 1e-3
  /// Zoom, as a share.
  public var zoom = 1e-3
  /// Velocity, as a share and in points per second.
  public var velocityShare = 0.02
  public var velocity = 5.0

  public init() {}
}

extension Tolerances {
  /// At rest, in points, on a screen with so many pixels in a point.
  @inlinable public func rest(at offset: Double, scale: Double) -> Double {
    max(atRest / scale, 1e-6 * offset.magnitude)
  }
}
