package import Model
package import Replay
internal import Text

extension Browsers {
  /// The scene of a page in a window: its scroll containers, with the names that recorder.js gives
  /// them.
  package func scene(
    of address: WebPage, in window: Window, _ chosen: [PageView] = []
  ) throws(EngineError) -> Scene {
    try views(of: address, in: window, chosen).scene
  }

  /// The scene of a page, and the names of the views that the browser scrolls. Scripts scroll the
  /// other views.
  package func views(
    of address: WebPage, in window: Window, _ chosen: [PageView] = []
  ) throws(EngineError) -> (scene: Scene, scrolled: Set<String>) {
    let browser = try lend(for: address)
    do throws(EngineError) {
      let empty = Scene(window: window, views: [])
      let page = try AppPage(empty, at: address, PageOptions(views: chosen), in: browser)
      try page.begin(at: .zero)
      let text = try page.page.evaluate("flickbookPage.scene()")
      try page.page.watch()
      var scene = Scene(window: window, views: try Self.views(text))
      try Self.confirmPages(of: &scene, isScripted: Self.scripted(text), on: page)
      try page.page.close()
      putBack(browser)
      for (index, view) in scene.views.enumerated() {
        guard let choice = chosen.first(where: { $0.name == view.id }) else { continue }
        (scene.views[index].selector, scene.views[index].moves) = (choice.selector, choice.moves)
      }
      let list = (try? JSONValue(Array(text.utf8)))?.array ?? []
      let scrolled = list.filter { $0["scrolls"]?.boolean == true }.compactMap { $0["id"]?.string }
      return (scene, Set(scrolled))
    } catch {
      if error.kind == .interrupted { browser.end() } else { discard(browser) }
      throw error
    }
  }

  /// Whether a script of the page moves the view, for each view of the page.
  private static func scripted(_ text: String) -> [Bool] {
    ((try? JSONValue(Array(text.utf8)))?.array ?? []).map { $0["isScripted"]?.boolean ?? false }
  }

  /// Confirms by a test drag which views have pages. Slides as large as their view are pages only
  /// if the view comes to rest on them. A finger moves each such view a little and stays still
  /// before it lifts; a view that does not return to a page has no pages. Only views that a script
  /// moves are tested.
  private static func confirmPages(
    of scene: inout Scene, isScripted: [Bool], on page: AppPage
  ) throws(EngineError) {
    var time = Instant.zero
    func wait(_ frames: Int) throws(EngineError) {
      for _ in 0..<frames {
        time = time + .milliseconds(16)
        try page.step(to: time)
      }
    }
    for (index, view) in scene.views.enumerated() where view.scroll.paging && isScripted[index] {
      let isAcross = view.content.width > view.frame.size.width + 1
      let middle = scene.middle(of: index)
      var fingers = FingersDown()
      func touch(_ phase: Touch.Phase, _ distance: Double) throws(EngineError) {
        let point =
          isAcross
          ? Point(x: middle.x - distance, y: middle.y) : Point(x: middle.x, y: middle.y - distance)
        let touch = Touch(phase, finger: 1, at: point)
        try page.touch(Moment(at: time, [Located(.touch(touch), at: .nowhere)]), &fingers)
      }
      try touch(.down, 0)
      let way = (isAcross ? view.frame.size.width : view.frame.size.height) * 0.2
      for step in 1...16 {
        try wait(1)
        try touch(.move, way * Double(step) / 16)
      }
      try wait(20)
      try touch(.up, way)
      try wait(90)
      let rested = try views(try page.page.evaluate("flickbookPage.scene()"))
      guard let offset = rested.first(where: { $0.id == view.id })?.start else { continue }
      let (place, length) =
        isAcross
        ? (offset.x ?? 0, view.frame.size.width) : (offset.y ?? 0, view.frame.size.height)
      if abs(place - (place / length).rounded() * length) > 1 {
        scene.views[index].scroll.paging = false
      }
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
  /// Creates a view from its description by `page.js`. Fails if a number is missing.
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
    if let snap = view["snap"] {
      var cells = Snap(every: snap["every"]?.number ?? 0)
      let stops = snap["stops"]?.string?.split(separator: " ") ?? []
      cells.stops = Lengths(stops.compactMap { Double($0) })
      if snap["when"]?.string == "near" { cells.when = .near }
      cells.origin = snap["origin"]?.number ?? 0
      if snap["axis"]?.string == "y" { cells.axis = .y }
      if snap["at"]?.string == "middle" { cells.at = .middle }
      self.snap = cells
    }
    if let margin = view["insets"] {
      insets = Insets(
        top: margin["top"]?.number ?? 0, left: margin["left"]?.number ?? 0,
        bottom: margin["bottom"]?.number ?? 0, right: margin["right"]?.number ?? 0)
    }
    start = Start(
      x: number("left").flatMap { $0 == 0 ? nil : $0 },
      y: number("top").flatMap { $0 == 0 ? nil : $0 })
  }
}

extension Scene {
  /// The middle of a view in the window, at the initial offsets of the views around it.
  fileprivate func middle(of index: Int) -> Point {
    var point = views[index].frame.origin
    var around = views[index].inside
    while let view = around {
      point = point + views[view].frame.origin
      point.x -= views[view].start.x ?? 0
      point.y -= views[view].start.y ?? 0
      around = views[view].inside
    }
    let size = views[index].frame.size
    return Point(x: point.x + size.width / 2, y: point.y + size.height / 2)
  }
}
