internal import Replay
internal import Text

@testable internal import EngineLink
@testable internal import Engines

/// Reads replies of an engine in another process, one per line. The first may be a greeting.
func readAnswers(_ bytes: [UInt8]) {
  var columns = SampleColumn.allCases
  for line in bytes.split(separator: UInt8(ascii: "\n")) {
    Array(line).withUnsafeBufferPointer { line in
      // Rejections need no check here: they are `Objection`s, which always have a message.
      guard let answer = try? Envelope(line) else { return }
      if let introduction = try? Introduction(answer) { columns = introduction.columns }
      var state = ViewState()
      readList("samples") { (scan) throws(Objection) in
        _ = try scan.sample(columns, into: &state)
      }
      readList("callbacks") { (scan) throws(Objection) in _ = try scan.callback() }
      readList("readouts") { (scan) throws(Objection) in _ = try scan.readouts() }
      func readList(_ name: String, _ element: (inout JSONScan) throws(Objection) -> Void) {
        guard var scan = answer.optional(name), (try? scan.beginList()) != nil else { return }
        while (try? scan.nextElement()) == true, (try? element(&scan)) != nil {}
      }
    }
  }
}

/// Sends requests to a served engine, one per line. Each must get one line as its reply.
func readRequests(_ bytes: [UInt8]) throws(Contradiction) {
  var server = EngineServer(ClampingEngine.factory)
  for line in bytes.split(separator: UInt8(ascii: "\n")) {
    let answer = Array(line).withUnsafeBufferPointer { server.reply(to: $0) }
    guard answer.last == UInt8(ascii: "\n"), !answer.dropLast().contains(UInt8(ascii: "\n")) else {
      throw Contradiction("an answer that is no line")
    }
    if server.isDone { return }
  }
}
