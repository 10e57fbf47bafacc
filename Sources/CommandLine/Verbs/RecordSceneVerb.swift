internal import Chromium
internal import Model
internal import Replay
internal import Runs
internal import Text
internal import Writing

extension Verb {
  static let recordScene = Verb(
    "record scene", summary: "write a web page as a recording without touches",
    description: """
      A browser loads the page in a window of the given size, and everything that scrolls in it \
      becomes a view of the recording, with the name that recorder.js gives it. The recording has \
      no touches: 'flickbook fuzz' generates gestures for its scene, and 'flickbook import \
      --scene' adds the touches of a log. With --record the page is opened in a visible browser \
      with the recorder in it, and the touches of the user are saved.
      """,
    operands: Operands("PAGE", .files, atLeast: 1, atMost: 1),
    options: [
      .pageWindow, .pageScale, .pageView, .recordsUser, .output, .browser, .har, .storageState,
      .initScript, .header, .pageNetwork, .noSandbox, .color,
    ],
    examples: [
      "flickbook record scene Examples/Web/list.html -o list.xml":
        "Write the scene of a page of your own.",
      "flickbook record scene Examples/Web/map.html --size 390x844 --scale 3":
        "Show the scroll views of a page on a phone of that size.",
    ],
    exits: [
      .held: "the recording was written",
      .unjudged: "wrong command line, no browser, or a page that cannot be loaded",
    ],
    run: { arguments, terminal in
      let typed = arguments.operands.first ?? ""
      guard var page = WebPage(typed) else {
        throw UsageError("\(typed.visible) is not a page: expected \(ParsedArguments.expectedPage)")
      }
      page.session = try arguments.pageSession()
      if let reason = arguments.refusal(of: page, named: typed) { throw UsageError(reason) }
      if arguments.has(.recordsUser) { return try recordUser(page, arguments, &terminal) }
      guard let browsers = arguments.browsers else { throw UsageError(BrowserCommand.missing) }
      defer { browsers.close() }
      if let caution = BrowserCommand.caution { terminal.warn(caution) }
      do {
        let scene = try browsers.scene(
          of: page, in: try window(arguments), try arguments.pageViews())
        var head = RecordingHead(title: "The scene of \(typed)", scene: scene)
        head.note = "The scroll views of the page, without touches."
        let text = String(decoding: try Recording(head, events: []).canonicalBytes(), as: UTF8.self)
        try terminal.write(text, to: arguments.text(.output))
        return .held
      } catch let error as EngineError {
        terminal.error("\(typed.visible): \(error.message)")
        return .reported(.unjudged)
      }
    })
}

/// Records what the user does in a visible browser.
private func recordUser(
  _ page: WebPage, _ arguments: ParsedArguments, _ terminal: inout Terminal
) throws -> Outcome {
  let record = Option.recordsUser.dashed
  let screens = ["DISPLAY", "WAYLAND_DISPLAY"].compactMap { terminal.environment($0) }
  guard screens.contains(where: { !$0.isEmpty }) else {
    throw UsageError(
      "\(record) needs a screen: neither DISPLAY nor WAYLAND_DISPLAY is set; without one, put the "
        + "script of 'flickbook record script' into the page and open it on a phone")
  }
  guard let browsers = arguments.visibleBrowsers else {
    throw UsageError(
      "\(record) needs a browser that can show a window: install chromium "
        + "(apt-get install chromium), or name one with \(Option.browser.dashed)")
  }
  if let caution = BrowserCommand.caution { terminal.warn(caution) }
  Interruption.isAwaited()
  do {
    let window = try window(arguments)
    let text = try browsers.record(
      page, in: window,
      hasBegun: {
        terminal.report("touch the page with the mouse; press Stop in it or Ctrl-C here to end")
      },
      isOver: { Interruption.hasCome })
    guard let text else {
      return Outcome(.unjudged, "nothing was recorded: the page was not touched")
    }
    try terminal.write(text, to: arguments.text(.output))
    return .held
  } catch let error as EngineError {
    terminal.error("\(page.text.visible): \(error.message)")
    return .reported(.unjudged)
  }
}

/// The window that shows the page.
private func window(_ arguments: ParsedArguments) throws(UsageError) -> Window {
  Window(
    size: try arguments.size(.pageWindow, expected: "two lengths such as 390x844")
      ?? Size(width: 390, height: 844),
    scale: arguments.number(.pageScale) ?? 3)
}
