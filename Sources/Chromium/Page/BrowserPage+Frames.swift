internal import Gesture
internal import JSON
internal import Replay

extension BrowserPage {
  /// So short that a motion does not notice it; frames must follow one another all the same. It is
  /// one of the microseconds in which the browser counts.
  static let blink = 0.001

  /// Draws the first frames, after which the recording's time is this.
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
    if restlessness > 0 {
      try fence()
      try draw(at: last + Self.blink, interval: interval)
    }
    now = tick
  }

  /// From now on the browser may move something by itself, which fingers do not: it takes a second frame
  /// to bring all of that, until everything has stood still for some frames.
  func expectMotion() { restlessness = Self.longestPause }

  /// The page shows this, which is all that can move in it.
  func note(_ shown: String) {
    if shown != lastShown, restlessness > 0 {
      expectMotion()
    } else if restlessness > 0 {
      restlessness -= 1
    }
    lastShown = shown
  }

  /// No motion of the browser's own pauses for so many frames.
  private static let longestPause = 6

  /// Draws what has changed since the last frame, at nearly its time.
  func redraw() throws(EngineError) {
    expectMotion()
    try fence()
    try draw(at: last + Self.blink, interval: 16)
    try fence()
  }

  /// The page has done everything sent so far.
  func fence() throws(EngineError) { try evaluate("0") }

  /// What the page looks like at the frame drawn last, as a PNG in base64.
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

  /// Milliseconds in whole microseconds.
  private static func whole(_ tick: Double) -> Double { (tick * 1000).rounded() / 1000 }

  /// In the middle of a microsecond: the browser cuts off what is less, and no rounding leads to the
  /// one before.
  private static func inside(_ tick: Double) -> Double { tick + 0.0005 }
}
