internal import JSON
internal import Replay

extension BrowserPage {
  /// The time of day at which the clock of a browser stands still: seconds since 1970.
  private static let noon = 1_700_000_000

  /// Stops the clock of a browser that is one process, for all pages that it will ever have.
  ///
  /// A touch carries the time of day, and the browser puts it in terms of its own clock by looking at
  /// both, one after the other: it is wrong by a microsecond now and then, by more where something
  /// comes between, and a hard fling ends elsewhere by that. Two clocks that stand still are always as
  /// far apart. A browser of several processes stops the one of its pages only, so it is left alone.
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

  /// Lets the page do what waits for its turn, as timers, loads and messages do, where the clock stands
  /// still: a millisecond passes, so that nothing else becomes due.
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

  /// What a page needs while it is waited for; nil where its clock goes by itself.
  var turns: DevTools.Meanwhile? {
    guard browser.isClockStopped else { return nil }
    return { () throws(EngineError) in try self.grant() }
  }
}
