internal import Model
internal import Replay
internal import Text

/// A page generated from a scene: reads the state of its views, and performs the app's requests.
final class ScenePage: ShownPage {
  let page: BrowserPage
  let signalScript: String?
  private let isDocument: Bool
  /// The scene after the events so far, and the scene as laid out around a keyboard.
  private var declared: Scene
  private(set) var scene: Scene
  private var overlap = KeyboardSpace()
  /// The last states of the page's views.
  private var states: [ViewState] = []
  private var hasFingers = false

  init(_ scene: Scene, _ signals: [PageSignal], in browser: Browser) throws(EngineError) {
    signalScript = signals.script(hasRecorder: false)
    declared = scene.withDocumentZoom(as: scene)
    self.scene = declared
    isDocument = SceneSupport.isDocument(scene)
    let window = scene.window.size
    page = try BrowserPage(in: browser, largest: max(window.width, window.height, 64).rounded(.up))
    try page.resize(to: viewport, scene.window.orientation)
    try page.load(Self.address)
    try page.check(signals)
    try page.evaluate(try SceneLayout(self.scene).placing())
    if isDocument, let view = scene.views.first {
      // A fitted view opens at its minimum zoom, any other view as near to zoom 1 as its limits
      // allow.
      let limits = SceneSupport.documentZoom(view)
      let standard = view.zoom.limits == .fixed ? 1 : limits.minimum
      let start = view.start.zoom ?? min(max(standard, limits.minimum), limits.maximum)
      try page.zoom(to: start)
    }
    for (index, view) in scene.views.enumerated() {
      try go(index, to: view.startOffset(in: view.frame.size), isAnimated: false)
    }
  }

  /// The address of the page before its scene is generated. The page contains only the script that
  /// generates the scene.
  private static let address =
    "data:text/html;charset=utf-8,"
    + ("<!DOCTYPE html><meta name=viewport content='width=device-width,initial-scale=1,"
    + "minimum-scale=1,maximum-scale=1'><style>html,body{margin:0}</style><body><script>"
    + BrowserScript.scene + "</script>").encoded

  /// The size of the page: the window's size, or the first view's size if that view is the
  /// document.
  private var viewport: Size { isDocument ? scene.views[0].frame.size : scene.window.size }

  func begin(at time: Instant) throws(EngineError) { try page.begin(at: time) }

  func step(to time: Instant) throws(EngineError) { try page.step(to: time) }

  /// Performs the touches of a moment. Each moment is drawn before the next moment, so that even on
  /// a busy machine the effect of a touch on a motion or on the zoom is complete when the next
  /// touch arrives.
  func touch(_ moment: Moment, _ fingers: inout FingersDown) throws(EngineError) {
    let origin = isDocument ? scene.views[0].frame.origin : .zero
    try page.touch(moment, &fingers, from: origin, canZoom: isDocument)
    hasFingers = fingers.count > 0
  }

  func show(in states: inout [ViewState]) throws(EngineError) {
    let text = try page.evaluate("shown()")
    page.note(text)
    let numbers = text.split(separator: " ").compactMap { Double($0) }
    guard numbers.count == 3 * scene.views.count, numbers.allSatisfy(\.isFinite) else {
      throw EngineError(.broken, "the page shows \"\(text.prefix(60))\"")
    }
    for (index, view) in scene.views.enumerated() {
      let insets = view.insets(around: view.contentSize(in: view.frame.size), in: view.frame.size)
      states[index].offset = Point(
        x: Browsers.rounded(numbers[3 * index]) - insets.left,
        y: Browsers.rounded(numbers[3 * index + 1]) - insets.top)
      states[index].zoom = numbers[3 * index + 2]
    }
    page.zoom = numbers[2]
    scene.fitStates(&states)
    if isDocument {
      states[0].content = Browsers.content(of: states[0])
    }
    self.states = states
  }

