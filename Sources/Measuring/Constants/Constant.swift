/// One number or habit of an engine that a gesture can isolate.
package enum Constant: String, CaseIterable, Sendable {
  // What a finger does before the content moves.
  case slop, slopLost = "slop-lost", slopAfterCatch = "slop-after-catch"
  case touchDelay = "touch-delay", statusBar = "status-bar"
  // What the content does under a finger.
  case gainX = "gain-x", gainY = "gain-y", framesLate = "frames-late"
  case shownStep = "shown-step", restStep = "rest-step"
  case lockAngle = "lock-angle", lockReopens = "lock-reopens"
  // What a lift makes of the finger's way.
  case leastFling = "least-fling", mostFling = "most-fling", heldStill = "held-still"
  case velocityWindow = "velocity-window", velocityAge = "velocity-age"
  case velocityWeights = "velocity-weights", velocitySamples = "velocity-samples"
  case cancelThrows = "cancel-throws"
  case carry, carryShare = "carry-share"
  // How it coasts.
  case coastLaw = "coast-law", rate, fastRate = "fast-rate", stopSpeed = "stop-speed"
  case friction, braking, coastTime = "coast-time"
  // Past an edge, and back.
  case pullForm = "pull-form", rubber, overfling, edgeSpeed = "edge-speed"
  case bounceLaw = "bounce-law", bounceDecay = "bounce-decay"
  case bounceDamping = "bounce-damping", bouncePeriod = "bounce-period"
  case bounceHeadStart = "bounce-head-start", bounceTime = "bounce-time"
  case bounceOvershoot = "bounce-overshoot", inwardFling = "inward-fling"
  // From page to page.
  case pageShare = "page-share", pageFling = "page-fling", pageDistance = "page-distance"
  case pagesAFlick = "pages-a-flick", pageDecay = "page-decay", pageDrift = "page-drift"
  case pageTurn = "page-turn", pageTime = "page-time", snapStep = "snap-step"
  // Two fingers.
  case pinchSlop = "pinch-slop", zoomMost = "zoom-most", zoomLeast = "zoom-least"
  case softZoom = "soft-zoom", zoomDecay = "zoom-decay"
  // What is asked of it.
  case turnKeeps = "turn-keeps", animation, animationCurve = "animation-curve"
}

extension Constant {
  /// The part of a gesture in which it shows.
  package enum Phase: String, CaseIterable, Sendable {
    case touch, drag, lift, coast, edge, bounce, page, zoom, rotation, request
  }

  package var phase: Phase {
    switch self {
    case .slop, .slopLost, .slopAfterCatch, .touchDelay, .statusBar: .touch
    case .gainX, .gainY, .framesLate, .shownStep, .restStep, .lockAngle, .lockReopens: .drag
    case .leastFling, .mostFling, .heldStill, .velocityWindow, .velocityAge, .velocityWeights,
      .velocitySamples, .cancelThrows, .carry, .carryShare:
      .lift
    case .coastLaw, .rate, .fastRate, .stopSpeed, .friction, .braking, .coastTime: .coast
    case .pullForm, .rubber, .overfling, .edgeSpeed: .edge
    case .bounceLaw, .bounceDecay, .bounceDamping, .bouncePeriod, .bounceHeadStart, .bounceTime,
      .bounceOvershoot, .inwardFling:
      .bounce
    case .pageShare, .pageFling, .pageDistance, .pagesAFlick, .pageDecay, .pageDrift, .pageTurn,
      .pageTime, .snapStep:
      .page
    case .pinchSlop, .zoomMost, .zoomLeast, .softZoom, .zoomDecay: .zoom
    case .turnKeeps: .rotation
    case .animation, .animationCurve: .request
    }
  }

  /// The unit of its number; empty where it is a share or a word.
  package var unit: String {
    switch self {
    case .slop, .slopLost, .slopAfterCatch, .shownStep, .restStep, .overfling, .statusBar,
      .pageDistance, .snapStep, .pinchSlop, .bounceOvershoot:
      "pt"
    case .leastFling, .mostFling, .stopSpeed, .pageFling, .carry: "pt/s"
    case .braking: "pt/s²"
    case .touchDelay, .lockReopens, .heldStill, .velocityWindow, .velocityAge, .coastTime,
      .bouncePeriod, .bounceTime, .pageDrift, .pageTurn, .pageTime, .animation:
      "s"
    case .lockAngle: "°"
    case .rate, .fastRate: "/ms"
    case .bounceDecay, .pageDecay, .zoomDecay: "/s"
    case .framesLate: "frames"
    default: ""
    }
  }

