internal import Model
internal import Replay
internal import Text

/// A page in a browser. Unless the browser runs in real time, the page draws a frame exactly when
/// requested.
final class BrowserPage {
  let browser: Browser
  let session: String
  private let target: String
  /// Whether the page draws a frame only when requested.
  let isStepped: Bool
  /// The time zero of the recording on the browser's clock, in milliseconds.
  var zero = 0.0
  /// The offset in microseconds from the browser's clock to the time of day. The machine may adjust
  /// its clock over time.
  var epoch = Browser.epoch
  var stamps = TouchStamps()
  /// The time of the last frame that a step requested (`now`), and of the last drawn frame
  /// (`last`), in milliseconds of the browser's clock.
  var now = 0.0
  var last = 0.0
  /// The touches that no frame has released yet.
  var touches: [HeldTouch] = []
  /// Whether the last move of a finger was accepted with the second frame after it, because a
  /// script listens for moves.
  var scriptsReceiveMoves = false
  /// The last position of each finger in the window.
  var places: [UInt8: Point] = [:]
  /// Whether a finger lifts or is cancelled in the touches not released yet.
  var lifts = false
  /// Whether touches were released since the last frame that a step requested.
  var wasTouched = false
  /// Whether something was sent that the page may not have processed yet.
  var isBusy = false
  /// The number of further frames in which the browser may begin a motion without a touch.
  var restlessness = 0
  /// The last shown zoom, by which the browser multiplies finger positions.
  var zoom = 1.0
  /// The first line of each inline script in its file, by the browser's id of the script.
  private(set) var scriptLines: [String: Int] = [:]
  /// The last state that the page showed.
  var lastShown = ""
  /// Whether the page has loaded its address and must no longer navigate.
  private var isLoaded = false
  /// Errors of the page since the last query.
  private var errors: ErrorWatch

  /// Opens an empty page whose width and height never exceed `side`.
  ///
  /// - Parameter address: The page of another author that will be loaded; nil for a generated page.
  init(
    in browser: Browser, largest side: Double, for address: WebPage? = nil
  ) throws(EngineError) {
    self.browser = browser
    errors = ErrorWatch(
      isOffline: browser.command.isOffline, allowsLoopback: browser.command.allowsLoopback,
      archive: address?.session.archive?.name)
    let patience = browser.command.patience
    isStepped = !browser.command.isRealTime
    let made = try browser.tools.call(
      "Target.createTarget",
      [
        "url": "about:blank", "enableBeginFrameControl": isStepped.json, "width": side.json,
        "height": side.json, "newWindow": browser.command.isVisible ? true : nil,
      ], within: patience)
    target = made["targetId"]?.string ?? ""
    let attached = try browser.tools.call(
      "Target.attachToTarget", ["targetId": target.json, "flatten": true], within: patience)
    session = attached["sessionId"]?.string ?? ""
    for domain in ["Inspector.enable", "Page.enable", "Runtime.enable"] { try call(domain) }
    if isStepped {
      do { try call("HeadlessExperimental.enable") } catch { throw Self.unstepped(browser, error) }
    }
    try call("Emulation.setTouchEmulationEnabled", ["enabled": true, "maxTouchPoints": 5])
  }

  private static func unstepped(_ browser: Browser, _ error: EngineError) -> EngineError {
    EngineError(
      .broken,
      "\(browser.command.path) \(browser.version) cannot be stepped frame by frame "
        + "(\(error.message)): use chromium-headless-shell, or --browser-clock real")
  }

  /// Closes the page. The browser keeps running.
  func close() throws(EngineError) {
    browser.lastTick = max(browser.lastTick, last)
    browser.tools.traffic = nil
    _ = browser.tools.removeEvents()
    try browser.tools.call(
      "Target.closeTarget", ["targetId": target.json], within: browser.command.patience)
  }

