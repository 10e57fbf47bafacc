package import Gesture
package import Replay

extension EngineFactory {
  /// The engine `chromium`, which is whatever browser is there: its version is asked of it.
  ///
  /// - Parameters:
  ///   - page: The page that is the scene; without one each scene is made a page.
  ///   - signals: What a page is asked for in every step.
  ///   - watch: Who is told what runs of the page's scripts.
  package init(
    _ browsers: Browsers, page: WebPage? = nil, asking signals: [PageSignal] = [],
    telling watch: CodeWatch? = nil
  ) throws(EngineError) {
    let version = try browsers.version(for: page)
    let wishes = PageWishes(signals: signals, code: page == nil ? nil : watch)
    self.init(browsers, version, page, wishes)
    guard !browsers.command.isRealTime else { return }
    picturing = { frames in
      var wishes = wishes
      wishes.pictured = frames
      return Self(browsers, version, page, wishes)
    }
  }

  private init(_ browsers: Browsers, _ version: String, _ page: WebPage?, _ wishes: PageWishes) {
    var abilities = Browsers.abilities
    var contract = Browsers.contract(isRealTime: browsers.command.isRealTime)
    if page != nil {
      abilities.subtract([.insets, .settings])
      // Where a script scrolls, it may go to where the finger is when the drag begins.
      contract.swallowsSlop = false
    }
    self.init(
      name: Browsers.engineName, version: page.map { "\(version) on \($0.text)" } ?? version,
      summary: Browsers.summary, abilities: abilities,
      contract: contract
    ) { (scene, _) throws(EngineError) in
      try ChromiumEngine(scene, browsers, at: page, wishes)
    }
    showsPage = page != nil
    // A page of an app is what it is, whatever the scene says.
    self = ignoring(page == nil ? Abilities.all.subtracting(Browsers.beyondPages) : .all)
  }
}

extension Browsers {
  /// What `--engine` calls it.
  package static let engineName = "chromium"

  package static let summary = "a real browser, stepped frame by frame: chromium-headless-shell"

  /// What a page can do and what can be seen of it. It shows offsets and nothing else, and neither
  /// bounces nor limits a drag to one axis.
  package static let abilities: Abilities = [
    .paging, .zoom, .turning, .insets, .asks, .cancel, .settings, .keyboard, .manyViews, .steps,
    .handsOver,
  ]

  /// What no page has that is made of a scene. Other words that it does not claim it is given all the
  /// same, and does what a page does.
  package static let beyondPages: Abilities = [.wheels, .refresh, .zoomAsks, .keyboardModes]

  /// What was measured of version 156 (`Documentation/Guide/Browser.md` has the figures).
  static func contract(isRealTime: Bool) -> EngineContract {
    var contract = EngineContract()
    // What a touch does is shown at the next frame.
    contract.actsAtFrames = isRealTime ? 0 : 1
    contract.turnKeepsTopLeft = true
    // A drag begins after 15 px, and those are lost.
    contract.slop = 15
    contract.swallowsSlop = true
    // A fling follows a curve of Chromium's own, and so no rate.
    contract.normalRate = nil
    contract.fastRate = nil
    // The limits of a zoom are hard.
    contract.softZoom = 1
    contract.offsetResolution = isRealTime ? realResolution : 1 / stepsInPoint
    contract.zoomResolution = isRealTime ? 0.05 : 0.001
    return contract
  }

  /// Times pass through the clocks of two processes, and offsets differ by up to 0.12 pt from run to
  /// run. So they are read in steps that are as coarse.
  private static let stepsInPoint = 8.0

  /// An offset as exactly as it is known.
  static func rounded(_ offset: Double) -> Double {
    (offset * stepsInPoint).rounded() / stepsInPoint
  }

  /// In real time the same gesture was shown up to so many points differently.
  package static let realResolution = 25.0
}
