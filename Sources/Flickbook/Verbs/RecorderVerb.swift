internal import Formats
internal import Reporting

extension Verb {
  static let recorder = Verb(
    "recorder", summary: "write or serve the page that records gestures on any device",
    description: [
      """
      Writes one HTML page that needs nothing else: no network, no server, no installation. Put it on any \
      web host, or on the device itself, open it there, choose a scene, record, and download or share the \
      recording: XML that check, show and all other verbs take as it is. The page plays recordings back too.
      """,
      """
      Observed, the browser scrolls, and both the fingers and what it showed are recorded; 'flickbook check \
      --engine seen' then judges the browser itself. Raw, nothing scrolls, and every sample the browser has \
      of the fingers is kept.
      """,
      """
      With --script it writes a script instead. One tag in a page of your own, <script \
      src="recorder.js"></script>, and that page has a small button that records what is done to its scroll \
      containers. Scripts there may call flickbook.start(), flickbook.stop() and flickbook.xml() instead.
      """,
      """
      With --serve it gives the page to phones in the same network until Ctrl-C. It shows an address and \
      its QR code; a recording made there is linted, saved under a new name, judged, and the verdict is \
      shown on the phone. Without ADDRESS only this machine reaches it; 0.0.0.0:8080 is every interface. \
      Each recording needs a token that is used up with it; there is no encryption.
      """,
    ],
    operands: Operands("ADDRESS", .address, atMost: 1),
    options: [.pageScript, .pageOutput, .serving, .into, .servedEngines] + Option.processes + [
      .ascii, .color,
    ],
    examples: [
      Example("flickbook recorder -o recorder.html", "The page, to be opened on a phone."),
      Example("flickbook recorder --script -o recorder.js", "The script for a page of your own."),
      Example(
        "flickbook recorder --serve 0.0.0.0:8080 --into Recordings --engine ios",
        "The page for phones nearby; what they record is judged on ios too."),
      Example(
        "flickbook check --engine seen swipe.xml",
        "Judge what the browser showed while swipe.xml was recorded."),
    ],
    exits: [
      Exit(.held, "the page or the script was written, or served until Ctrl-C"),
      Exit(
        .unjudged,
        "wrong command line, a file that cannot be written, an address that cannot be listened on"),
    ],
    run: writeRecorder)
}

private func writeRecorder(
  _ arguments: ParsedArguments, _ terminal: inout Terminal
) throws(UsageError) -> Outcome {
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
  let bytes =
    arguments.has(.pageScript)
    ? RecorderScript.bytes : RecorderPage().html { SHA256.hexadecimal(of: $0) }
  let text = String(decoding: bytes, as: UTF8.self)
  guard let path = arguments.text(.pageOutput), path != "-" else {
    terminal.output.write(text)
    return .held
  }
  do throws(WriteError) {
    try NewFile(path, replacing: true).put(text)
  } catch {
    terminal.error(error.description)
    return .reported(.unjudged)
  }
  return .held
}
