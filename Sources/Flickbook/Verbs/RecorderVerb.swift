internal import Formats
internal import Reporting

extension Verb {
  static let recorder = Verb(
    "recorder", summary: "write or serve the recorder page",
    description: """
      Writes one HTML page that records gestures and needs nothing else: no network, no server, no \
      installation. Put it on any web host, or on the device itself, open it there, choose a \
      scene, record, and download or share the recording. check, show and all other verbs read it \
      as it is. The page plays recordings back too.

      With "Fingers and scrolling" the browser scrolls, and both the fingers and what the browser \
      showed are recorded; 'flickbook check --engine seen' then judges the browser itself. With \
      "Every sample" nothing scrolls, and every sample of the digitizer is recorded.

      With --engine a built-in engine scrolls the scenes instead of the browser, and every sample of the \
      fingers is recorded. Two engines take turns without their names: record with each, then vote, and \
      the vote is saved in the note of the recording.

      With --script it writes a script instead. One tag in a page of your own, <script \
      src="recorder.js"></script>, adds a small button that records what fingers do to the scroll \
      containers of that page. Scripts can call flickbook.start(), flickbook.stop() and \
      flickbook.xml() instead.

      With --serve it serves the page to phones in the same network until Ctrl-C, and shows its \
      address and a QR code. A recording that a phone sends is linted, saved under a new name and \
      judged, and the phone shows the verdict. Without ADDRESS the server listens on localhost \
      only; 0.0.0.0:8080 is every interface. Each upload needs a one-time token; there is no \
      encryption.
      """,
    operands: Operands("ADDRESS", .address, atMost: 1),
    options: [.pageScript, .pageOutput, .serving, .into, .servedEngines] + Option.engineSources + [
      .ascii, .color,
    ],
    examples: [
      "flickbook recorder -o recorder.html": "Write the page, to open on a phone.",
      "flickbook recorder --engine ios,android -o feel.html":
        "Feel two engines on a phone without knowing which is which, and vote.",
      "flickbook recorder --script -o recorder.js": "Write the script for a page of your own.",
      "flickbook recorder --serve 0.0.0.0:8080 --into Recordings --engine ios":
        "Serve the page to phones nearby, and judge what they record on ios too.",
      "flickbook check --engine seen swipe.xml":
        "Judge what the browser showed while swipe.xml was recorded.",
    ],
    exits: [
      .held: "the page or the script was written, or served until Ctrl-C",
      .unjudged:
        "wrong command line, a file that cannot be written, an address that cannot be used",
    ],
    run: { arguments, terminal in
      if arguments.has(.serving) {
        for option in [Option.pageScript, .pageOutput] where arguments.has(option) {
          throw UsageError(
            "\(option.dashed) cannot be given with --serve, which writes no page to a file")
        }
        return try serveRecorder(arguments, &terminal)
      }
      if let address = arguments.operands.first {
        throw UsageError("an address needs --serve: remove \(address.quoted), or add --serve")
      }
      let engines = try drivingEngines(arguments)
      if !engines.isEmpty { _ = try PageEngines.required() }
      let page = RecorderPage(playground: .builtIn, engines: engines)
      let bytes =
        arguments.has(.pageScript)
        ? RecorderScript.bytes : page.html { SHA256.hexadecimal(of: $0) }
      let text = String(decoding: bytes, as: UTF8.self)
      try terminal.write(text, to: arguments.text(.pageOutput))
      return .held
    })
}
