public import Gesture

/// One report of one finger as an app gets it.
public struct TouchSample<Key: Hashable> {
  /// What the app knows the finger by, such as the `ObjectIdentifier` of its `UITouch`: the same
  /// from down to up.
  public var key: Key
  /// What the finger did.
  public var phase: Touch.Phase
  /// In the window, in points.
  public var place: Point
  /// When it did so, on the app's clock.
  public var time: ClockTime
  /// 0…1, where the digitiser says.
  public var force: Double?
  /// In points, where the digitiser says.
  public var radius: Double?
  /// When the app got the report, on the same clock as `time`.
  public var arrived: ClockTime?

  /// A report of the finger that the app knows by `key`.
  public init(
    _ phase: Touch.Phase, key: Key, at place: Point, time: ClockTime, force: Double? = nil,
    radius: Double? = nil, arrived: ClockTime? = nil
  ) {
    self.key = key
    self.phase = phase
    self.place = place
    self.time = time
    self.force = force
    self.radius = radius
    self.arrived = arrived
  }
}

extension TouchSample: Sendable where Key: Sendable {}
