internal import Replay
internal import Text

extension BrowserPage {
  /// Makes the browser report the requests of the page, of its workers and of its frames, and hold
  /// the requests that this program answers.
  func watchRequests(of address: WebPage) throws(EngineError) {
    try call("Network.enable")
    // Answers or data of an earlier recording must not affect the current recording.
    try call("Network.setCacheDisabled", ["cacheDisabled": true])
    try call("Network.setBypassServiceWorker", ["bypass": true])
    try call("Network.clearBrowserCookies")
    let origins = (address.session.storage?.origins ?? []).union([address.origin])
    for origin in origins.sorted() {
      try call(
        "Storage.clearDataForOrigin", ["origin": origin.json, "storageTypes": "all"])
    }
    if address.isOffline {
      let traffic = PageTraffic(RequestAnswers(address), waits: browser.command.isOffline)
      browser.tools.traffic = traffic
      if let pattern = traffic.pattern {
        try call("Fetch.enable", ["patterns": [["urlPattern": pattern.json]]])
      }
    }
    try call(
      "Target.setAutoAttach",
      ["autoAttach": true, "waitForDebuggerOnStart": true, "flatten": true])
  }

  /// Sets the cookies, local storage, headers and scripts of a session, before the page loads.
  func begin(_ session: PageSession, isServed: Bool) throws(EngineError) {
    if let storage = session.storage {
      try call("Network.setCookies", ["cookies": storage.cookies(isServed: isServed)])
      try addScript(storage.script(isServed: isServed))
    }
    if !session.headers.isEmpty {
      let headers = JSONPiece(session.headers.map { ($0.name, $0.value.json) })
      try call("Network.setExtraHTTPHeaders", ["headers": headers])
    }
    for script in session.scripts { try addScript(script) }
  }

  /// Runs a script before all scripts of the page.
  func addScript(_ script: String) throws(EngineError) {
    try call("Page.addScriptToEvaluateOnNewDocument", ["source": script.json])
  }

  /// Waits until the requests of the page have ended and their effects are visible, so that no
  /// frame depends on the speed of this machine.
  func settleRequests() throws(EngineError) {
    guard let traffic = browser.tools.traffic else { return }
    let patience = traffic.pattern == nil ? 3_000 : browser.command.patience
    for _ in 0..<Self.maxChain {
      guard traffic.isPending else { return }
      let hasEnded = try browser.tools.wait(in: session, within: patience, meanwhile: turns) {
        !traffic.isPending
      }
      // A server on this machine may keep a request open, to report changes.
      if !hasEnded { traffic.abandon() }
      try evaluate(Self.later, waits: true)
    }
  }

  /// The maximum number of times that requests may lead to further requests at the same time of the
  /// page's clock.
  private static let maxChain = 200
  /// A script that resolves after all pending promise callbacks.
  private static let later =
    "new Promise((resolve) => { const channel = new MessageChannel(); "
    + "channel.port1.onmessage = () => resolve(''); channel.port2.postMessage(0); })"
}