  @discardableResult
  func call(
    _ method: String, _ parameters: JSONPiece = [:], meanwhile: DevTools.Meanwhile? = nil
  ) throws(EngineError) -> JSONValue {
    do throws(EngineError) {
      return try browser.tools.call(
        method, parameters, in: session, within: browser.command.patience, meanwhile: meanwhile)
    } catch {
      // If a call fails because the page navigates, the event that reports the navigation may
      // arrive shortly afterwards.
      if error.message.contains("navigated or closed") {
        _ = try browser.tools.wait(for: "Page.frameNavigated", in: session, within: 500)
      }
      try watch()
      guard error.kind == .late, browser.replies else { throw error }
      throw EngineError(.late, browser.stall(of: method))
    }
  }

  /// Processes the events of the page so far: collects errors and the locations of scripts, and
  /// throws an error if the page has performed an action after which no recording can continue.
  func watch() throws(EngineError) {
    for event in browser.tools.removeEvents() where event.session == session {
      errors.see(event)
      if event.method == "Debugger.scriptParsed", let id = event.parameters["scriptId"]?.string {
        scriptLines[id] = event.parameters["startLine"]?.whole
      }
      if let deed = PageDeed(event, isLoaded: isLoaded) { throw EngineError(.broken, deed.text) }
    }
  }

  /// Returns the errors since the last call.
  func removeErrors() -> [PageError] { errors.removeAll() }

  /// The value of a JavaScript expression, as text.
  @discardableResult
  func evaluate(_ expression: String, waits: Bool = false) throws(EngineError) -> String {
    let reply = try call(
      "Runtime.evaluate", ["expression": expression.json, "awaitPromise": waits.json],
      meanwhile: waits ? turns : nil)
    isBusy = false
    if let exception = reply["exceptionDetails"] {
      let text = exception["exception"]?["description"]?.string ?? exception["text"]?.string
      throw EngineError(.broken, "the page's script failed: \(text ?? "no reason given")")
    }
    return reply["result"]?["value"]?.string ?? ""
  }

  /// Loads an address without drawing anything.
  func load(_ address: String) throws(EngineError) {
    let reply = try call("Page.navigate", ["url": address.json])
    if let failure = reply["errorText"]?.string {
      throw EngineError(.broken, "\(address.prefix(200)) could not be loaded: \(failure)")
    }
    let patience = browser.command.loading
    guard
      try browser.tools.wait(
        for: "Page.loadEventFired", in: session, within: patience, meanwhile: turns)
    else {
      try watch()
      throw EngineError(.late, "\(address.prefix(200)) was not loaded within \(patience) ms")
    }
    try watch()
    isLoaded = true
  }

  /// Zooms the document immediately.
  func zoom(to scale: Double) throws(EngineError) {
    try call("Emulation.setPageScaleFactor", ["pageScaleFactor": scale.json])
  }

  /// Hides the window and shows it again. The page does not learn of it.
  func hideBriefly() throws(EngineError) {
    let (tools, patience) = (browser.tools, browser.command.patience)
    let found = try tools.call(
      "Browser.getWindowForTarget", ["targetId": target.json], within: patience)
    for state in ["minimized", "normal"] {
      try tools.call(
        "Browser.setWindowBounds",
        ["windowId": found["windowId"]?.whole?.json, "bounds": ["windowState": state.json]],
        within: patience)
    }
  }

  /// Sets the size of the page in points.
  func resize(to size: Size, _ orientation: Orientation, scale: Double = 1) throws(EngineError) {
    let screen = orientation.screen
    try call(
      "Emulation.setDeviceMetricsOverride",
      [
        "width": size.width.rounded().json, "height": size.height.rounded().json,
        "deviceScaleFactor": scale.json, "mobile": true,
        "screenWidth": size.width.rounded().json, "screenHeight": size.height.rounded().json,
        "screenOrientation": ["type": screen.type.json, "angle": screen.angle.json],
      ])
  }
}

extension Orientation {
  fileprivate var screen: (type: String, angle: Double) {
    switch self {
    case .portrait: ("portraitPrimary", 0)
    case .landscapeLeft: ("landscapePrimary", 90)
    case .upsideDown: ("portraitSecondary", 180)
    case .landscapeRight: ("landscapeSecondary", 270)
    }
  }
}
