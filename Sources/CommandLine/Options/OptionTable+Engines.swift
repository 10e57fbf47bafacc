internal import Text

// The options that connect engines in other processes.

extension Option {
  static let engineCommand = Option(
    "engine-command", nil, .text("NAME=CMD"), isRepeatable: true,
    summary: "an engine that is a program",
    details: """
      The shell runs the command, and the program implements the line protocol on stdin and \
      stdout: one line of JSON per request and per reply. --engine NAME selects it; without \
      --engine it is the engine that is used. The program gets PATH, HOME and TMPDIR of the \
      environment, receives requests for many frames at once, plays one recording after the other, and is \
      started again when it fails. 'flickbook engine serve' serves an engine of this program in \
      this way.
      """)

  static let engineEnvironment = Option(
    "engine-env", nil, .text("VARIABLE"), isRepeatable: true,
    summary: "a variable to pass to engines that are programs",
    details: "NAME passes it on if it is set, NAME=VALUE sets it.")

  static let engineTimeout = Option(
    "engine-timeout", nil, .text("OP=TIME"), isRepeatable: true,
    summary: "how long an engine that is a program may take: advance=5s",
    details: """
      Defaults: hello 30 s; scene (and reset) 10 s; advance 2 s plus five times the time that \
      passes in the recording, but at most 10 s; play 10 s; bye 2 s. A value for advance is the total \
      time; a value for play is added to the duration of the recording. An engine that takes too \
      long on three recordings in a row is not used further.
      """)

  static let lockStep = Option(
    "lock-step", summary: "request one step at a time from engines that are programs",
    details: "The result must be the same; an error of an engine is easier to locate.")

  static let browser = Option(
    "browser", nil, .file("PROGRAM"), summary: "the browser that --engine chromium starts",
    details: """
      Default: the first of chromium-headless-shell, chrome-headless-shell and headless_shell in \
      PATH. Other builds of Chromium cannot be stepped frame by frame.
      """)

  static let browserClock = Option(
    "browser-clock", nil, .word("CLOCK", of: ["stepped", "real"]), standard: "stepped",
    summary: "how time passes for --engine chromium",
    details: """
      stepped: the browser draws a frame when the replay requests one, faster than real time and \
      reproducibly. real: it draws by itself, for builds that cannot be stepped; the same gesture \
      varies by up to 25 points between replays, and the tolerances are increased by as much.
      """)

  static let pageClock = Option(
    "page-clock", nil, .word("CLOCK", of: ["stepped", "real"]), standard: "stepped",
    summary: "the clock of the scripts of --page",
    details: """
      stepped: Date, performance.now, timers and requestAnimationFrame follow the replay, so \
      scripts are reproducible. real: they use the clock of this machine.
      """)

  static let page = Option(
    "page", nil, .text("PAGE"), summary: "the page that --engine chromium loads as the scene",
    details: """
      An HTML file, a folder with an index.html, or an http address. The folder of a file answers \
      its requests inside the browser, as http://page.localhost, so that module scripts and fetch \
      work; no server listens. The views of a recording are found by the names that recorder.js \
      gave them: page, an id, or an element with its number. Without --engine, chromium is the \
      engine that is used. Without a page, each scene becomes one.
      """)

  static let pageView = Option(
    "page-view", nil, .text("NAME=SELECTOR"), isRepeatable: true,
    summary: "the element of --page that is a view",
    details: """
      For a page in which names do not identify a view, or in which it is not obvious what moves: \
      'gallery=.swiper', or 'gallery=.swiper; moves=.swiper-wrapper' for what the page's scripts \
      move in it, one element or each slide. Recordings and suites can specify the same.
      """)

  static let har = Option(
    "har", nil, .file("FILE"), summary: "answer the requests of --page from a HAR file",
    details: """
      The developer tools of a browser and Playwright write such files, Playwright also as a zip \
      archive (content: attach). The page then has no network: a request that FILE does not answer \
      fails, and breaks no-failed-request. If FILE has several answers to one request, each is \
      given once, in the order of FILE, and then the last one is repeated.
      """)

  static let storageState = Option(
    "storage-state", nil, .file("FILE"), summary: "the cookies and local storage of --page",
    details: """
      FILE is the JSON that Playwright's storageState writes, for example after a login. Cookies \
      do not expire. Its entries for localhost and 127.0.0.1 also apply to a page that is a file.
      """)

  static let initScript = Option(
    "init-script", nil, .file("FILE"), isRepeatable: true,
    summary: "a script to run in --page before its own scripts")

  static let header = Option(
    "header", nil, .text("HEADER"), isRepeatable: true,
    summary: "a header of the requests of --page: 'Name: value'",
    details: "It may be secret, so results and the commands in reports do not contain it.")

  static let pageNetwork = Option(
    "page-network", summary: "let pages on this machine use the network",
    details: """
      Without it, a page that is a file reaches no address, not even this machine, and a page at \
      localhost or 127.0.0.1 reaches only this machine. The invariant no-failed-request reports \
      each blocked request. With it, the browser runs in a sandbox and is slower. A page at another \
      address always has the network, unless --har answers its requests.
      """)

  static let pageWindow = Option(
    "size", nil, .text("WxH"), standard: "390x844", summary: "the size of the window in points",
    details: "In CSS pixels, for a device that is held upright.")

  static let pageScale = Option(
    "scale", nil, .number("SCALE", 0.5...8, expected: "a number of pixels from 0.5 to 8"),
    standard: "3", summary: "pixels per point")

  static let noSandbox = Option(
    "no-sandbox", summary: "let root load pages from the network",
    details: """
      The browser's sandbox does not work for root, so root may load only pages on this machine, \
      or with --har, without the network.
      """)

  static let served = Option(
    engine.name, nil, .name("ENGINE", .engine), summary: "the engine to serve",
    details: """
      The name of an engine, with changed settings in parentheses: 'ios(rate=0.9979,slop=8)'. \
      Default: ios. The client can change more settings.
      """)

  static let allowCommands = Option(
    "allow-commands", summary: "let the suite that is found run its commands",
    details: """
      Without it, the commands of a suite, its page and the JavaScript of its signals run only if \
      --suite names it, or in a folder that 'flickbook trust' allows: checking a downloaded folder \
      must not run its code.
      """)

  static let trustedList = Option("list", summary: "print the trusted folders")

  static let forget = Option("forget", summary: "no longer trust the folder")

  /// The options that define engines, for every verb that takes an engine.
  static let engineSources =
    [suite, allowCommands, engineCommand, engineEnvironment, engineTimeout, lockStep]
    + browserOptions

  /// The options for the engine chromium: how a browser is started, and which page it loads.
  static let browserOptions = [
    browser, browserClock, page, pageView, pageClock, har, storageState, initScript, header,
    pageNetwork, noSandbox,
  ]
}
