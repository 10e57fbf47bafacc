internal import Replay
internal import Text

@testable internal import Chromium

/// Reads messages of a browser about its page, one per line.
func readMessages(_ bytes: [UInt8]) throws(Contradiction) {
  var watch = ErrorWatch(isOffline: bytes.count.isMultiple(of: 2))
  for line in bytes.split(separator: UInt8(ascii: "\n")) {
    let message = Array(line).withUnsafeBufferPointer { try? JSONValue($0, deepest: 64) }
    guard let message, let method = message["method"]?.string else { continue }
    let event = DevToolsEvent(
      method: method, session: message["sessionId"]?.string,
      parameters: message["params"] ?? message)
    watch.see(event)
    if let deed = PageDeed(event, isLoaded: true), deed.text.isEmpty {
      throw Contradiction("a page that does something without a word")
    }
    _ = RanCode(coverage: event.parameters)
  }
  for error in watch.removeAll() where error.text.count > 300 || error.text.contains("\n") {
    throw Contradiction("an error that is no line: \(error.text.debugDescription)")
  }
}
