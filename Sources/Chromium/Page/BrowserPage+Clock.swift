internal import Replay
internal import Text

extension BrowserPage {
  /// The time of day to which a stopped browser clock is set, in seconds since 1970.
  private static let noon = 1_700_000_000

  /// Stops the clock of a single-process browser, for all its present and future pages.
  ///
  /// A touch message contains the time of day. The browser converts this time to its own clock by
  /// reading both clocks in succession. The result is sometimes off by a microsecond, and by more
  /// if the process is interrupted between the two readings, so that a hard fling ends at a
  /// different position. The difference between two stopped clocks is constant. In a browser with
  /// several processes, only the clock of the pages would stop, so no clock is stopped.
  func stopClock() throws(EngineError) {
    guard isStepped, browser.command.isOneProcess else { return }
    let stopped = try call(
      "Emulation.setVirtualTimePolicy", ["policy": "pause", "initialVirtualTime": Self.noon.json])
    guard let tick = stopped["virtualTimeTicksBase"]?.number,
      let stand = Int(exactly: (tick * 1000).rounded())
    else { throw EngineError(.broken, "the browser does not report when it stopped its clock") }
    epoch = Self.noon * 1_000_000 - stand
    browser.isClockStopped = true
    stamps.isExact = true
  }

  /// If the clock is stopped, lets the page process pending tasks, such as timers, loads and
  /// messages. One millisecond passes, so that no other timer becomes due.
  func grant() throws(EngineError) {
    guard browser.isClockStopped else { return }
    let expired = "Emulation.virtualTimeBudgetExpired"
    let patience = browser.command.patience
    try call("Emulation.setVirtualTimePolicy", ["policy": "advance", "budget": 1])
    guard try browser.tools.wait(for: expired, in: session, within: patience) else {
      throw EngineError(.late, "the clock of the browser did not stop within \(patience) ms")
    }
    browser.tools.removeEvents { $0.method == expired }
  }

  /// The action that is repeated while waiting for a page with a stopped clock; nil if the clock is
  /// running.
  var turns: DevTools.Meanwhile? {
    guard browser.isClockStopped else { return nil }
    return { () throws(EngineError) in try self.grant() }
  }
}
