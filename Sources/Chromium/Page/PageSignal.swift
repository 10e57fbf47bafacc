internal import Gesture
internal import JSON
internal import Replay

/// A number or a text that a page is asked for in every step, by an expression of JavaScript.
package struct PageSignal: Hashable, Sendable {
  package var name: String
  package var script: String
  /// Where somebody wrote it.
  package var origin: String

  package init(_ name: String, _ script: String, from origin: String) {
    self.name = name
    self.script = script
    self.origin = origin
  }

  /// Reads it, where it is asked for.
  fileprivate var reader: String { "()=>(\(script)\n)" }
}

extension BrowserPage {
  /// Refuses expressions that are no JavaScript, each with its place. One that fails when it is read may
  /// speak of what is not there yet.
  func check(_ signals: [PageSignal]) throws(EngineError) {
    for signal in signals {
      do throws(EngineError) {
        try evaluate("(\(signal.reader))&&''")
      } catch {
        guard error.kind == .broken else { throw error }
        throw EngineError(.broken, "\(signal.origin): signal \(signal.name): \(error.message)")
      }
    }
  }

  /// What the page reports under names of its own.
  ///
  /// - Parameter script: Yields an object of them as JSON.
  func signals(_ script: String) throws(EngineError) -> AppSignals {
    var signals = AppSignals()
    let text = try evaluate(script)
    for member in (try? JSONValue(Array(text.utf8)))?.object ?? [] {
      switch member.value.content {
      case .number(let number): signals[member.name] = .number(number)
      case .string(let text): signals[member.name] = .text(text)
      case .boolean(let flag): signals[member.name] = .number(flag ? 1 : 0)
      case .null, .array, .object: break
      }
    }
    return signals
  }
}

extension [PageSignal] {
  /// The script that yields them and those that the page has given recorder.js; nil where there can be
  /// none.
  ///
  /// - Parameter hasRecorder: Whether the page has loaded recorder.js.
  func script(hasRecorder: Bool) -> String? {
    guard hasRecorder || !isEmpty else { return nil }
    let entries = map { "[\"\($0.name)\",\($0.reader)]" }.joined(separator: ",")
    let recorded = hasRecorder ? "...flickbook.signals()," : ""
    return "JSON.stringify({\(recorded)...Object.fromEntries([\(entries)].map(([name,read])=>"
      + "{let value;try{value=read()}catch{}return[name,value]}))})"
  }
}
