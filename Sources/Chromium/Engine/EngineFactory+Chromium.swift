package import Model
package import Replay

extension EngineFactory {
  /// Creates the engine `chromium`, which uses the installed browser and reports its version.
  ///
  /// - Parameters:
  ///   - page: The page that is the scene; nil to generate a page from each scene.
  ///   - views: The views of the page that the user chose.
  ///   - signals: The signals to query at every step.
  ///   - watch: Receives which of the page's scripts have run.
  package init(
    _ browsers: Browsers, page: WebPage? = nil, _ views: [PageView] = [],
    asking signals: [PageSignal] = [], telling watch: CodeWatch? = nil
  ) throws(EngineError) {
    let version = try browsers.version(for: page)
    let options = PageOptions(views: views, signals: signals, code: page == nil ? nil : watch)
    self.init(browsers, version, page, options)
    guard !browsers.command.isRealTime else { return }
    picturing = { frames in
      var options = options
      options.pictured = frames
      return Self(browsers, version, page, options)
    }
  }

  private init(_ browsers: Browsers, _ version: String, _ page: WebPage?, _ options: PageOptions) {
    var abilities = Browsers.abilities
    var contract = Browsers.contract(isRealTime: browsers.command.isRealTime)
    if page != nil {
      abilities.subtract([.insets, .settings])
      // A scroll driven by a script may jump to the finger's position when the drag begins.
      contract.swallowsSlop = false
    }
    self.init(
      name: Browsers.engineName, version: page.map { "\(version) on \($0.text)" } ?? version,
      summary: Browsers.summary, abilities: abilities,
      contract: contract
    ) { (scene, _) throws(EngineError) in
      try ChromiumEngine(scene, browsers, at: page, options)
    }
    showsPage = page != nil
    // A page of an app has its own properties, so undeclared elements of the scene are ignored.
    self = ignoring(page == nil ? Abilities.all.subtracting(Browsers.beyondPages) : .all)
  }
}

extension Browsers {
  /// The name used with `--engine`.
  package static let engineName = "chromium"

  package static let summary = "a real browser, stepped frame by frame: chromium-headless-shell"

  /// The abilities of a page. A page reports only offsets, and neither bounces nor locks a drag to
  /// an axis.
  package static let abilities: Abilities = [
    .paging, .zoom, .turning, .insets, .requests, .cancel, .settings, .keyboard, .manyViews, .steps,
    .handsOver,
  ]

  /// Elements that no generated page supports. Other undeclared elements are sent nevertheless, and
  /// the page does what pages do by default.
  package static let beyondPages: Abilities = [.wheels, .refresh, .zoomRequests, .keyboardModes]

  /// Values measured with version 156 (`Documentation/Guide/Browser.md` has the figures).
  static func contract(isRealTime: Bool) -> EngineContract {
    var contract = EngineContract()
    // The effect of a touch is shown at the next frame.
    contract.actsAtFrames = isRealTime ? 0 : 1
    contract.turnKeepsTopLeft = true
    // A drag begins after 15 px, and the content never catches up these 15 px.
    contract.slop = 15
    contract.swallowsSlop = true
    // A drag keeps its first axis up to this angle, whatever the scene specifies.
    contract.lockAngle = 39
    contract.pinchSpan = 125
    // A fling goes on under a finger for this long, because a second swipe makes it faster.
    contract.catchDelay = .milliseconds(50)
    // A fling follows a curve specific to Chromium, so it has no rate of deceleration.
    contract.normalRate = nil
    contract.fastRate = nil
    // The zoom limits are hard.
    contract.softZoom = 1
    contract.offsetResolution = isRealTime ? realResolution : 1 / stepsInPoint
    contract.zoomResolution = isRealTime ? 0.05 : 0.001
    return contract
  }

  /// The number of rounding steps per point. Times pass through the clocks of two processes, so
  /// offsets differ by up to 0.12 pt from run to run, and are rounded to steps of about that size.
  private static let stepsInPoint = 8.0

  /// An offset rounded to its known precision.
  static func rounded(_ offset: Double) -> Double {
    (offset * stepsInPoint).rounded() / stepsInPoint
  }

  /// The content of a document with the size that can be scrolled. In a zoomed document, a browser
  /// moves the visible part within a window of whole points, so that the document scrolls up to a
  /// point less far.
  static func content(of document: ViewState) -> Size {
    guard document.zoom != 1 else { return document.content }
    let scale = document.zoom / min(1, document.minimumZoom)
    let (width, height) = (rounded(document.bounds.width), rounded(document.bounds.height))
    return Size(
      width: document.content.width - (width * scale).truncatingRemainder(dividingBy: 1),
      height: document.content.height - (height * scale).truncatingRemainder(dividingBy: 1))
  }

  /// The maximum difference in points between real-time replays of the same gesture.
  package static let realResolution = 25.0
}
