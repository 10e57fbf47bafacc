internal import Model
internal import Replay
internal import Text

extension BrowserPage {
  /// The time between two frames that show the same moment. It is too short to affect a motion, but
  /// frames must have distinct times: one microsecond, the resolution of the browser's clock.
  static let blink = 0.001

  /// Draws the first frames. The recording's time is then `time`.
  func begin(at time: Instant) throws(EngineError) {
    expectMotion()
    guard isStepped else {
      zero = Browser.now + 50 - (time - .zero).milliseconds
      return
    }
    try stopClock()
    let start = browser.begin()
    for index in 1...3 { try draw(at: start + Double(index) * 16, interval: 16) }
    now = start + 48
    zero = now - (time - .zero).milliseconds
  }

  /// The recording's current time according to the real clock.
  var time: Instant { .milliseconds(Browser.now - zero) }

  /// Makes `time` the recording's time of the last frame that a step requested.
  func set(_ time: Instant) { zero = now - (time - .zero).milliseconds }

  /// Advances the time to a frame, and draws the frame. A fling moves in the browser process when a
  /// frame begins, and reaches the page with that frame or the next frame. While something may be
  /// moving, a second frame ensures that the motion has reached the page.
  ///
  /// On a busy machine, a frame may begin before the part of the browser that scrolls has asked for
  /// it. It then shows no change, and a second frame shows the effect of the touches.
  func step(to time: Instant) throws(EngineError) {
    try release()
    let tick = zero + (time - .zero).milliseconds
    guard tick > now else { return }
    if isBusy { try fence() }
    let interval = tick - now
    let isChanged = try draw(at: max(tick, last + Self.blink), interval: interval)
    if restlessness > 0 || wasTouched && !isChanged {
      try fence()
      try draw(at: last + Self.blink, interval: interval)
    }
    wasTouched = false
    now = tick
  }

  /// Records that the browser may now move something without fingers. Until nothing has moved for
  /// some frames, each step draws a second frame to show all of the motion.
  func expectMotion() { restlessness = Self.longestPause }

  /// Records the state that the page showed, which contains everything that can move in the page.
  func note(_ shown: String) {
    if shown != lastShown, restlessness > 0 {
      expectMotion()
    } else if restlessness > 0 {
      restlessness -= 1
    }
    lastShown = shown
  }

  /// The number of frames after which a motion has ended if nothing moved. The browser's own
  /// motions never pause for as long.
  private static let longestPause = 6

  /// Draws the changes since the last frame, at nearly the same time.
  func redraw() throws(EngineError) {
    expectMotion()
    try fence()
    try draw(at: last + Self.blink, interval: 16)
    try fence()
  }

  /// Waits until the page has processed everything sent so far.
  func fence() throws(EngineError) { try evaluate("0") }

  /// The appearance of the page at the last drawn frame, as a PNG in Base64.
  func picture() throws(EngineError) -> String? {
    last = Self.whole(last + Self.blink)
    return try frame(interval: 16, picture: ["format": "png"])["screenshotData"]?.string
  }

  /// Draws a frame. Returns whether it looks different from the frame before.
  @discardableResult
  func draw(at tick: Double, interval: Double) throws(EngineError) -> Bool {
    last = Self.whole(tick)
    guard isStepped else { return true }
    return try frame(interval: interval)["hasDamage"]?.boolean ?? true
  }

  /// Draws a frame at the time of `last`.
  ///
  /// While two fingers zoom the page, the browser may block itself: it waits for the changes of the
  /// page's scripts before it draws, and waits for a drawn frame before it takes over the changes.
  /// It ends such a frame, without drawing it, if the window is hidden. The next frame shows the
  /// changes.
  private func frame(
    interval: Double, picture: JSONPiece? = nil
  ) throws(EngineError) -> JSONValue {
    for _ in 1...Self.maxBlinks {
      var (isBlocked, began) = (false, Browser.now)
      let reply = try call(
        "HeadlessExperimental.beginFrame",
        [
          "frameTimeTicks": Self.inside(last).json, "interval": interval.json,
          "screenshot": picture,
        ]
      ) { () throws(EngineError) in
        guard !isBlocked, Browser.now - began > Self.longestFrame else { return }
        isBlocked = !self.browser.tools.process.isRunningCode
        if isBlocked { try self.hideBriefly() } else { began = Browser.now }
      }
      guard isBlocked else { return reply }
      last = Self.whole(last + Self.blink)
    }
    throw EngineError(.late, "the browser did not draw a frame in \(Self.maxBlinks) attempts")
  }

  /// Milliseconds after which a frame is blocked unless the browser computes.
  private static let longestFrame = 100.0

  /// Milliseconds rounded to whole microseconds.
  private static func whole(_ tick: Double) -> Double { (tick * 1000).rounded() / 1000 }

  /// The middle of the microsecond that begins at a tick. The browser truncates times, so rounding
  /// errors cannot lead to the previous microsecond.
  private static func inside(_ tick: Double) -> Double { tick + 0.0005 }
}