  func lay(_ changed: Scene, after change: InputEvent.Action) throws(EngineError) {
    try SceneSupport.check(changed)
    guard SceneSupport.isDocument(changed) == isDocument else {
      throw EngineError(.unsupported, "a page cannot enable or disable zooming in a replay")
    }
    let before = viewport
    let orientation = scene.window.orientation
    declared = changed.withDocumentZoom(as: declared)
    if case .layout(.keyboard(let keyboard)) = change { overlap.keyboard = keyboard }
    scene = overlap.applied(to: declared, states)
    if viewport != before || scene.window.orientation != orientation {
      try page.resize(to: viewport, scene.window.orientation)
    }
    var layout = SceneLayout(scene)
    if case .setting(let setting) = change { layout.above[setting.view] = setting.above }
    try page.evaluate(try layout.placing())
    try page.redraw()
    if case .layout(.keyboard) = change { try focus() }
  }

  /// Scrolls each view to its field for which a keyboard appears, unless a finger is on the page.
  private func focus() throws(EngineError) {
    guard !hasFingers else { return }
    var states = states
    try show(in: &states)
    for (index, view) in scene.views.enumerated() {
      guard let target = overlap.target(of: view, states[index]), target != states[index].offset
      else { continue }
      try go(index, to: target, isAnimated: true)
    }
    try page.redraw()
  }

  func perform(_ command: Command, at state: ViewState) throws(EngineError) {
    let view = scene.views[command.view]
    var target = state.offset
    switch command.request {
    case .scrollTo(let offset): target = offset
    case .reveal(let rectangle): target = overlap.target(of: view, state, showing: rectangle)
    case .page(let page): target = view.origin(ofPage: page, from: state)
    case .scrollToTop: target.y = state.lowest(.y)
    case .stop:
      try page.evaluate("stop(\(command.view))")
      return try page.redraw()
    // The engine does not declare these requests, so it never receives them.
    case .zoomTo, .zoomToRect, .resetZoom, .select, .beginRefresh, .endRefresh: return
    }
    try go(command.view, to: target, isAnimated: command.animated)
    try page.redraw()
  }

  private func go(_ index: Int, to offset: Point, isAnimated: Bool) throws(EngineError) {
    let view = scene.views[index]
    let insets = view.insets(around: view.contentSize(in: view.frame.size), in: view.frame.size)
    let behavior = isAnimated ? "smooth" : "instant"
    let (x, y) = ((offset.x + insets.left).text, (offset.y + insets.top).text)
    try page.evaluate("go(\(index),\(x),\(y),\"\(behavior)\")")
  }
}

extension Scene {
  /// The same scene with the zoom limits of its document. A view that is fitted only initially
  /// keeps the limits of the first layout.
  fileprivate func withDocumentZoom(as first: Scene) -> Scene {
    guard SceneSupport.isDocument(self) else { return self }
    var scene = self
    let once = views[0].zoom.limits == .fitOnce
    let limits = SceneSupport.documentZoom((once ? first : self).views[0])
    scene.views[0].zoom.minimum = limits.minimum
    scene.views[0].zoom.limits = .fixed
    return scene
  }
}

extension ViewState {
  /// The offset nearest to the current offset that shows a rectangle, or the rectangle's beginning
  /// if the rectangle is larger than the viewport.
  func revealing(_ rectangle: Rectangle) -> Point {
    var point = offset
    for axis in Axis.allCases {
      let first = max(rectangle.origin[axis], 0)
      let last = min(rectangle.origin[axis] + rectangle.size[axis], content[axis])
      guard last > first else { return offset }
      let end = min(last, first + bounds[axis])
      if end > point[axis] + bounds[axis] { point[axis] = end - bounds[axis] }
      if first < point[axis] { point[axis] = first }
    }
    return point
  }
}

extension ViewScene {
  /// The offset of one of the view's pages. Pages are counted row by row, and a number out of range
  /// is clamped.
  fileprivate func origin(ofPage page: PageNumber, from state: ViewState) -> Point {
    let (width, height) = (state.bounds.width, state.bounds.height)
    guard width > 0, height > 0 else { return state.offset }
    let isGrid = layout.content == .grid
    let columns = max(1, min((state.content.width / width).rounded(), 1e6))
    let rows = isGrid ? max(1, min((state.content.height / height).rounded(), 1e6)) : 1
    let index = Double(min(max(page.number, 1), Int(columns * rows)) - 1)
    let row = (index / columns).rounded(.down)
    return Point(x: (index - row * columns) * width, y: isGrid ? row * height : state.offset.y)
  }
}
