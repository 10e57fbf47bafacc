internal import Model
internal import Replay
internal import Text

/// A number or a text that a JavaScript expression computes from a page at every step.
package struct PageSignal: Hashable, Sendable {
  package var name: String
  package var script: String
  /// The location at which the signal is defined.
  package var origin: String

  package init(_ name: String, _ script: String, from origin: String) {
    self.name = name
    self.script = script
    self.origin = origin
  }

  /// A JavaScript function that evaluates the signal.
  fileprivate var reader: String { "()=>(\(script)\n)" }
}

extension BrowserPage {
  /// Rejects invalid JavaScript expressions, with their locations. An expression that throws when
  /// evaluated is accepted: it may refer to something that does not exist yet.
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

  /// The app's own signals.
  ///
  /// - Parameter script: A script that returns an object with the signals as JSON.
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
  /// The script that returns these signals and the signals that the page has passed to recorder.js;
  /// nil if there are no signals.
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
