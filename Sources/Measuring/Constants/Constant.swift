/// One number or behaviour of an engine that a gesture can isolate.
package enum Constant: String, CaseIterable, Sendable {
  // A finger before the content moves.
  case slop, slopLost = "slop-lost", slopAfterCatch = "slop-after-catch"
  case touchDelay = "touch-delay", statusBar = "status-bar"
  // The content under a finger.
  case gainX = "gain-x", gainY = "gain-y", framesLate = "frames-late"
  case shownStep = "shown-step", restStep = "rest-step"
  case lockAngle = "lock-angle", lockReopens = "lock-reopens"
  // The effect of the finger's path at the lift.
  case minFling = "min-fling", maxFling = "max-fling", heldStill = "held-still"
  case velocityWindow = "velocity-window", velocityAge = "velocity-age"
  case velocityWeights = "velocity-weights", velocitySamples = "velocity-samples"
  case cancelThrows = "cancel-throws"
  case carry, carryShare = "carry-share"
  // Coasting.
  case coastLaw = "coast-law", rate, fastRate = "fast-rate", stopSpeed = "stop-speed"
  case friction, braking, coastTime = "coast-time"
  // Past an edge, and back.
  case pullForm = "pull-form", rubber, overfling, edgeSpeed = "edge-speed"
  case bounceLaw = "bounce-law", bounceDecay = "bounce-decay"
  case bounceDamping = "bounce-damping", bouncePeriod = "bounce-period"
  case bounceHeadStart = "bounce-head-start", bounceTime = "bounce-time"
  case bounceOvershoot = "bounce-overshoot", inwardFling = "inward-fling"
  // Page turns.
  case pageShare = "page-share", pageFling = "page-fling", pageDistance = "page-distance"
  case pagesAFlick = "pages-a-flick", pageDecay = "page-decay", pageDrift = "page-drift"
  case pageTurn = "page-turn", pageTime = "page-time", snapStep = "snap-step"
  // Two fingers.
  case pinchSlop = "pinch-slop", maxZoom = "max-zoom", minZoom = "min-zoom"
  case softZoom = "soft-zoom", zoomDecay = "zoom-decay"
  // Requests and rotations.
  case turnKeeps = "turn-keeps", animation, animationCurve = "animation-curve"

  /// The phase of a gesture in which it has an effect.
  package enum Phase: String, CaseIterable, Sendable {
    case touch, drag, lift, coast, edge, bounce, page, zoom, rotation, request
  }

  package var phase: Phase { row.phase }
  /// The unit of its number; empty if it is a share or a keyword.
  package var unit: String { row.unit }
  /// A one-line description.
  package var summary: String { row.summary }

  private var row: (phase: Phase, unit: String, summary: String) {
    switch self {
    case .slop: (.touch, "pt", "how far a finger may move before it drags")
    case .slopLost: (.touch, "pt", "how much of its way the content does not make up for")
    case .slopAfterCatch: (.touch, "pt", "the slop of a finger that caught a motion")
    case .touchDelay: (.touch, "s", "for how long the content waits before it keeps a touch")
    case .statusBar: (.touch, "pt", "the height of the strip whose tap scrolls to the top")
    case .gainX: (.drag, "", "how far the content goes with a finger, from left to right")
    case .gainY: (.drag, "", "how far the content goes with a finger, from top to bottom")
    case .framesLate: (.drag, "frames", "how many frames after a finger the content moves")
    case .shownStep: (.drag, "pt", "the step in which offsets are shown; 0: exactly")
    case .restStep: (.drag, "pt", "the step on which offsets rest; 0: anywhere")
    case .lockAngle: (.drag, "°", "up to which angle from an axis a drag keeps to it")
    case .lockReopens: (.drag, "s", "how long a locked finger must pause to be free again")
    case .minFling: (.lift, "pt/s", "the slowest finger that throws")
    case .maxFling: (.lift, "pt/s", "the fastest throw")
    case .heldStill: (.lift, "s", "how long a finger must be still to throw nothing")
    case .velocityWindow: (.lift, "s", "how much of a finger's way decides its throw")
    case .velocityAge: (.lift, "s", "how old the speed is that it throws with")
    case .velocityWeights: (.lift, "", "the weights of that way by thirds, the newest first")
    case .velocitySamples: (.lift, "", "how many reports of the finger decide at most")
    case .cancelThrows: (.lift, "", "whether a touch that the system cancels throws")
    case .carry: (.lift, "pt/s", "what a flick gains that catches a coast of its direction")
    case .carryShare: (.lift, "", "the same as a share of 0.000816·v^1.967")
    case .coastLaw: (.coast, "", "the law of a coast")
    case .rate: (.coast, "/ms", "the speed kept after a millisecond")
    case .fastRate: (.coast, "/ms", "the same at the fast rate of deceleration")
    case .stopSpeed: (.coast, "pt/s", "the speed at which a coast stops")
    case .friction: (.coast, "", "the friction of a spline fling")
    case .braking: (.coast, "pt/s²", "half the square of a throw's speed, by its way")
    case .coastTime: (.coast, "s", "how long a throw of 2,000 pt/s coasts")
    case .pullForm: (.edge, "", "how content goes with a finger past an edge")
    case .rubber: (.edge, "", "the share of a first small pull that is seen")
    case .overfling: (.edge, "pt", "how far past an edge a throw of 3,000 pt/s goes")
    case .edgeSpeed: (.edge, "", "the share of its speed that a throw keeps at an edge")
    case .bounceLaw: (.bounce, "", "the law of the way back from outside")
    case .bounceDecay: (.bounce, "/s", "the decay of the way back")
    case .bounceDamping: (.bounce, "", "its damping; below 1 it swings, above it creeps")
    case .bouncePeriod: (.bounce, "s", "how long a swing of the way back takes, to and fro")
    case .bounceHeadStart: (.bounce, "", "the share of that decay it moves with at once")
    case .bounceTime: (.bounce, "s", "how long nine tenths of the way back take")
    case .bounceOvershoot: (.bounce, "pt", "how far the way back passes the edge")
    case .inwardFling: (.bounce, "", "whether a flick from outside goes on inside")
    case .pageShare: (.page, "", "the share of a page to pass without a flick")
    case .pageFling: (.page, "pt/s", "the speed that turns a page")
    case .pageDistance: (.page, "pt", "how far a flick must go to turn a page")
    case .pagesAFlick: (.page, "", "how many pages a flick of 5,000 pt/s turns")
    case .pageDecay: (.page, "/s", "the decay of a page's return")
    case .pageDrift: (.page, "s", "how long a page of a return takes")
    case .pageTurn: (.page, "s", "how long a slow flick's page turn takes")
    case .pageTime: (.page, "s", "how long nine tenths of that turn take")
    case .snapStep: (.page, "pt", "the distance between the places it rests at, of 80 pt asked")
    case .pinchSlop: (.zoom, "pt", "how far two fingers may part before they zoom")
    case .maxZoom: (.zoom, "", "the zoom at rest after a wide pinch, of 3 asked")
    case .minZoom: (.zoom, "", "the zoom at rest after a narrow pinch, of 0.5 asked")
    case .softZoom: (.zoom, "", "the share of a limit that a pinch may pass it by")
    case .zoomDecay: (.zoom, "/s", "the decay of the zoom's return")
    case .turnKeeps: (.rotation, "", "what a rotation keeps in place, of the centre asked")
    case .animation: (.request, "s", "how long an animated request takes")
    case .animationCurve: (.request, "", "the curve of an animated request")
    }
  }
}
