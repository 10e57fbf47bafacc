internal import Model
internal import Replay
internal import Text

extension BrowserPage {
  /// Performs the touches of a moment on a page. `origin` is the position of the page in the
  /// window.
  func touch(
    _ moment: Moment, _ fingers: inout FingersDown, from origin: Point, canZoom: Bool
  ) throws(EngineError) {
    let zoom = zoom
    try send(
      try TouchMessage.messages(for: moment, &fingers, &places) { ($0 - origin) / zoom },
      at: moment.time)
    try release()
    if canZoom, fingers.count > 1 || zoom != 1 {
      self.zoom = Double(try evaluate("String(visualViewport.scale)")) ?? zoom
    }
  }

  /// Sends touches of the same time, which take effect at the next frame.
  private func send(_ events: [TouchMessage], at time: Instant) throws(EngineError) {
    let moment = Int(((zero + (time - .zero).milliseconds) * 1000).rounded())
    for event in events {
      lifts = lifts || event.ends
      if event.ends { expectMotion() }
      let call = try browser.tools.send(
        "Input.dispatchTouchEvent",
        [
          "type": event.type.json, "touchPoints": event.points.json,
          "timestamp": TouchStamps.seconds(stamps.next(at: moment) + epoch).json,
        ], in: session)
      touches.append(HeldTouch(call: call, moves: event.moves))
    }
  }

  /// Draws frames until the browser has accepted all sent touches, which it delays until a frame is
  /// drawn.
  ///
  /// A script that listens for moves receives the last move when the next frame begins, so the
  /// reply to that move needs a second frame. The second frame is drawn at once if the previous
  /// move also needed a second frame.
  func release() throws(EngineError) {
    guard let latest = touches.last else { return }
    try fence()
    for frame in 1...Self.maxBlinks {
      try draw(at: last + Self.blink, interval: 16)
      let isHalfway = frame == 1 && latest.moves && scriptsReceiveMoves
      if isHalfway { try fence() }
      try removeAccepted(within: isHalfway ? 0 : Self.longestReply)
      guard touches.isEmpty else { continue }
      if latest.moves { scriptsReceiveMoves = frame > 1 }
      return try settle()
    }
    throw EngineError(.late, "the browser did not accept a touch in \(Self.maxBlinks) frames")
  }

  /// Removes touches in the order in which they were sent, as long as the browser has replied to
  /// them or replies in this many milliseconds.
  private func removeAccepted(within patience: Int) throws(EngineError) {
    while let touch = touches.first,
      let reply = try browser.tools.reply(to: touch.call, in: session, within: patience)
    {
      if let error = reply["error"] {
        throw EngineError(.broken, "a touch: \(error["message"]?.string ?? "it failed")")
      }
      touches.removeFirst()
    }
  }

  /// Milliseconds without a reply to a touch after which another frame is drawn.
  private static let longestReply = 30
  static let maxBlinks = 100

  /// Waits until the page has processed the touches. If a finger lifted, draws the last part of its
  /// drag before the following fling begins: otherwise the browser sometimes merges drag and fling
  /// into one motion, which continues to another page.
  private func settle() throws(EngineError) {
    isBusy = true
    wasTouched = true
    guard lifts else { return }
    lifts = false
    try fence()
    try draw(at: last + Self.blink, interval: 16)
    isBusy = true
  }
}

/// A touch that the browser has not accepted yet.
struct HeldTouch {
  /// The id of the call that sent the touch.
  let call: Int
  /// Whether the touch only moves fingers.
  let moves: Bool
}
