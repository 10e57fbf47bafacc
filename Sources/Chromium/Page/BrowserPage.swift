internal import Gesture
internal import JSON
internal import Replay

/// A page in a browser, and the frames that it draws: one exactly when it is asked for.
final class BrowserPage {
  let browser: Browser
  let session: String
  private let target: String
  /// Whether it draws a frame only when it is asked for one.
  private let isStepped: Bool
  /// Where zero of the recording is on the browser's clock, in milliseconds.
  private(set) var zero = 0.0
  /// What must be added to microseconds of that clock for the time of day: the machine may set its
  /// clock by and by.
  private let epoch = Browser.epoch
  private var stamps = TouchStamps()
  /// The last frame that a step asked for, and the last of all.
  private var now = 0.0
  private var last = 0.0
  /// The calls for touches that no frame has released yet.
  private var touches: [Int] = []
  /// Whether a finger lifts with one of them.
  private var lifts = false
  /// Whether something was sent that the page may not have done yet.
  private var isBusy = false
  /// Whether it has loaded what it was to load, and stays there.
  private var isLoaded = false
  /// What went wrong in it since somebody asked last.
  private var errors = ErrorWatch()

  /// So short that a motion does not notice it; frames must follow one another all the same.
  private static let blink = 0.002

  /// Opens an empty page that is never wider or higher than this.
  init(in browser: Browser, largest side: Double) throws(EngineError) {
    self.browser = browser
    let patience = browser.command.patience
    isStepped = !browser.command.isRealTime
    let made = try browser.tools.call(
      "Target.createTarget",
      [
        "url": "about:blank", "enableBeginFrameControl": .flag(isStepped), "width": .number(side),
        "height": .number(side),
      ], within: patience)
    target = made["targetId"]?.string ?? ""
    let attached = try browser.tools.call(
      "Target.attachToTarget", ["targetId": .text(target), "flatten": true], within: patience)
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
    _ = browser.tools.takeEvents()
    try browser.tools.call(
      "Target.closeTarget", ["targetId": .text(target)], within: browser.command.patience)
  }
}

extension BrowserPage {
  @discardableResult
  func call(
    _ method: String, _ parameters: Parameter = [:]
  ) throws(EngineError) -> JSONValue {
    do throws(EngineError) {
      return try browser.tools.call(
        method, parameters, in: session, within: browser.command.patience)
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
    for event in browser.tools.takeEvents() where event.session == session {
      errors.see(event)
      if let deed = PageDeed(event, isLoaded: isLoaded) { throw EngineError(.broken, deed.words) }
    }
  }

  /// Hands out what went wrong in it since the last time.
  func takeErrors() -> [PageError] { errors.take() }

  /// The value of an expression of JavaScript, as a text.
  @discardableResult
  func evaluate(_ expression: String, waits: Bool = false) throws(EngineError) -> String {
    let reply = try call(
      "Runtime.evaluate", ["expression": .text(expression), "awaitPromise": .flag(waits)])
    isBusy = false
    if let exception = reply["exceptionDetails"] {
      let words = exception["exception"]?["description"]?.string ?? exception["text"]?.string
      throw EngineError(.broken, "the page's script failed: \(words ?? "no reason given")")
    }
    return reply["result"]?["value"]?.string ?? ""
  }

  /// Loads an address, without drawing anything.
  func load(_ address: String) throws(EngineError) {
    let reply = try call("Page.navigate", ["url": .text(address)])
    if let failure = reply["errorText"]?.string {
      throw EngineError(.broken, "\(address.prefix(200)) could not be loaded: \(failure)")
    }
    let patience = browser.command.loading
    guard
      try browser.tools.wait(for: "Page.loadEventFired", in: session, within: patience)
    else {
      try watch()
      throw EngineError(.late, "\(address.prefix(200)) was not loaded within \(patience) ms")
    }
    try watch()
    isLoaded = true
  }

  /// Zooms the document at once.
  func zoom(to scale: Double) throws(EngineError) {
    try call("Emulation.setPageScaleFactor", ["pageScaleFactor": .number(scale)])
  }

  /// Gives the page a size in points.
  func resize(
    to size: Size, _ orientation: Orientation, scale: Double = 1
  ) throws(EngineError) {
    try call(
      "Emulation.setDeviceMetricsOverride",
      [
        "width": .number(size.width.rounded()), "height": .number(size.height.rounded()),
        "deviceScaleFactor": .number(scale), "mobile": true,
        "screenWidth": .number(size.width.rounded()),
        "screenHeight": .number(size.height.rounded()),
        "screenOrientation": [
          "type": .text(orientation.screenType), "angle": .number(orientation.angle),
        ],
      ])
  }
}

// Frames.

extension BrowserPage {
  /// Draws the first frames, after which the recording's time is this.
  func begin(at time: Instant) throws(EngineError) {
    guard isStepped else {
      zero = Browser.now + 50 - (time - .zero).milliseconds
      return
    }
    let start = browser.begin()
    for index in 1...3 { try draw(at: start + Double(index) * 16, interval: 16) }
    now = start + 48
    zero = now - (time - .zero).milliseconds
  }

