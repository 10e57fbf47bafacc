public import Model

/// One report of one finger as received by an app.
public struct TouchSample<Key: Hashable> {
  /// The app's identifier of the finger, such as the `ObjectIdentifier` of its `UITouch`. The
  /// identifier is the same from down to up.
  public var key: Key
  /// What the finger did: down, move, up or cancel.
  public var phase: Touch.Phase
  /// The position in the window, in points.
  public var point: Point
  /// The time of the report, on the app's clock.
  public var time: ClockTime
  /// The force from 0 to 1; nil if the digitiser does not report it.
  public var force: Double?
  /// The radius in points; nil if the digitiser does not report it.
  public var radius: Double?
  /// The time when the app received the report, on the same clock as `time`.
  public var arrived: ClockTime?

  /// Creates a report of the finger identified by `key`.
  public init(
    _ phase: Touch.Phase, key: Key, at point: Point, time: ClockTime, force: Double? = nil,
    radius: Double? = nil, arrived: ClockTime? = nil
  ) {
    self.key = key
    self.phase = phase
    self.point = point
    self.time = time
    self.force = force
    self.radius = radius
    self.arrived = arrived
  }
}

extension TouchSample: Sendable where Key: Sendable {}