  /// One line for people.
  package var summary: String {
    switch self {
    case .slop: "how far a finger may move before it drags"
    case .slopLost: "how much of its way the content does not make up for"
    case .slopAfterCatch: "the slop of a finger that caught a motion"
    case .touchDelay: "for how long the content waits before it keeps a touch"
    case .statusBar: "the height of the strip whose tap scrolls to the top"
    case .gainX: "how far the content goes with a finger, from left to right"
    case .gainY: "how far the content goes with a finger, from top to bottom"
    case .framesLate: "how many frames after a finger the content moves"
    case .shownStep: "the step in which offsets are shown; 0: exactly"
    case .restStep: "the step on which offsets rest; 0: anywhere"
    case .lockAngle: "up to which angle from an axis a drag keeps to it"
    case .lockReopens: "how long a locked finger must pause to be free again"
    case .leastFling: "the slowest finger that throws"
    case .mostFling: "the fastest throw"
    case .heldStill: "how long a finger must be still to throw nothing"
    case .velocityWindow: "how much of a finger's way decides its throw"
    case .velocityAge: "how old the speed is that it throws with"
    case .velocityWeights: "the weights of that way by thirds, the newest first"
    case .velocitySamples: "how many reports of the finger decide at most"
    case .cancelThrows: "whether a touch that the system cancels throws"
    case .carry: "what a flick gains that catches a coast of its direction"
    case .carryShare: "the same as a share of 0.000816·v^1.967"
    case .coastLaw: "the law of a coast"
    case .rate: "the speed kept after a millisecond"
    case .fastRate: "the same at the fast rate of deceleration"
    case .stopSpeed: "the speed at which a coast stops"
    case .friction: "the friction of a spline fling"
    case .braking: "half the square of a throw's speed, by its way"
    case .coastTime: "how long a throw of 2,000 pt/s coasts"
    case .pullForm: "how content goes with a finger past an edge"
    case .rubber: "the share of a first small pull that is seen"
    case .overfling: "how far past an edge a throw of 3,000 pt/s goes"
    case .edgeSpeed: "the share of its speed that a throw keeps at an edge"
    case .bounceLaw: "the law of the way back from outside"
    case .bounceDecay: "the decay of the way back"
    case .bounceDamping: "its damping; below 1 it swings, above it creeps"
    case .bouncePeriod: "how long a swing of the way back takes, to and fro"
    case .bounceHeadStart: "the share of that decay it moves with at once"
    case .bounceTime: "how long nine tenths of the way back take"
    case .bounceOvershoot: "how far the way back passes the edge"
    case .inwardFling: "whether a flick from outside goes on inside"
    case .pageShare: "the share of a page to pass without a flick"
    case .pageFling: "the speed that turns a page"
    case .pageDistance: "how far a flick must go to turn a page"
    case .pagesAFlick: "how many pages a flick of 5,000 pt/s turns"
    case .pageDecay: "the decay of a page's return"
    case .pageDrift: "how long a page of a return takes"
    case .pageTurn: "how long a slow flick's page turn takes"
    case .pageTime: "how long nine tenths of that turn take"
    case .snapStep: "the distance between the places it rests at, of 80 pt asked"
    case .pinchSlop: "how far two fingers may part before they zoom"
    case .zoomMost: "the zoom at rest after a wide pinch, of 3 asked"
    case .zoomLeast: "the zoom at rest after a narrow pinch, of 0.5 asked"
    case .softZoom: "the share of a limit that a pinch may pass it by"
    case .zoomDecay: "the decay of the zoom's return"
    case .turnKeeps: "what a rotation keeps in place, of the centre asked"
    case .animation: "how long an animated request takes"
    case .animationCurve: "the curve of an animated request"
    }
  }
}
