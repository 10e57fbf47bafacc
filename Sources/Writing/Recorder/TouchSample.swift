public import Model

/// One report of one finger as received by an app.
public struct TouchSample<Key: Hashable> {
  /// The app's identifier of the finger, such as the `ObjectIdentifier` of its `UITouch`. It is the
  /// same from down to up.
  public var key: Key
  /// What the finger did.
  public var phase: Touch.Phase
  /// In the window, in points.
  public var point: Point
  /// The time of the report, on the app's clock.
  public var time: ClockTime
  /// 0…1, if the digitiser reports it.
  public var force: Double?
  /// In points, if the digitiser reports it.
  public var radius: Double?
  /// When the app received the report, on the same clock as `time`.
  public var arrived: ClockTime?

  /// A report of the finger identified by `key`.
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
