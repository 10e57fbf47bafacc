internal import Gesture
internal import JSON
internal import Replay

/// A page in a browser, and the frames that it draws: one exactly when it is asked for.
final class BrowserPage {
  let browser: Browser
  let session: String
  private let target: String
  /// Whether it draws a frame only when it is asked for one.
  let isStepped: Bool
  /// Where zero of the recording is on the browser's clock, in milliseconds.
  var zero = 0.0
  /// What must be added to microseconds of that clock for the time of day: the machine may set its
  /// clock by and by.
  var epoch = Browser.epoch
  var stamps = TouchStamps()
  /// The last frame that a step asked for, and the last of all.
  var now = 0.0
  var last = 0.0
  /// The calls for touches that no frame has released yet.
  var touches: [Int] = []
  /// Whether a finger lifts with one of them.
  var lifts = false
  /// Whether something was sent that the page may not have done yet.
  var isBusy = false
  /// In how many frames the browser may still begin to move something by itself.
  var restlessness = 0
  /// The zoom shown last: the browser multiplies the places of fingers by it.
  var zoom = 1.0
  /// What was shown last.
  var lastShown = ""
  /// Whether it has loaded what it was to load, and stays there.
  private var isLoaded = false
  /// What went wrong in it since somebody asked last.
  private var errors: ErrorWatch

  /// Opens an empty page that is never wider or higher than this.
  init(in browser: Browser, largest side: Double) throws(EngineError) {
    self.browser = browser
    errors = ErrorWatch(isOffline: browser.command.isOffline)
    let patience = browser.command.patience
    isStepped = !browser.command.isRealTime
    let made = try browser.tools.call(
      "Target.createTarget",
      [
        "url": "about:blank", "enableBeginFrameControl": isStepped.json, "width": side.json,
        "height": side.json,
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

  /// Closes the page; the browser goes on.
  func close() throws(EngineError) {
    browser.lastTick = max(browser.lastTick, last)
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
      // A call that fails because the page goes elsewhere may fail a moment before that is reported.
      if error.message.contains("navigated or closed") {
        _ = try browser.tools.wait(for: "Page.frameNavigated", in: session, within: 500)
      }
      try watch()
      guard error.kind == .late, browser.replies else { throw error }
      throw EngineError(
        .late,
        "a script of the page runs on and on: it left no time for a frame in "
          + "\(browser.command.patience) ms")
    }
  }

  /// Fails if the page has done what no recording goes on after.
  func watch() throws(EngineError) {
    for event in browser.tools.removeEvents() where event.session == session {
      errors.see(event)
      if let deed = PageDeed(event, isLoaded: isLoaded) { throw EngineError(.broken, deed.words) }
    }
  }

  /// Has the browser report the requests of the page, of its workers and of its frames.
  func watchRequests() throws(EngineError) {
    try call("Network.enable")
    try call(
      "Target.setAutoAttach",
      ["autoAttach": true, "waitForDebuggerOnStart": true, "flatten": true])
  }

  /// Hands out what went wrong in it since the last time.
  func removeErrors() -> [PageError] { errors.removeAll() }

  /// The value of an expression of JavaScript, as a text.
  @discardableResult
  func evaluate(_ expression: String, waits: Bool = false) throws(EngineError) -> String {
    let reply = try call(
      "Runtime.evaluate", ["expression": expression.json, "awaitPromise": waits.json],
      meanwhile: waits ? turns : nil)
    isBusy = false
    if let exception = reply["exceptionDetails"] {
      let words = exception["exception"]?["description"]?.string ?? exception["text"]?.string
      throw EngineError(.broken, "the page's script failed: \(words ?? "no reason given")")
    }
    return reply["result"]?["value"]?.string ?? ""
  }

  /// Loads an address, without drawing anything.
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

  /// Zooms the document at once.
  func zoom(to scale: Double) throws(EngineError) {
    try call("Emulation.setPageScaleFactor", ["pageScaleFactor": scale.json])
  }

  /// Gives the page a size in points.
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
