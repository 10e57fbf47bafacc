/// One report of one finger, in the window as it stands at that moment.
public struct Touch: Hashable, Sendable {
  /// What the finger did.
  public enum Phase: UInt8, CaseIterable, Sendable {
    case down, move, up, cancel
  }

  /// The finger's number: unique among the fingers that are down, free again after its up.
  public var finger: UInt8
  public var phase: Phase
  public var place: Point
  /// How hard it presses, 0…1, where the digitiser says.
  public var force: Double?
  /// The radius of the contact in points, where the digitiser says.
  public var radius: Double?
  /// When the app got the report, where that is known: later than the touch itself.
  public var arrived: Instant?

  public init(
    _ phase: Phase, finger: UInt8, at place: Point, force: Double? = nil, radius: Double? = nil,
    arrived: Instant? = nil
  ) {
    self.finger = finger
    self.phase = phase
    self.place = place
    self.force = force
    self.radius = radius
    self.arrived = arrived
  }
}

extension Touch {
  /// The most fingers that may be down at once.
  public static let mostFingers = 20
}
