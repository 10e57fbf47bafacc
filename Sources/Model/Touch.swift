/// One report of one finger, in the coordinates of the window at that time.
///
/// Values that few digitisers report are stored without the flag of an `Optional`, because a
/// recording has millions of touches and each is copied repeatedly: a reserved bit pattern means
/// "absent".
public struct Touch: Sendable {
  /// What the finger did.
  public enum Phase: UInt8, CaseIterable, Sendable {
    /// The finger touches the screen.
    case down
    /// The finger moves, or reports its position again.
    case move
    /// The finger is lifted.
    case up
    /// The system cancels the touch.
    case cancel
  }

  /// The finger's number: unique among the fingers that are down, and available again when the
  /// finger is up.
  public var finger: UInt8
  /// What the finger did.
  public var phase: Phase
  /// The position of the finger in the window.
  public var point: Point
  @usableFromInline var forceBits = Touch.nothing
  @usableFromInline var radiusBits = Touch.nothing
  @usableFromInline var arrival = Touch.never

  /// Creates a report of a finger.
  @inlinable public init(
    _ phase: Phase, finger: UInt8, at point: Point, force: Double? = nil, radius: Double? = nil,
    arrived: Instant? = nil
  ) {
    self.finger = finger
    self.phase = phase
    self.point = point
    if let force { forceBits = force.bitPattern }
    if let radius { radiusBits = radius.bitPattern }
    if let arrived { arrival = arrived.nanoseconds }
  }

  /// The force, 0…1, if the digitiser reports it.
  @inlinable public var force: Double? {
    get { forceBits == Touch.nothing ? nil : Double(bitPattern: forceBits) }
    set { forceBits = newValue?.bitPattern ?? Touch.nothing }
  }

  /// The radius of the contact in points, if the digitiser reports it.
  @inlinable public var radius: Double? {
    get { radiusBits == Touch.nothing ? nil : Double(bitPattern: radiusBits) }
    set { radiusBits = newValue?.bitPattern ?? Touch.nothing }
  }

  /// The time at which the app received the report, which is later than the touch; nil if unknown.
  @inlinable public var arrived: Instant? {
    get { arrival == Touch.never ? nil : Instant(nanoseconds: arrival) }
    set { arrival = newValue?.nanoseconds ?? Touch.never }
  }

  /// A NaN payload reserved for "absent", which arithmetic does not produce.
  @usableFromInline static var nothing: UInt64 { 0x7ff8_0000_0000_0f1b }
  @usableFromInline static var never: Int64 { .min }

  /// The maximum number of fingers that may be down at once.
  package static let maxFingers = 20
}

extension Touch: Hashable {
  public static func == (one: Touch, other: Touch) -> Bool {
    one.finger == other.finger && one.phase == other.phase && one.point == other.point
      && one.force == other.force && one.radius == other.radius && one.arrival == other.arrival
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(finger)
    hasher.combine(phase)
    hasher.combine(point)
    hasher.combine(force)
    hasher.combine(radius)
    hasher.combine(arrival)
  }
}

extension Touch.Phase {
  /// Whether the finger is up afterwards.
  package var isEnd: Bool { self == .up || self == .cancel }
}
