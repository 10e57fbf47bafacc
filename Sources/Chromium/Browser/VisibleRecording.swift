package import Model
internal import PageAssets
internal import Platform
package import Replay
internal import Text

extension Browsers {
  /// Opens a page with the recorder in a visible window, and waits until the user stops the
  /// recording, the user closes the window, or the run is over.
  ///
  /// - Parameters:
  ///   - window: The size of the page.
  ///   - hasBegun: Called when the page has loaded and is being recorded.
  ///   - isOver: Called several times per second.
  /// - Returns: The recording as XML; nil if the user touched nothing.
  package func record(
    _ address: WebPage, in window: Window, hasBegun: () -> Void, isOver: () -> Bool
  ) throws(EngineError) -> String? {
    var command = command
    command.isRealTime = true
    command.isVisible = true
    command.interruption = nil
    command.isOffline = address.isOffline && !command.allowsNetwork
    command.allowsLoopback = address.folder == nil && address.session.archive == nil
    let browser = try Browser(command)
    defer { browser.end() }
    let page = try BrowserPage(
      in: browser, largest: max(window.size.width, window.size.height), for: address)
    try page.watchRequests(of: address)
    try page.resize(to: window.size, window.orientation)
    try page.call(
      "Emulation.setEmitTouchEventsForMouse", ["enabled": true, "configuration": "mobile"])
    try page.call("Runtime.addBinding", ["name": Self.binding.json])
    try page.addScript(BrowserScript.recorder + Self.starting)
    try page.begin(address.session, isServed: address.folder != nil)
    try page.call("Page.navigate", ["url": address.url.json])
    return Self.recording(on: page, hasBegun, isOver)
  }

  /// The function by which the page delivers a recording.
  private static let binding = "flickbookSave"

  /// The script that begins to record when the page has loaded. A closed window delivers its
  /// recording so far.
  private static let starting = """
    ;if (top === self) {
      addEventListener("load", () => flickbook.start());
      addEventListener("pagehide", () => { const text = flickbook.stop(); if (text) \(binding)(text); });
    }
    """

  private static let isLoaded =
    "String(document.readyState === 'complete' && location.href !== 'about:blank')"

  private static func recording(
    on page: BrowserPage, _ hasBegun: () -> Void, _ isOver: () -> Bool
  ) -> String? {
    var last: String?
    var isLoaded = false
    while true {
      if !isLoaded, (try? page.evaluate(Self.isLoaded)) == "true" {
        isLoaded = true
        hasBegun()
      }
      if isOver() {
        let text = try? page.evaluate("flickbook.stop() ?? flickbook.xml() ?? ''")
        return text.flatMap { $0.isEmpty ? nil : $0 } ?? last
      }
      // The page of a closed window can no longer be evaluated.
      let text = try? page.evaluate("globalThis.flickbook?.xml() ?? ''")
      for event in page.browser.tools.removeEvents() where event.method == "Runtime.bindingCalled" {
        if let text = event.parameters["payload"]?.string { last = text }
      }
      guard let text, page.browser.tools.process.isRunning else { return last }
      if !text.isEmpty { return text }
      usleep(200_000)
    }
  }
}

extension BrowserScript {
  /// The script that records the gestures of a user in a page.
  static var recorder: String {
    var length = 0
    let bytes = page_assets_guest_script(&length)
    let text = String(decoding: UnsafeBufferPointer(start: bytes, count: length), as: UTF8.self)
    return "(() => {\n\(text)})();\n"
  }
}
