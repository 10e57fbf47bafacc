internal import Formats
internal import Reporting

extension Verb {
  static let recorder = Verb(
    "recorder", summary: "write the page that records gestures on any device",
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
      containers. A page finds the same as flickbook.start(), flickbook.stop() and flickbook.xml().
      """,
    ],
    options: [.pageScript, .pageOutput],
    examples: [
      Example("flickbook recorder -o recorder.html", "The page, to be opened on a phone."),
      Example("flickbook recorder --script -o recorder.js", "The script for a page of your own."),
      Example(
        "flickbook check --engine seen swipe.xml",
        "Judge what the browser showed while swipe.xml was recorded."),
    ],
    exits: [
      Exit(.held, "the page or the script was written"),
      Exit(.unjudged, "wrong command line, or a file that cannot be written"),
    ],
    run: writeRecorder)
}

private func writeRecorder(
  _ arguments: ParsedArguments, _ terminal: inout Terminal
) throws(UsageError) -> Outcome {
  let bytes =
    arguments.has(.pageScript)
    ? RecorderScript.bytes : RecorderPage().html { SHA256.hexadecimal(of: $0) }
  let text = String(decoding: bytes, as: UTF8.self)
  guard let path = arguments.text(.pageOutput), path != "-" else {
    terminal.output.write(text)
    return .held
  }
  do throws(WriteError) {
    try NewFile(path, replacing: true, discardingPart: true).put(text)
  } catch {
    return Outcome(.unjudged, error.description)
  }
  return .held
}
