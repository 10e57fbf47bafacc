internal import Model
internal import Replay
internal import Text

/// A page of another author as the scene. Only the size of its window and its clock are changed.
/// Its views are identified by the names that recorder.js gave them.
final class AppPage: ShownPage {
  let page: BrowserPage
  let signalScript: String?
  private var scene: Scene
  private let address: WebPage
  private var keyboard = Keyboard.hidden
  /// The views that the user or the recording chose.
  private let chosen: [PageView]
  /// How much larger the declared content of each view is than the content measured when the page
  /// opened.
  private var excess: [Size] = []
  /// Declarations of the recording that the page contradicts, as sentences.
  private(set) var contradictions: [String] = []
  /// Whether the page's scripts see the clock of this machine.
  private let keepsClock: Bool
  /// The time zero of the recording on the page's own clock, in milliseconds.
  private var zero = 0.0

  /// The time for a page's initial activity before the recording begins, in frames.
  private static let openingFrames = 30

  init(
    _ scene: Scene, at address: WebPage, _ options: PageOptions, in browser: Browser
  ) throws(EngineError) {
    self.scene = scene
    self.address = address
    let known = options.views.map(\.name)
    chosen =
      options.views
      + scene.views.compactMap { view in
        view.selector.flatMap {
          known.contains(view.id) ? nil : PageView(view.id, $0, moves: view.moves)
        }
      }
    let window = scene.window.size
    page = try BrowserPage(
      in: browser, largest: max(window.width, window.height, 64).rounded(.up), for: address)
    // Requests are watched before the page loads, so that requests that fail immediately are also
    // observed.
    try page.watchRequests(of: address)
    try page.resize(to: window, scene.window.orientation, scale: scene.window.scale)
    let command = browser.command
    keepsClock = command.keepsPageClock || command.isRealTime
    for script in (keepsClock ? [] : [BrowserScript.clock]) + [BrowserScript.page] {
      try page.addScript(script)
    }
    try page.begin(address.session, isServed: address.folder != nil)
    if let watch = options.code { try page.countCode(listsFunctions: watch.listsFunctions) }
    try page.load(address.url)
    try page.settleRequests()
    try page.evaluate("flickbookPage.ready()", waits: true)
    try page.check(options.signals)
    let recorder = try page.evaluate("globalThis.flickbook?.signals ? 'recorder' : ''")
    signalScript = options.signals.script(hasRecorder: !recorder.isEmpty)
  }

  func begin(at time: Instant) throws(EngineError) {
    try page.begin(at: time)
    if page.browser.command.isRealTime { return try find() }
    for frame in 1...Self.openingFrames {
      let shift = TimeSpan.milliseconds(Double(frame) * 16)
      zero = Double(frame) * 16 - (time - .zero).milliseconds
      try tick("frame", at: time)
      try page.step(to: time + shift)
    }
    page.set(time)
    try find()
  }

  private func find() throws(EngineError) {
    try page.evaluate("flickbookPage.choose(\(chosen.map(\.json).json.text))")
    let names = scene.views.map(\.id.json).json
    let missing = try page.evaluate("flickbookPage.find(\(names.text))")
    guard missing.isEmpty else { throw unknown(missing) }
  }

  func step(to time: Instant) throws(EngineError) {
    try tick("frame", at: time)
    try page.step(to: time)
  }

  /// Performs the touches of a moment after the page's clock has advanced to its time.
  func touch(_ moment: Moment, _ fingers: inout FingersDown) throws(EngineError) {
    try tick("advance", at: moment.time)
    try page.touch(moment, &fingers, from: .zero, canZoom: true)
  }

  private func tick(_ function: String, at time: Instant) throws(EngineError) {
    try page.grant()
    guard !keepsClock else { return }
    let now = zero + (time - .zero).milliseconds
    try page.evaluate("flickbookClock.\(function)(\(now.text))", waits: true)
    try page.settleRequests()
  }

  func show(in states: inout [ViewState]) throws(EngineError) {
    let text = try page.evaluate("flickbookPage.shown()")
    try page.watch()
    page.note(text)
    let numbers = text.split(separator: " ").compactMap { Double($0) }
    guard numbers.count == Self.columns * states.count, numbers.allSatisfy(\.isFinite) else {
      throw EngineError(
        .broken, "\(address.text) returned no valid numbers for the positions of its views")
    }
    for index in states.indices {
      let row = Array(numbers[(Self.columns * index)..<(Self.columns * (index + 1))])
      states[index].offset = Point(x: Browsers.rounded(row[0]), y: Browsers.rounded(row[1]))
      states[index].zoom = row[2]
      states[index].traits = ViewTraits(rawValue: UInt8(row[17])).union(.ofPage)
      states[index].bounds = Size(width: row[5], height: row[6])
      states[index].frame = Rectangle(x: row[7], y: row[8], width: row[9], height: row[10])
      states[index].minimumZoom = row[11]
      states[index].maximumZoom = row[12]
      states[index].insets = Insets(top: row[13], left: row[14], bottom: row[15], right: row[16])
      states[index].content = Size(width: row[3], height: row[4])
      states[index].content = content(index, states[index])
      declare(scene.views[index], in: &states[index])
      if scene.views[index].id == "page" { page.zoom = row[2] }
    }
  }

