internal import Model
internal import Replay
internal import Text

extension BrowserPage {
  /// Too short to affect a motion, but frames must have distinct times. It is one microsecond, the
  /// resolution of the browser's clock.
  static let blink = 0.001

  /// Draws the first frames, after which the recording is at this time.
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

  /// The recording's time according to the real clock.
  var time: Instant { .milliseconds(Browser.now - zero) }

  /// Sets the recording's time of the last drawn frame.
  func set(_ time: Instant) { zero = now - (time - .zero).milliseconds }

  /// Advances the time to a frame, and draws it. A fling moves in the browser process when a frame
  /// begins, and reaches the page with that frame or the next. The second frame ensures that it has
  /// arrived.
  func step(to time: Instant) throws(EngineError) {
    try release()
    let tick = zero + (time - .zero).milliseconds
    guard tick > now else { return }
    if isBusy { try fence() }
    let interval = tick - now
    try draw(at: max(tick, last + Self.blink), interval: interval)
    if restlessness > 0 {
      try fence()
      try draw(at: last + Self.blink, interval: interval)
    }
    now = tick
  }

  /// The browser may now move something without fingers. Second frames are needed to show all of
  /// it, until nothing has moved for some frames.
  func expectMotion() { restlessness = Self.longestPause }

  /// Notes the state of the page, which contains everything that can move in it.
  func note(_ shown: String) {
    if shown != lastShown, restlessness > 0 {
      expectMotion()
    } else if restlessness > 0 {
      restlessness -= 1
    }
    lastShown = shown
  }

  /// The browser's own motions never pause for this many frames.
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
    let frame: JSONPiece = [
      "frameTimeTicks": Self.inside(last).json, "interval": 16, "screenshot": ["format": "png"],
    ]
    return try call("HeadlessExperimental.beginFrame", frame)["screenshotData"]?.string
  }

  func draw(at tick: Double, interval: Double) throws(EngineError) {
    last = Self.whole(tick)
    guard isStepped else { return }
    try call(
      "HeadlessExperimental.beginFrame",
      ["frameTimeTicks": Self.inside(last).json, "interval": interval.json])
  }

  /// Milliseconds rounded to whole microseconds.
  private static func whole(_ tick: Double) -> Double { (tick * 1000).rounded() / 1000 }

  /// In the middle of a microsecond: the browser truncates, so rounding errors cannot lead to the
  /// microsecond before.
  private static func inside(_ tick: Double) -> Double { tick + 0.0005 }
}
