internal import Files
internal import Playground
internal import Recorder
internal import Reports
internal import Results
internal import Runs

extension Verb {
  static let record = Verb(
    group: "record", summary: "record gestures",
    description: """
      A page or a script records gestures in a browser, screen reads a touch screen of Linux, and \
      scene makes a recording without touches of the scroll views in a web page. Apps record \
      themselves with the library FlickbookRecorder; logs of other tools are read by 'flickbook \
      import'.
      """, [recordPage, recordScript, recordServe, recordScreen, recordScene])

  static let recordPage = Verb(
    "record page", summary: "write a page that records gestures",
    description: """
      Writes one HTML page that records gestures and needs nothing else: no network, no server, no \
      installation. Put it on any web host, or on the device itself, open it there, choose a \
      scene, record, and download or share the recording. check, show and all other verbs read it \
      as it is. The page can also play back recordings.

      With "Fingers and scrolling" the browser scrolls, and both the touches and the observed \
      offsets are recorded; 'flickbook check --engine seen' then judges the browser itself. With \
      "Every sample" nothing scrolls, and every sample of the digitizer is recorded.

      With --engine a built-in engine scrolls the scenes instead of the browser, and every sample \
      of the fingers is recorded. Two engines alternate, and their names are hidden: record with \
      each, then vote, and the vote is saved in the note of the recording.
      """,
    options: [.pageOutput, .drivingEngines, .color],
    examples: [
      "flickbook record page -o recorder.html": "Write the page, to open on a phone.",
      "flickbook record page --engine ios --engine android -o feel.html":
        "Compare two engines on a phone in a blind test, and vote.",
      "flickbook check --engine seen swipe.xml":
        "Judge the browser in which swipe.xml was recorded.",
    ],
    exits: recordExits,
    run: { arguments, terminal in
      let engines = try drivingEngines(arguments)
      if !engines.isEmpty { _ = try PageEngines.required() }
      let page = RecorderPage(playground: .builtIn, engines: engines)
      let text = String(decoding: page.html { SHA256.hexadecimal(of: $0) }, as: UTF8.self)
      try terminal.write(text, to: arguments.text(.pageOutput))
      return .held
    })

  static let recordScript = Verb(
    "record script", summary: "write a script that records gestures in pages of your own",
    description: """
      One tag in a page of your own, <script src="recorder.js"></script>, adds a small button that \
      records touches and scrolling of the scroll containers of that page. Scripts can call \
      flickbook.start(), flickbook.stop() and flickbook.xml() instead.
      """,
    options: [.scriptOutput, .color],
    examples: ["flickbook record script -o recorder.js": "Write the script."],
    exits: recordExits,
    run: { arguments, terminal in
      let text = String(decoding: RecorderScript.bytes, as: UTF8.self)
      try terminal.write(text, to: arguments.text(.scriptOutput))
      return .held
    })

  private static let recordExits: KeyValuePairs<ExitCode, String> = [
    .held: "the file was written",
    .unjudged: "wrong command line, or a file that cannot be written",
  ]

  static let recordServe = Verb(
    "record serve", summary: "serve the recorder page to phones, and judge their recordings",
    description: """
      Serves the page of 'flickbook record page' to phones in the same network until Ctrl-C, and \
      shows its address and a QR code. A recording that a phone sends is linted, saved under a new \
      name and judged, and the phone shows the verdict. Without ADDRESS the server listens on \
      localhost only; with 0.0.0.0:8080 it listens on every interface. Each upload needs a \
      one-time token; there is no encryption.
      """,
    operands: Operands("ADDRESS", .address, atMost: 1),
    options: [.postedFolder, .postedEngines] + Option.engineSources + [.ascii, .color],
    examples: [
      "flickbook record serve 0.0.0.0:8080 -o Recordings --engine ios":
        "Serve the page to phones nearby, and judge their recordings on ios too."
    ],
    exits: [
      .held: "the page was served until Ctrl-C",
      .unjudged: "wrong command line, or an address or folder that cannot be used",
    ],
    run: { arguments, terminal in try serveRecorder(arguments, &terminal) })
}
