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
  /// Whether its scripts see the clock of this machine.
  private let keepsClock: Bool
  /// Time zero of the recording on the page's own clock, in milliseconds.
  private var zero = 0.0

  /// Time for a page's initial activity before the recording begins, in frames.
  private static let openingFrames = 30

  init(
    _ scene: Scene, at address: WebPage, _ options: PageOptions, in browser: Browser
  ) throws(EngineError) {
    self.scene = scene
    self.address = address
    let window = scene.window.size
    page = try BrowserPage(
      in: browser, largest: max(window.width, window.height, 64).rounded(.up), for: address)
    // Before loading, so that requests that fail immediately are also observed.
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
    let names = scene.views.map(\.id.json).json
    let missing = try page.evaluate("flickbookPage.find(\(names.text))")
    guard missing.isEmpty else { throw unknown(missing) }
  }

  func step(to time: Instant) throws(EngineError) {
    try tick("frame", at: time)
    try page.step(to: time)
  }

  /// The page's scripts see each touch at its own time.
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
    if text.hasPrefix("gone ") {
      throw EngineError(.broken, "\(address.text) has removed its view \(text.dropFirst(5))")
    }
    let numbers = text.split(separator: " ").compactMap { Double($0) }
    guard numbers.count == 13 * states.count, numbers.allSatisfy(\.isFinite) else {
      throw EngineError(
        .broken, "\(address.text) does not show numbers for the positions of its views")
    }
    for index in states.indices {
      let row = Array(numbers[(13 * index)..<(13 * index + 13)])
      states[index].offset = Point(x: Browsers.rounded(row[0]), y: Browsers.rounded(row[1]))
      states[index].zoom = row[2]
      states[index].content = Size(width: row[3], height: row[4])
      states[index].bounds = Size(width: row[5], height: row[6])
      states[index].frame = Rectangle(x: row[7], y: row[8], width: row[9], height: row[10])
      states[index].minimumZoom = row[11]
      states[index].maximumZoom = row[12]
      if scene.views[index].id == "page" { page.zoom = row[2] }
    }
  }

  func lay(_ scene: Scene, after change: InputEvent.Action) throws(EngineError) {
    guard case .layout = change else {
      throw EngineError(.unsupported, "a page of the user changes by itself, not by a recording")
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

  /// The error for a view that is missing from the page, with the views it has.
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
