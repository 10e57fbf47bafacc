public import Gesture

/// The numbers an engine promises to keep, so that invariants can be judged by what it declares.
public struct EngineContract: Hashable, Sendable {
  /// How far a finger may move before it drags.
  public var slop = 10.0
  /// Whether the travel within the slop is lost; if not, the content catches up when the drag begins.
  public var swallowsSlop = true
  /// What is left of the speed after a millisecond; nil where coasting follows another formula.
  public var normalRate: Double? = 0.998
  /// The same for the fast rate of deceleration.
  public var fastRate: Double? = 0.99
  /// The speed in points per second at which coasting stops.
  public var stopSpeed = 10.0
  /// The slowest release in points per second that causes a fling; nil where the engine declares none.
  public var leastFling: Double?
  /// The longest a motion may last after the last input.
  public var settle = TimeSpan.seconds(4)
  /// How far a pinch may pass a zoom limit, as a factor.
  public var softZoom = 2.0
  /// How long a finger must be still before its lift causes no fling.
  public var heldStill = TimeSpan.milliseconds(100)
  /// The steps in which it shows offsets; 0 where it shows them exactly.
  public var offsetResolution = 0.0
  /// The steps in which it shows zoom; 0 where it shows it exactly.
  public var zoomResolution = 0.0
  /// Whether a nested view hands its speed to its parent at its edge.
  public var handsVelocityOver = false

  /// The contract of an engine that declares nothing else.
  public init() {}
}
