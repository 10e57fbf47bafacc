public import Model

/// The numbers that an engine promises to keep, so that invariants can be judged by its
/// declarations.
public struct EngineContract: Hashable, Sendable {
  /// The number of frames after which the engine shows the actions of fingers and the app: 0 at
  /// once, 1 at the next frame. Invariants use the times at which the engine acts.
  public var actsAtFrames = 0
  /// Whether the engine shows the actions of fingers and the app at once, but moves its views by
  /// itself only at frames: between two frames a moving view stays where the last frame showed it.
  public var movesAtFrames = false
  /// The distance that a finger may move before it drags.
  public var slop = 10.0
  /// How `slop` is measured.
  public var slopShape = SlopShape.distance
  /// The slop of a finger that stops a motion; nil if it does not differ from `slop`.
  public var slopAfterCatch: Double?
  /// How much the distance between two fingers may change before they zoom; nil if undeclared.
  public var pinchSlop: Double?
  /// The minimum distance between two fingers that zoom, in points. Fingers that are closer do not
  /// begin a pinch, and end it.
  public var pinchSpan = 0.0
  /// How long moving content moves on after a finger has landed on it. A finger that swipes in the
  /// meantime may speed it up instead.
  public var catchDelay = TimeSpan.zero
  /// Whether the travel within the slop is discarded. If not, the content catches up when the drag
  /// begins.
  public var swallowsSlop = true
  /// The number of whole finger reports that are discarded with the slop: 0 if only the slop is
  /// discarded, 1 if the whole report that passes the slop is discarded.
  public var swallowsReports = 0
  /// The time after its landing within which a finger may begin to drag; nil if there is no limit.
  public var dragWithin: TimeSpan?
  /// The share of a coast's speed that is left after a millisecond; nil if coasting follows another
  /// formula.
  public var normalRate: Double? = 0.998
  /// The share that is left at the fast rate of deceleration.
  public var fastRate: Double? = 0.99
  /// The speed in points per second at which coasting stops.
  public var stopSpeed = 10.0
  /// The minimum release speed in points per second that causes a fling; nil if undeclared.
  public var minFling: Double?
  /// The maximum duration of a motion after the last input.
  public var settle = TimeSpan.seconds(4)
  /// How far a pinch may exceed a zoom limit, as a factor.
  public var softZoom = 2.0
  /// How content follows a finger past an edge.
  public var edgePull = EdgePull.damped
  /// The visible share of a small initial pull past an edge, for content that follows
  /// `f(x) = x·D·c / (D + c·x)` with D the length of the view; nil if the content follows another
  /// formula.
  public var rubber: Double?
  /// The decay per second of the critically damped spring that brings content back from past an
  /// edge; nil if the content comes back in another way.
  public var bounceDecay: Double?
  /// The minimum finger speed in points per second of a flick that turns the page, if the flick
  /// moved the content farther than `pageDistance`; nil if undeclared.
  public var pageFling: Double?
  /// The distance that a flick must have moved the content to turn the page.
  public var pageDistance = 0.0
  /// The maximum angle between a drag and an axis, in degrees, at which the drag is locked to that
  /// axis if the scene locks directions; nil if undeclared. An engine that declares an angle, but
  /// not the ability to lock directions, may lock every drag.
  public var lockAngle: Double?
  /// How long a finger must be still before its lift causes no fling.
  public var heldStill = TimeSpan.milliseconds(100)
  /// Whether `heldStill` is counted from the landing of the finger. If so, only a shorter gesture
  /// causes a fling, whether or not the finger is still at its end.
  public var heldSinceDown = false
  /// The step to which shown offsets are rounded; 0 if offsets are exact.
  public var offsetResolution = 0.0
  /// Whether the engine rounds shown offsets to pixels of the window, whose scale the scene
  /// specifies.
  public var showsPixels = false
  /// The step of the offsets at which views rest; 0 if views rest anywhere; nil if it is the step
  /// of shown offsets.
  public var restResolution: Double?
  /// The step to which the shown zoom is rounded; 0 if the zoom is exact.
  public var zoomResolution = 0.0
  /// The step of the engine's clock: the shown state may belong to a time up to one step earlier; 0
  /// if the clock is exact.
  public var timeResolution = TimeSpan.zero
  /// The duration of an animated request; nil if undeclared.
  public var animation: TimeSpan?
  /// Whether content that is flung inward from past an edge continues to coast inside; if not, it
  /// stops at the edge.
  public var coastsInward = false
  /// Whether a nested view that reaches its edge transfers its speed to its parent.
  public var handsVelocityOver = false
  /// Whether a rotation keeps the top left corner, regardless of what the scene requires.
  public var turnKeepsTopLeft = false

  /// Creates the contract of an engine that declares nothing.
  public init() {}

  /// How content follows a finger past an edge.
  public enum EdgePull: String, CaseIterable, Sendable {
    /// The content moves less than the finger, both outward and inward.
    case damped
    /// The content moves less than the finger outward, and as far as the finger inward.
    case dampedOutward = "damped-outward"
  }

  /// How the slop is measured: the distance that a finger moves before it drags.
  public enum SlopShape: String, CaseIterable, Sendable {
    /// The straight distance.
    case distance
    /// The longer of the two distances along the axes.
    case axis
    /// The sum of the distances along the two axes.
    case sum
  }

  /// The contract in a window: steps in pixels are converted to points.
  package func resolved(in window: Window) -> EngineContract {
    guard showsPixels, window.scale > 0 else { return self }
    var contract = self
    contract.offsetResolution = max(offsetResolution, 1 / window.scale)
    return contract
  }

  /// Whether moving views change their shown positions only at frames.
  package var standsBetweenFrames: Bool { movesAtFrames || actsAtFrames > 0 }

  /// Whether a finger that passed the slop this long after its landing certainly may drag.
  package func mayDrag(after delay: TimeSpan) -> Bool {
    dragWithin.map { delay + timeResolution < $0 } ?? true
  }

  /// The step of the offsets at which views rest; 0 if views rest anywhere.
  package var restStep: Double { restResolution ?? offsetResolution }

  /// The larger step of shown offsets and offsets at rest, which limits the error of an offset.
  package var coarsestStep: Double { max(offsetResolution, restStep) }

  /// How far an offset may still move when a view comes to rest, because offsets at rest have
  /// another step than shown offsets.
  package var restShift: Double { restResolution == nil ? 0 : coarsestStep }
}