  /// What the recording's time is on the real clock.
  var time: Instant { .milliseconds(Browser.now - zero) }

  /// Makes the frame drawn last the one of this time.
  func set(_ time: Instant) { zero = now - (time - .zero).milliseconds }

  /// Lets time pass to a frame, and draws it. A fling moves in the browser's own process when a frame
  /// begins, and reaches the page with that frame or the next: the second frame brings it for certain.
  func step(to time: Instant) throws(EngineError) {
    try release()
    let tick = zero + (time - .zero).milliseconds
    guard tick > now else { return }
    if isBusy { try fence() }
    let interval = tick - now
    try draw(at: max(tick, last + Self.blink), interval: interval)
    try fence()
    try draw(at: last + Self.blink, interval: interval)
    now = tick
  }

  /// Draws what has changed since the last frame, at nearly its time.
  func redraw() throws(EngineError) {
    try fence()
    try draw(at: last + Self.blink, interval: 16)
    try fence()
  }

  /// Sends touches of one time, which act at the next frame.
  func touch(_ events: [TouchMessage], at time: Instant) throws(EngineError) {
    let moment = Int(((zero + (time - .zero).milliseconds) * 1000).rounded())
    for event in events {
      lifts = lifts || event.ends
      touches.append(
        try browser.tools.send(
          "Input.dispatchTouchEvent",
          [
            "type": .text(event.type), "touchPoints": .list(event.points),
            "timestamp": .number(TouchStamps.seconds(stamps.next(at: moment) + epoch)),
          ], in: session))
    }
  }

  /// Lets the touches through that the browser holds back until a frame is drawn.
  func release() throws(EngineError) {
    guard !touches.isEmpty else { return }
    try fence()
    for _ in 0..<Self.mostBlinks {
      try draw(at: last + Self.blink, interval: 16)
      while let touch = touches.first {
        guard let reply = try browser.tools.reply(to: touch, in: session, within: 30) else { break }
        if let error = reply["error"] {
          throw EngineError(.broken, "a touch: \(error["message"]?.string ?? "it failed")")
        }
        touches.removeFirst()
      }
      if touches.isEmpty { return try settle() }
    }
    throw EngineError(.late, "the browser did not take a touch in \(Self.mostBlinks) frames")
  }

  private static let mostBlinks = 100

  /// Waits until the page has done what touches do. The last part of a drag is drawn before the fling
  /// that follows begins: else both are sometimes one motion, and go on to another page.
  private func settle() throws(EngineError) {
    isBusy = true
    guard lifts else { return }
    lifts = false
    try fence()
    try draw(at: last + Self.blink, interval: 16)
    isBusy = true
  }

  /// The page has done everything sent so far.
  private func fence() throws(EngineError) { try evaluate("0") }

  /// What the page looks like at the frame drawn last, as a PNG in base64.
  func picture() throws(EngineError) -> String? {
    let frame: Parameter = [
      "frameTimeTicks": .number(last + Self.blink), "interval": 16,
      "screenshot": ["format": "png"],
    ]
    last += Self.blink
    return try call("HeadlessExperimental.beginFrame", frame)["screenshotData"]?.string
  }

  private func draw(at tick: Double, interval: Double) throws(EngineError) {
    last = tick
    guard isStepped else { return }
    try call(
      "HeadlessExperimental.beginFrame",
      ["frameTimeTicks": .number(tick), "interval": .number(interval)])
  }
}

extension Orientation {
  fileprivate var screenType: String {
    switch self {
    case .portrait: "portraitPrimary"
    case .upsideDown: "portraitSecondary"
    case .landscapeLeft: "landscapePrimary"
    case .landscapeRight: "landscapeSecondary"
    }
  }

  fileprivate var angle: Double {
    switch self {
    case .portrait: 0
    case .landscapeLeft: 90
    case .upsideDown: 180
    case .landscapeRight: 270
    }
  }
}
