public import Gesture

/// The numbers an engine promises to keep, so that invariants can be judged by what it declares.
public struct EngineContract: Hashable, Sendable {
  /// After how many frames it shows what fingers and the app do: 0 shows it at once, 1 at the next
  /// frame. Invariants look where it acts.
  public var actsAtFrames = 0
  /// How far a finger may move before it drags.
  public var slop = 10.0
  /// The same for a finger that caught a motion; nil where that is no other.
  public var slopAfterCatch: Double?
  /// How much the distance between two fingers may change before they zoom; nil where that is not
  /// declared.
  public var pinchSlop: Double?
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
  /// How content goes with a finger beyond an edge.
  public var edgePull = EdgePull.damped
  /// The share of a first small pull past an edge that is seen, of content that goes on as
  /// `f(x) = x·D·c / (D + c·x)` with D the length of the view; nil where it goes otherwise.
  public var rubber: Double?
  /// The decay per second of the critically damped spring that brings content back from beyond an edge;
  /// nil where it comes back otherwise.
  public var bounceDecay: Double?
  /// The speed of a finger in points per second from which a flick turns the page, if it moved the content
  /// farther than `pageDistance`; nil where that is not declared.
  public var pageFling: Double?
  /// How far a flick must have moved the content so that it turns the page.
  public var pageDistance = 0.0
  /// Up to which angle from an axis, in degrees, a drag keeps to it where the scene locks directions;
  /// nil where that is not declared.
  public var lockAngle: Double?
  /// How long a finger must be still before its lift causes no fling.
  public var heldStill = TimeSpan.milliseconds(100)
  /// The steps in which it shows offsets; 0 where it shows them exactly.
  public var offsetResolution = 0.0
  /// Whether it shows offsets in pixels of the window, whose scale the scene says.
  public var showsPixels = false
  /// The steps on which offsets rest, 0 where they rest anywhere; nil where they are those in which
  /// offsets are shown.
  public var restResolution: Double?
  /// The steps in which it shows zoom; 0 where it shows it exactly.
  public var zoomResolution = 0.0
  /// How long an animated request takes; nil where that is not declared.
  public var animation: TimeSpan?
  /// Whether content that is flung inward from past an edge coasts on inside; if not, it comes back to
  /// the edge.
  public var coastsInward = false
  /// Whether a nested view hands its speed to its parent at its edge.
  public var handsVelocityOver = false
  /// Whether a rotation keeps what is at the top left, whatever the scene asks for.
  public var turnKeepsTopLeft = false

  /// The contract of an engine that declares nothing else.
  public init() {}

  /// How content goes with a finger beyond an edge.
  public enum EdgePull: String, CaseIterable, Sendable {
    /// It goes less far than the finger, both ways.
    case damped
    /// It goes less far than the finger on its way out, and as far on its way back.
    case dampedOutward = "damped-outward"
  }

  /// What it comes to in a window: steps that are its pixels are as long as those.
  package func resolved(in window: Window) -> EngineContract {
    guard showsPixels, window.scale > 0 else { return self }
    var contract = self
    contract.offsetResolution = max(offsetResolution, 1 / window.scale)
    return contract
  }

  /// The steps on which offsets rest; 0 where they rest anywhere.
  package var restStep: Double { restResolution ?? offsetResolution }

  /// How far an offset may be off that is shown in steps, or rests on others.
  package var coarsestStep: Double { max(offsetResolution, restStep) }

  /// How far an offset may still go where it comes to rest, if it rests on other steps than it is shown
  /// in.
  package var restShift: Double { restResolution == nil ? 0 : coarsestStep }
}
