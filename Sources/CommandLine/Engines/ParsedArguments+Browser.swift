internal import Chromium
internal import Files
internal import Platform
internal import Runs
internal import Text

extension ParsedArguments {
  /// The given browser, or else the first browser in PATH; nil if none is found.
  var browsers: Browsers? { browsers(BrowserCommand.names, environment: []) }

  /// The given browser, or else the first browser in PATH that has windows; nil if none is found.
  var visibleBrowsers: Browsers? {
    let screen = ["DISPLAY", "WAYLAND_DISPLAY", "XAUTHORITY"]
    return browsers(
      BrowserCommand.visibleNames,
      environment: screen.compactMap { name in
        getenv(name).map { "\(name)=\(String(cString: $0))" }
      })
  }

  private func browsers(_ names: [String], environment: [String]) -> Browsers? {
    let searchPath = getenv("PATH").map { String(cString: $0) } ?? ""
    // The browser is started in its own folder, so the path must be absolute.
    let typed = text(.browser).map { $0.contains("/") ? $0.absolutePath(in: currentFolder()) : $0 }
    guard let path = typed ?? BrowserCommand.find(names, in: searchPath) else { return nil }
    var command = BrowserCommand(path)
    command.allowsNetwork = has(.pageNetwork)
    command.environment = ["PATH=\(searchPath)"] + environment
    if let folder = getenv("TMPDIR") { command.temporary = String(cString: folder) }
    command.interruption = Interruption.descriptor
    command.isRealTime = text(.browserClock) == "real"
    command.keepsPageClock = text(.pageClock) == "real"
    return Browsers(command)
  }

  /// A warning before the browser loads a suite's page; nil if none is needed.
  var caution: String? {
    let named = texts(.engine)
    return named.isEmpty || named.contains(Browsers.engineName) ? BrowserCommand.caution : nil
  }

  /// The page given by an option.
  func page(_ option: Option) throws(UsageError) -> WebPage? {
    guard let typed = text(option) else { return nil }
    guard var page = WebPage(typed) else {
      throw .badValue(typed, of: option, expected: Self.expectedPage)
    }
    page.session = try pageSession()
    if let reason = refusal(of: page, named: typed) {
      throw UsageError("\(option.dashed): \(reason)")
    }
    return page
  }

  /// The views of the page given by options.
  func pageViews() throws(UsageError) -> [PageView] {
    try texts(.pageView).map { (typed) throws(UsageError) in
      guard let view = PageView(typed) else {
        throw .badValue(
          typed, of: .pageView,
          expected: "NAME=SELECTOR, such as 'gallery=.swiper; moves=.swiper-wrapper'")
      }
      return view
    }
  }

  /// The page that a suite defines for the engine `chromium`. Its path is relative to the suite's
  /// folder.
  func page(of suite: Suite, in folder: String) throws -> WebPage? {
    guard let named = suite.page else { return nil }
    let typed = named.value.path
    guard named.value.engine == Browsers.engineName else {
      throw FormatError(
        in: suite.file, at: named.location,
        Objection(
          .sense, "a page for engine \(named.value.engine.quoted)",
          expected: "it at the engine \(Browsers.engineName)"))
    }
    let isAddress = typed.hasPrefix("http://") || typed.hasPrefix("https://")
    let path = isAddress ? typed : typed.absolutePath(in: folder)
    guard var page = WebPage(path, named: typed) else {
      throw FormatError(
        in: suite.file, at: named.location,
        Objection(.value, "the page \(typed.quoted)", expected: Self.expectedPage))
    }
    page.session = try pageSession(of: suite, in: folder)
    if let reason = refusal(of: page, named: typed) {
      throw FormatError(in: suite.file, at: named.location, Objection(.value, reason))
    }
    return page
  }

  static let expectedPage = "an HTML file, a folder with an index.html, or an http address"

  /// Why a page may not be loaded; nil if it may be.
  func refusal(of page: WebPage, named name: String) -> String? {
    guard !page.isOffline || has(.pageNetwork), BrowserCommand.isRoot, !has(.noSandbox) else {
      return nil
    }
    let why =
      page.isOffline
      ? "may use the network (\(Option.pageNetwork.dashed))" : "is not on this machine"
    return "\(name) \(why), and a browser that root starts has no sandbox: "
      + "run flickbook as another user, or add \(Option.noSandbox.dashed)"
  }
}
