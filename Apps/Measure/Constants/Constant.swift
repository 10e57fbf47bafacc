/// One number or behaviour of an engine that a gesture can isolate.
package enum Constant: String, CaseIterable, Sendable {
  // A touch before the content moves.
  case slop, slopLost = "slop-lost", slopAfterCatch = "slop-after-catch"
  case touchDelay = "touch-delay", statusBar = "status-bar"
  // The content under a finger.
  case gainX = "gain-x", gainY = "gain-y", framesLate = "frames-late"
  case shownStep = "shown-step", restStep = "rest-step"
  case lockAngle = "lock-angle", lockReopens = "lock-reopens"
  // The effect of the finger's path after the lift.
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

  /// The phase of a gesture in which a constant has an effect.
  package enum Phase: String, CaseIterable, Sendable {
    case touch, drag, lift, coast, edge, bounce, page, zoom, rotation, request
  }

  package var phase: Phase { row.phase }
  /// The unit of the constant's number; empty if the constant is a share or a keyword.
  package var unit: String { row.unit }
  /// A one-line description.
  package var summary: String { row.summary }

  private var row: (phase: Phase, unit: String, summary: String) {
    switch self {
    case .slop: (.touch, "pt", "distance that a finger moves before it drags")
    case .slopLost: (.touch, "pt", "part of the slop that the content never catches up")
    case .slopAfterCatch: (.touch, "pt", "slop of a finger that caught a motion")
    case .touchDelay: (.touch, "s", "delay after which the content keeps a touch")
    case .statusBar: (.touch, "pt", "height of the strip whose tap scrolls to the top")
    case .gainX:
      (.drag, "", "movement of the content per movement of the finger, from left to right")
    case .gainY:
      (.drag, "", "movement of the content per movement of the finger, from top to bottom")
    case .framesLate: (.drag, "frames", "delay of the content behind the finger")
    case .shownStep: (.drag, "pt", "resolution of shown offsets; 0: exact")
    case .restStep: (.drag, "pt", "resolution of offsets at rest; 0: none")
    case .lockAngle: (.drag, "°", "maximum angle from an axis at which a drag is locked to it")
    case .lockReopens: (.drag, "s", "pause after which a locked finger is free again")
    case .minFling: (.lift, "pt/s", "minimum finger speed that starts a fling")
    case .maxFling: (.lift, "pt/s", "maximum fling speed")
    case .heldStill: (.lift, "s", "time without movement after which a lift starts no fling")
    case .velocityWindow: (.lift, "s", "duration of the movement that determines the fling")
    case .velocityAge: (.lift, "s", "age of the velocity sample used for the fling")
    case .velocityWeights: (.lift, "", "weights of that movement by thirds, newest first")
    case .velocitySamples: (.lift, "", "maximum number of finger reports used")
    case .cancelThrows: (.lift, "", "whether a cancelled touch starts a fling")
    case .carry: (.lift, "pt/s", "speed added to a flick that catches a coast in its direction")
    case .carryShare: (.lift, "", "the same as a share of 0.000816·v^1.967")
    case .coastLaw: (.coast, "", "law of the coast")
    case .rate: (.coast, "/ms", "share of the speed left after a millisecond")
    case .fastRate: (.coast, "/ms", "the same at the fast rate of deceleration")
    case .stopSpeed: (.coast, "pt/s", "speed at which a coast stops")
    case .friction: (.coast, "", "friction of a spline fling")
    case .braking: (.coast, "pt/s²", "half the square of the fling speed, divided by its distance")
    case .coastTime: (.coast, "s", "duration of a fling of 2,000 pt/s")
    case .pullForm: (.edge, "", "relation of content and finger past an edge")
    case .rubber: (.edge, "", "visible share of a small first pull")
    case .overfling: (.edge, "pt", "overscroll of a fling of 3,000 pt/s")
    case .edgeSpeed: (.edge, "", "share of its speed that a fling keeps at an edge")
    case .bounceLaw: (.bounce, "", "law of the return from outside")
    case .bounceDecay: (.bounce, "/s", "decay of the return")
    case .bounceDamping:
      (.bounce, "", "damping of the return; below 1 it oscillates, above 1 it is slow")
    case .bouncePeriod: (.bounce, "s", "period of an oscillation of the return")
    case .bounceHeadStart: (.bounce, "", "share of that decay in the speed at release")
    case .bounceTime: (.bounce, "s", "time of the first 90% of the return")
    case .bounceOvershoot: (.bounce, "pt", "overshoot of the return past the edge")
    case .inwardFling: (.bounce, "", "whether a flick from outside continues inside")
    case .pageShare: (.page, "", "share of a page to drag to turn it without a flick")
    case .pageFling: (.page, "pt/s", "minimum speed that turns a page")
    case .pageDistance: (.page, "pt", "minimum distance of a flick that turns a page")
    case .pagesAFlick: (.page, "", "number of pages that a flick of 5,000 pt/s turns")
    case .pageDecay: (.page, "/s", "decay of a page's return")
    case .pageDrift: (.page, "s", "duration of the return per page")
    case .pageTurn: (.page, "s", "duration of a page turn after a slow flick")
    case .pageTime: (.page, "s", "time of the first 90% of that turn")
    case .snapStep: (.page, "pt", "distance between resting positions, with 80 pt requested")
    case .pinchSlop: (.zoom, "pt", "distance that two fingers move apart before they zoom")
    case .maxZoom: (.zoom, "", "zoom at rest after a wide pinch, with a maximum of 3 requested")
    case .minZoom: (.zoom, "", "zoom at rest after a narrow pinch, with a minimum of 0.5 requested")
    case .softZoom: (.zoom, "", "share of a limit by which a pinch may exceed it")
    case .zoomDecay: (.zoom, "/s", "decay of the zoom's return")
    case .turnKeeps: (.rotation, "", "what a rotation keeps in place, with the centre requested")
    case .animation: (.request, "s", "duration of an animated request")
    case .animationCurve: (.request, "", "timing curve of an animated request")
    }
  }
}
