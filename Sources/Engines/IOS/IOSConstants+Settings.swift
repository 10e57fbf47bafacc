#if !hasFeature(Embedded)
  internal import Gesture
  internal import Replay

  extension IOSConstants {
    private typealias Entry = (
      name: String, number: WritableKeyPath<IOSConstants, Double>, summary: String
    )

    private static var entries: [Entry] {
      [
        ("slop", \.slop, "pt a finger may move before it drags (Compose #700, WebKit)"),
        ("pinch-slop", \.pinchSlop, "pt the fingers may part before they pinch (choice)"),
        ("rate", \.rate, "speed kept per ms, normal (Chameleon, Compose; iOS 26.5 trace)"),
        ("fast-rate", \.fastRate, "speed kept per ms, fast (Chameleon, Compose)"),
        ("stop-speed", \.stopSpeed, "pt/s at which coasting stops (iOS 26.5 targets)"),
        ("least-fling", \.leastFling, "pt/s of the slowest throw (WebKit; others 10 to 500)"),
        ("most-fling", \.mostFling, "pt/s of the fastest throw (choice; Android, Flutter)"),
        ("held-still", \.heldStill, "s of stillness that throw nothing (ScrollMechanics)"),
        ("sample-step", \.sampleStep, "s between the places a release is judged by (Flutter)"),
        ("flick-gain", \.flickGain, "share of Flutter's gain for repeated flicks (choice)"),
        ("rubber", \.rubber, "share of a first small pull that is seen (@chpwn; iOS 26.5 trace)"),
        ("bounce-decay", \.bounceDecay, "decay per s of the bounce (iOS 26.5 trace)"),
        (
          "bounce-head-start", \.bounceHeadStart, "share of it at once when let go (iOS 26.5 trace)"
        ),
        ("inward-fling", \.inwardFling, "1: a flick from outside coasts on inside (choice)"),
        ("page-decay", \.pageDecay, "decay per s of a page turn (choice; near WebKit's 12.5)"),
        ("page-fling", \.pageFling, "pt/s that turn a page (choice)"),
        ("soft-zoom", \.softZoom, "share of a zoom limit a pinch may pass it by (choice)"),
        ("zoom-decay", \.zoomDecay, "decay per s of the zoom's return (choice)"),
        ("animation", \.animation, "s an animated ask takes (choice)"),
        ("lock-angle", \.lockAngle, "degrees from an axis that lock a drag to it (WebKit)"),
        ("touch-delay", \.touchDelay, "s the content waits for a touch (choice)"),
        ("status-bar", \.statusBar, "pt of the strip whose tap scrolls to the top"),
      ]
    }

    /// What can be set, with the defaults.
    static let settings: [EngineSetting] = {
      let defaults = IOSConstants()
      return entries.map {
        EngineSetting(
          $0.name, defaults[keyPath: $0.number], $0.summary, isLength: lengths.contains($0.name))
      }
    }()

    /// Those in pt and pt/s.
    private static let lengths = [
      "slop", "pinch-slop", "stop-speed", "least-fling", "most-fling", "page-fling", "status-bar",
    ]

    /// The constants that the settings name; numbers no motion can be made of are refused.
    init(_ settings: [EngineSetting]) throws(EngineError) {
      self.init()
      for setting in settings {
        guard let entry = Self.entries.first(where: { $0.name == setting.name }) else {
          throw EngineError(.setting, "engine ios has no setting \"\(setting.name)\"")
        }
        guard setting.value.isFinite, setting.value >= 0 else {
          throw EngineError(.setting, "\(setting.name) must be a number of at least 0")
        }
        self[keyPath: entry.number] = setting.value
      }
      guard rate > 0, rate < 1, fastRate > 0, fastRate < 1 else {
        throw EngineError(.setting, "rate and fast-rate must lie between 0 and 1")
      }
      if let entry = Self.entries.first(where: { entry in
        Self.positive.contains(entry.name) && self[keyPath: entry.number] == 0
      }) {
        throw EngineError(
          .setting, "\(entry.name) is 0: expected more than 0, or nothing comes to rest")
      }
      guard bounceHeadStart <= 1 else {
        throw EngineError(
          .setting, "bounce-head-start is \(bounceHeadStart.text): expected 0 to 1")
      }
    }

    /// Those without which nothing comes to rest.
    private static let positive = [
      "stop-speed", "sample-step", "rubber", "bounce-decay", "page-decay", "soft-zoom",
      "zoom-decay",
    ]

    /// How long the slowest spring takes for ten thousand points to become less than a thousandth of one:
    /// (1 + 20) e^-20 is less than one ten-millionth.
    private var longestReturn: Double { 20 / min(bounceDecay, pageDecay, zoomDecay) + 1 }

    /// What an engine with these constants promises.
    var contract: EngineContract {
      var contract = EngineContract()
      contract.slop = slop
      contract.normalRate = rate
      contract.fastRate = fastRate
      contract.stopSpeed = stopSpeed
      contract.leastFling = leastFling
      contract.softZoom = 1 + softZoom
      contract.heldStill = .seconds(heldStill)
      contract.rubber = rubber
      contract.bounceDecay = bounceDecay
      contract.pageFling = pageFling
      contract.lockAngle = lockAngle
      contract.settle = .seconds(max(4, longestReturn))
      return contract
    }
  }
#endif
