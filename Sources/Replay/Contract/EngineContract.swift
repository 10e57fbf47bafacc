public import Model

/// The numbers that an engine promises to keep, so that invariants can be judged by its
/// declarations.
public struct EngineContract: Hashable, Sendable {
  /// After how many frames it shows the actions of fingers and the app: 0 at once, 1 at the next
  /// frame. Invariants use the times at which it acts.
  public var actsAtFrames = 0
  /// Whether it shows the actions of fingers and the app at once, and moves by itself at frames
  /// only: between two frames a motion stands where the last one showed it.
  public var movesAtFrames = false
  /// How far a finger may move before it drags.
  public var slop = 10.0
  /// How that distance is measured.
  public var slopShape = SlopShape.distance
  /// The same for a finger that caught a motion; nil if it does not differ.
  public var slopAfterCatch: Double?
  /// How much the distance between two fingers may change before they zoom; nil if it is not
  /// declared.
  public var pinchSlop: Double?
  /// Whether the travel within the slop is discarded; if not, the content catches up when the drag
  /// begins.
  public var swallowsSlop = true
  /// How many whole reports of the finger are discarded with the slop: 0 if only the slop is, 1 if
  /// the whole report that passes it is.
  public var swallowsReports = 0
  /// How long after it came down a finger may begin to drag; nil if it always may.
  public var dragWithin: TimeSpan?
  /// The share of the speed that is left after a millisecond; nil if coasting follows another
  /// formula.
  public var normalRate: Double? = 0.998
  /// The same for the fast rate of deceleration.
  public var fastRate: Double? = 0.99
  /// The speed in points per second at which coasting stops.
  public var stopSpeed = 10.0
  /// The minimum release speed in points per second that causes a fling; nil if the engine declares
  /// none.
  public var minFling: Double?
  /// The maximum duration of a motion after the last input.
  public var settle = TimeSpan.seconds(4)
  /// How far a pinch may exceed a zoom limit, as a factor.
  public var softZoom = 2.0
  /// How content follows a finger past an edge.
  public var edgePull = EdgePull.damped
  /// The visible share of a small initial pull past an edge, for content that follows `f(x) = x·D·c
  /// / (D + c·x)` with D the length of the view; nil if it follows another formula.
  public var rubber: Double?
  /// The decay per second of the critically damped spring that brings content back from outside an
  /// edge; nil if it comes back in another way.
  public var bounceDecay: Double?
  /// The minimum finger speed in points per second of a flick that turns the page, if it moved the
  /// content farther than `pageDistance`; nil if it is not declared.
  public var pageFling: Double?
  /// How far a flick must have moved the content to turn the page.
  public var pageDistance = 0.0
  /// The maximum angle from an axis, in degrees, at which a drag is locked to it, if the scene
  /// locks directions; nil if it is not declared.
  public var lockAngle: Double?
  /// How long a finger must be still before its lift causes no fling.
  public var heldStill = TimeSpan.milliseconds(100)
  /// Whether that time begins when the finger comes down: then only a gesture that is shorter
  /// causes a fling, whether the finger was still at its end or not.
  public var heldSinceDown = false
  /// The step to which shown offsets are rounded; 0 if they are exact.
  public var offsetResolution = 0.0
  /// Whether it shows offsets in pixels of the window, whose scale the scene specifies.
  public var showsPixels = false
  /// The step on which offsets rest, 0 if they rest anywhere; nil if it is the one in which offsets
  /// are shown.
  public var restResolution: Double?
  /// The step to which the shown zoom is rounded; 0 if it is exact.
  public var zoomResolution = 0.0
  /// The step of its clock: at any time it may show the state of a time that much earlier; 0 if it
  /// knows the time exactly.
  public var timeResolution = TimeSpan.zero
  /// The duration of an animated request; nil if it is not declared.
  public var animation: TimeSpan?
  /// Whether content that is flung inward from past an edge coasts on inside; if not, it comes back
  /// to the edge.
  public var coastsInward = false
  /// Whether a nested view transfers its speed to its parent at its edge.
  public var handsVelocityOver = false
  /// Whether a rotation keeps the top left corner, whatever the scene requires.
  public var turnKeepsTopLeft = false

  /// The contract of an engine that declares nothing else.
  public init() {}

  /// How content follows a finger past an edge.
  public enum EdgePull: String, CaseIterable, Sendable {
    /// It moves less than the finger, in both directions.
    case damped
    /// It moves less than the finger outward, and as far as the finger inward.
    case dampedOutward = "damped-outward"
  }

  /// How the distance is measured that a finger moves before it drags.
  public enum SlopShape: String, CaseIterable, Sendable {
    /// The straight distance.
    case distance
    /// The longer one of the distances along the two axes.
    case axis
    /// The sum of the distances along the two axes.
    case sum
  }

  /// The contract for a window: steps in pixels are converted to points.
  package func resolved(in window: Window) -> EngineContract {
    guard showsPixels, window.scale > 0 else { return self }
    var contract = self
    contract.offsetResolution = max(offsetResolution, 1 / window.scale)
    return contract
  }

  /// Whether a motion stands between two frames.
  package var standsBetweenFrames: Bool { movesAtFrames || actsAtFrames > 0 }

  /// Whether a finger that passed the slop this long after it came down must drag.
  package func mayDrag(after delay: TimeSpan) -> Bool {
    dragWithin.map { delay + timeResolution < $0 } ?? true
  }

  /// The step on which offsets rest; 0 if they rest anywhere.
  package var restStep: Double { restResolution ?? offsetResolution }

  /// The maximum error of an offset that is shown in steps, or rests on others.
  package var coarsestStep: Double { max(offsetResolution, restStep) }

  /// How far an offset may still move when it comes to rest, if it rests on other steps than those
  /// in which it is shown.
  package var restShift: Double { restResolution == nil ? 0 : coarsestStep }
}
