internal import Model
internal import Replay
internal import Text

extension BrowserPage {
  /// Performs the touches of a moment, on a page whose origin is a point of the window.
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

  /// Sends touches of one time, which act at the next frame.
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

  /// Releases the touches that the browser holds back until a frame is drawn.
  ///
  /// If a script listens for moves, it receives the last one when the next frame begins. So the
  /// reply to it needs a second frame, which is drawn at once where the move before needed one too.
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

  /// Removes the touches to which the browser has replied, or replies in this many milliseconds.
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

  /// After this many milliseconds without a reply to a touch, it needs a further frame.
  private static let longestReply = 30
  private static let maxBlinks = 100

  /// Waits until the page has processed the touches. The last part of a drag is drawn before the
  /// following fling begins. Otherwise both are sometimes merged into one motion, which goes on to
  /// another page.
  private func settle() throws(EngineError) {
    isBusy = true
    guard lifts else { return }
    lifts = false
    try fence()
    try draw(at: last + Self.blink, interval: 16)
    isBusy = true
  }
}

/// A touch that the browser has not accepted yet.
struct HeldTouch {
  /// The id of the call.
  let call: Int
  /// Whether fingers only move with it.
  let moves: Bool
}
