package import Model
package import Replay
internal import Text

extension Browsers {
  /// The scene of a page in a window: its scroll containers, with the names that recorder.js gives
  /// them.
  package func scene(of address: WebPage, in window: Window) throws(EngineError) -> Scene {
    try views(of: address, in: window).scene
  }

  /// The same, and the names of the views that the browser scrolls: a script scrolls the others.
  package func views(
    of address: WebPage, in window: Window
  ) throws(EngineError) -> (scene: Scene, scrolled: Set<String>) {
    let browser = try lend(for: address)
    do throws(EngineError) {
      let empty = Scene(window: window, views: [])
      let page = try AppPage(empty, at: address, PageOptions(), in: browser)
      try page.begin(at: .zero)
      let text = try page.page.evaluate("flickbookPage.scene()")
      try page.page.watch()
      try page.page.close()
      putBack(browser)
      let list = (try? JSONValue(Array(text.utf8)))?.array ?? []
      let scrolled = list.filter { $0["scrolls"]?.boolean == true }.compactMap { $0["id"]?.string }
      return (Scene(window: window, views: try Self.views(text)), Set(scrolled))
    } catch {
      if error.kind == .interrupted { browser.end() } else { discard(browser) }
      throw error
    }
  }

  private static func views(_ text: String) throws(EngineError) -> [ViewScene] {
    let list = (try? JSONValue(Array(text.utf8)))?.array
    let views = (list ?? []).compactMap(ViewScene.init(page:))
    guard let list, !list.isEmpty, views.count == list.count else {
      throw EngineError(.broken, "the page reports no scene: \"\(text.prefix(60))\"")
    }
    return views
  }
}

extension ViewScene {
  /// A view as described by `page.js`; nil if a number is missing.
  fileprivate init?(page view: JSONValue) {
    func number(_ name: String) -> Double? { view[name]?.number }
    guard let id = view["id"]?.string, let x = number("x"), let y = number("y"),
      let width = number("width"), let height = number("height"),
      let contentWidth = number("contentWidth"), let contentHeight = number("contentHeight")
    else { return nil }
    self.init(
      id: id, frame: Rectangle(x: x, y: y, width: width, height: height),
      inside: view["inside"]?.whole, content: Size(width: contentWidth, height: contentHeight))
    scroll.paging = view["paging"]?.boolean ?? false
    zoom = ZoomPolicy(minimum: number("minimum") ?? 1, maximum: number("maximum") ?? 1)
    start = Start(
      x: number("left").flatMap { $0 == 0 ? nil : $0 },
      y: number("top").flatMap { $0 == 0 ? nil : $0 })
  }
}
