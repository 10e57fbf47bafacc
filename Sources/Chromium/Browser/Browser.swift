internal import Platform
internal import Replay
internal import Text

/// A running browser, with its version and the virtual clock that its pages share.
///
/// Only the worker that currently owns the browser may use it.
final class Browser: @unchecked Sendable {
  let command: BrowserCommand
  let tools: DevTools
  let version: String
  /// The time of the last frame of any page, in milliseconds of the browser's clock, which never
  /// runs backwards.
  var lastTick = 0.0
  /// Whether the browser's clock is stopped and advances only when a page is granted time.
  var isClockStopped = false

  init(_ command: BrowserCommand) throws(EngineError) {
    self.command = command
    tools = DevTools(try BrowserProcess(command))
    let reply = try tools.call("Browser.getVersion", within: command.loading)
    let product = reply["product"]?.string ?? "?"
    version = product.split(separator: "/").last.map(String.init) ?? product
    try tools.notify("Browser.setDownloadBehavior", ["behavior": "deny"], in: nil)
  }

  /// The start time for a new page. It is at least an hour ahead of the real clock: otherwise the
  /// real clock could advance a fling past the frames, and the fling would wait for later frames.
  func begin() -> Double {
    let ahead = max(lastTick, Self.now + 3_600_000)
    return ((ahead / 16).rounded(.up) + 4) * 16
  }

  /// Whether the browser process itself replies, independent of its pages.
  var replies: Bool { (try? tools.call("Browser.getVersion", within: 1_000)) != nil }

  /// The reason why a page does not reply although the browser does. A script that does not end is
  /// always running or ready to run, even on a busy machine. A waiting browser does not run and is
  /// not ready to run.
  func stall(of method: String) -> String {
    let patience = "\(command.patience) ms"
    return tools.process.isRunningCode
      ? "a script of the page does not end: no frame could be drawn for \(patience)"
      : "no script of the page runs, and yet the browser did not finish \(method) within \(patience): "
        + "this is a fault of the browser or of how it is stepped; --browser-clock real may replay the page"
  }

  func end() { tools.process.end() }

  /// The real clock of the browser, in milliseconds.
  static var now: Double { clock(CLOCK_MONOTONIC) }

  /// The offset in microseconds from the browser's real clock to the time of day.
  static var epoch: Int {
    // A pause between the clock readings would falsify the result, so the sample with the shortest
    // pause is used.
    (0..<8).map { _ in
      let (before, epoch, after) = (now, clock(CLOCK_REALTIME), now)
      return (pause: after - before, epoch: (epoch - (before + after) / 2) * 1000)
    }.min { $0.pause < $1.pause }.map { Int($0.epoch.rounded()) } ?? 0
  }

  private static func clock(_ id: clockid_t) -> Double {
    var now = timespec()
    clock_gettime(id, &now)
    return Double(now.tv_sec) * 1000 + Double(now.tv_nsec) / 1e6
  }
}
