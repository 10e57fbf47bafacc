internal import Model
internal import Replay
internal import Text

/// A browser as a scroll engine. The scene is a page, touches go through the browser's own
/// compositor, and, unless the browser runs in real time, a frame is drawn exactly when a step
/// requests it.
///
/// Touches take effect at frames, so a sample at a touch shows the state of the frame before the
/// touch.
final class ChromiumEngine: DistantEngine {
  private let browsers: Browsers
  private let address: WebPage?
  private var grammar: EventGrammar
  private var browser: Browser?
  private var page: (any ShownPage)?
  private var fingers = FingersDown()
  /// The last states that the page showed.
  private var states: [ViewState]
  private var signals = AppSignals()
  /// Errors of the page that have not been added to a step yet.
  private var errors: [PageError] = []
  private let options: PageOptions
  /// The picture of the last frame.
  private var picture: String?
  private var now = Instant.zero
  var declared = Abilities.all

  /// - Parameter address: The page to load; nil to generate a page from the scene.
  init(
    _ scene: Scene, _ browsers: Browsers, at address: WebPage?, _ options: PageOptions
  ) throws(EngineError) {
    self.options = options
    if address == nil { try SceneSupport.check(scene) }
    self.browsers = browsers
    self.address = address
    grammar = EventGrammar(scene)
    states = Array(repeating: ViewState(), count: scene.views.count)
  }

  deinit {
    // If a recording was not replayed to its end, the browser is still intact.
    if let browser { leave(browser, isGood: true) }
  }

  /// Closes the page. If that succeeds and `isGood` is set, returns the browser for reuse,
  /// otherwise ends the browser.
  private func leave(_ browser: Browser, isGood: Bool) {
    if isGood, let page, (try? page.page.close()) != nil {
      browsers.putBack(browser)
    } else {
      browsers.discard(browser)
    }
  }

  var ownsClock: Bool { browsers.command.isRealTime }

  /// Opens the page at the first call. Later calls do nothing, because the page advances only with
  /// frames and input.
  func advance(to time: Instant) throws(EngineError) {
    if page == nil { try open(at: time) }
  }

  func drawFrame(at time: Instant) throws(EngineError) {
    let isOpen = page != nil
    if !isOpen { try open(at: time) }
    guard isOpen || options.pictured.contains(time) else { return }
    try attempt(at: time) { (page) throws(EngineError) in
      if isOpen {
        try page.step(to: time)
        try page.show(in: &states, &signals, &errors)
      }
      if options.pictured.contains(time) { picture = try page.page.picture() }
    }
  }

  func handle(_ moment: Moment) throws(EngineError) {
    try attempt(at: moment.time) { (page) throws(EngineError) in
      try perform(moment, on: page)
    }
  }

  func show(in frame: inout Frame) {
    frame.views = states
    frame.signals = signals
    frame.pageErrors = errors
    frame.picture = picture
    errors.removeAll()
    picture = nil
  }

  func fill(_ steps: inout [Step], count: Int) throws(EngineError) {
    for index in 0..<count {
      let time = steps[index].time
      switch steps[index].cause {
      case .before: try advance(to: time)
      case .after: try handle(steps[index].moment)
      case .frame where steps[index].isDrawn: try drawFrame(at: time)
      case .frame: try advance(to: time)
      }
      show(in: &steps[index].frame)
    }
  }

  func perform(_ moments: [Moment], _ patience: ReplayLimit) throws(EngineError) -> [Step] {
    var performance = Performance(states, signals, errors)
    for moment in moments {
      try attempt(at: moment.time) { (page) throws(EngineError) in
        try performance.watch(page, until: moment.time)
        performance.add(.before, at: moment.time, moment)
        try perform(moment, on: page)
        performance.add(.after, at: moment.time, moment)
      }
    }
    try attempt(at: now) { (page) throws(EngineError) in
      try performance.watch(page, patience, after: now)
    }
    return performance.steps
  }

  func finish() throws(EngineError) {
    guard let browser else { return }
    try attempt(at: now) { (page) throws(EngineError) in
      if let watch = options.code { try page.page.report(to: watch) }
      browsers.weigh(browser)
      try page.page.close()
    }
    self.browser = nil
    page = nil
    browsers.putBack(browser)
  }

  /// Opens the page. If a browser fails to open a generated page, it is replaced once.
  private func open(at time: Instant) throws(EngineError) {
    do throws(EngineError) { try openPage(at: time) } catch {
      guard address == nil, error.kind == .late || error.kind == .broken else { throw error }
      try openPage(at: time)
    }
  }

  private func openPage(at time: Instant) throws(EngineError) {
    let browser = try browsers.lend(for: address, countingCode: options.code != nil)
    self.browser = browser
    do throws(EngineError) {
      let page: any ShownPage =
        if let address {
          try AppPage(grammar.scene, at: address, options, in: browser)
        } else {
          try ScenePage(grammar.scene, options.signals, in: browser)
        }
      try page.begin(at: time)
      try page.show(in: &states, &signals, &errors)
      browsers.add(contradictions: (page as? AppPage)?.contradictions ?? [])
      self.page = page
    } catch {
      throw give(up: error)
    }
    now = time
  }

  /// Performs an action on the page. After a failure the browser is not reused, unless the error is
  /// that the action is unsupported.
  private func attempt(
    at time: Instant, _ body: (any ShownPage) throws(EngineError) -> Void
  ) throws(EngineError) {
    guard let page else { throw EngineError(.outOfOrder, "the page is not open") }
    now = time
    do throws(EngineError) { try body(page) } catch { throw give(up: error) }
  }

  private func give(up error: EngineError) -> EngineError {
    guard let browser else { return error }
    self.browser = nil
    if error.kind == .interrupted {
      browser.end()
    } else {
      leave(browser, isGood: error.isNoFailure)
    }
    page = nil
    guard error.kind == .broken || error.kind == .late else { return error }
    return EngineError(error.kind, "at \(now.text) ms: \(error.message)")
  }

  /// Performs the events of a moment. Touches take effect at the next frame; app actions are
  /// performed and drawn immediately.
  private func perform(_ moment: Moment, on page: any ShownPage) throws(EngineError) {
    try moment.check(declared)
    var touches = Moment(at: moment.time)
    for event in moment.events where event.value.isInput {
      // Grammar errors were already rejected when the recording was read.
      try? grammar.admit(InputEvent(at: moment.time, event.value))
      if event.value.touch != nil {
        touches.events.append(event)
        continue
      }
      try touch(touches, on: page)
      touches.events.removeAll()
      try page.page.release()
      if case .request(let command) = event.value {
        try page.perform(command, at: states[command.view])
      } else {
        try page.lay(grammar.scene, after: event.value)
      }
      try page.show(in: &states, &signals, &errors)
    }
    try touch(touches, on: page)
  }

  private func touch(_ moment: Moment, on page: any ShownPage) throws(EngineError) {
    if !moment.events.isEmpty { try page.touch(moment, &fingers) }
  }
}
