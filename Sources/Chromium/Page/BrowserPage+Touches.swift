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
      try TouchMessage.messages(for: moment, &fingers) { ($0 - origin) / zoom }, at: moment.time)
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
      touches.append(
        try browser.tools.send(
          "Input.dispatchTouchEvent",
          [
            "type": event.type.json, "touchPoints": event.points.json,
            "timestamp": TouchStamps.seconds(stamps.next(at: moment) + epoch).json,
          ], in: session))
    }
  }

  /// Releases the touches that the browser holds back until a frame is drawn.
  func release() throws(EngineError) {
    guard !touches.isEmpty else { return }
    try fence()
    for _ in 0..<Self.maxBlinks {
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
    throw EngineError(.late, "the browser did not accept a touch in \(Self.maxBlinks) frames")
  }

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