  /// The number of values per view that the page returns.
  private static let columns = 18

  /// The content size of a view. If a script of the page moves the content, the scroll range cannot
  /// always be measured. The size is then the size declared in the recording, plus later changes of
  /// the measured size, unless the view is not as wide as in the recording.
  private func content(_ index: Int, _ state: ViewState) -> Size {
    let (view, measured) = (scene.views[index], state.content)
    if view.id == "page" { return Browsers.content(of: state) }
    guard state.traits.contains(.scripted), !state.traits.contains(.away) else { return measured }
    while excess.count <= index { excess.append(Size(width: .nan, height: .nan)) }
    if excess[index].width.isNaN {
      let declared = view.contentSize(in: view.frame.size)
      let shown = Size(width: measured.width / state.zoom, height: measured.height / state.zoom)
      let isSame = abs(view.frame.size.width - state.bounds.width) < 1
      excess[index] =
        isSame
        ? Size(width: declared.width - shown.width, height: declared.height - shown.height) : .zero
      compare(view, declared, with: shown, excess[index])
    }
    return Size(
      width: measured.width + excess[index].width * state.zoom,
      height: measured.height + excess[index].height * state.zoom)
  }

  /// Adds a contradiction if the page shows another content size than the recording declares.
  private func compare(
    _ view: ViewScene, _ declared: Size, with shown: Size, _ excess: Size
  ) {
    guard max(abs(excess.width), abs(excess.height)) > 1 else { return }
    contradictions.append(
      "\(address.text): the recording declares content of \(declared.width.text) × "
        + "\(declared.height.text) for the view \(view.id), the page shows \(shown.width.text) × "
        + "\(shown.height.text); the declared size is used")
  }

  /// Increases insets inferred from the page to the recording's declared insets, and replaces
  /// inferred zoom limits by declared zoom limits.
  private func declare(_ view: ViewScene, in state: inout ViewState) {
    guard view.id != "page" else { return }
    for edge in [\Insets.top, \.left, \.bottom, \.right] {
      state.insets[keyPath: edge] = max(state.insets[keyPath: edge], view.insets[keyPath: edge])
    }
    if view.zoom != ZoomPolicy() {
      (state.minimumZoom, state.maximumZoom) = (view.zoom.minimum, view.zoom.maximum)
    }
  }

  func lay(_ scene: Scene, after change: InputEvent.Action) throws(EngineError) {
    guard case .layout = change else {
      throw EngineError(.unsupported, "a recording cannot change the views of a given page")
    }
    self.scene = scene
    if case .layout(.keyboard(let keyboard)) = change { self.keyboard = keyboard }
    var window = scene.window.size
    // A desktop browser has no keyboard, so the window ends above it.
    if case .shown(let frame, _) = keyboard, frame.origin.y >= 1 {
      window.height = min(window.height, frame.origin.y)
    }
    try page.resize(to: window, scene.window.orientation, scale: scene.window.scale)
    try page.redraw()
  }

  func perform(_ command: Command, at state: ViewState) throws(EngineError) {
    guard case .scrollTo(let offset) = command.request else {
      throw EngineError(
        .unsupported, "a page of the user only supports requests to scroll to an offset")
    }
    let behavior = command.animated ? "smooth" : "instant"
    try page.evaluate(
      "flickbookPage.go(\(command.view),\(offset.x.text),\(offset.y.text),\"\(behavior)\")")
    try page.redraw()
  }

  /// The error for a view that is missing from the page; lists the views that the page has.
  private func unknown(_ answer: String) -> EngineError {
    let lists = answer.split(separator: "\"known\":", maxSplits: 1).map {
      $0.filter { !"{}[]\"".contains($0) }.split(separator: ",").joined(separator: ", ")
    }
    let missing = (lists.first ?? "").replacing("missing:", with: "")
    return EngineError(
      .broken,
      "\(address.text) has no view \(missing): its scrollers are \(lists.last ?? "none")")
  }
}
