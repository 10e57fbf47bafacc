package import Replay
internal import Text

/// The reason why a replay stopped before its end, from the last line of its trace.
package enum TraceStop: Hashable, Sendable {
  /// The engine failed.
  case engine(EngineError)
  /// The recording is malformed. Reading the recording again gives the error.
  case recording

  static let recordingWord: StaticString = "wrong-recording"
}

extension TraceText {
  /// Writes the line without which a trace is incomplete: `# end`, followed by the reason if the
  /// replay stopped early.
  mutating func put(end stop: TraceStop?) {
    put(plain: TraceHead.end)
    switch stop {
    case nil: break
    case .recording?:
      put("\t")
      put(TraceStop.recordingWord)
    case .engine(let error)?:
      put("\t")
      put(plain: error.kind.rawValue)
      put(message: error.message)
    }
    put("\n")
  }

  /// Writes a line before a step's rows: the kind of a page error, and the browser's text.
  mutating func put(_ error: PageError) {
    put(TraceHead.pageError)
    put(plain: error.traceWord)
    put(message: error.text)
    put("\n")
  }

  private mutating func put(message: String) {
    guard !message.isEmpty else { return }
    put("\t")
    put(value: message)
  }
}

extension TraceScan {
  /// Parses the text after `# end`.
  mutating func stop() throws(Objection) -> TraceStop? {
    guard skip("\t") else {
      try expectEnd()
      return nil
    }
    if skip(TraceStop.recordingWord) {
      try expectEnd()
      return .recording
    }
    let start = position
    let word = String(decoding: word { $0 == UInt8(ascii: "\t") }, as: UTF8.self)
    guard let kind = EngineError.Kind(rawValue: word) else {
      throw fault(
        at: start, .unknown,
        expected: "\(TraceStop.recordingWord), or a failure of an engine: "
          + alternatives(EngineError.Kind.allCases.map(\.rawValue)))
    }
    return .engine(EngineError(kind, try message()))
  }

  mutating func pageError() throws(Objection) -> PageError {
    let start = position
    let word = String(decoding: word { $0 == UInt8(ascii: "\t") }, as: UTF8.self)
    guard var error = PageError.examples.first(where: { $0.traceWord == word }) else {
      throw fault(at: start, .unknown, expected: alternatives(PageError.examples.map(\.traceWord)))
    }
    error.text = try message()
    return error
  }

  /// Parses the text between a tab and the end of the line; empty if there is no tab.
  private mutating func message() throws(Objection) -> String {
    guard skip("\t") else {
      try expectEnd()
      return ""
    }
    let message = try text()
    try expectEnd()
    return message
  }
}

extension PageError {
  /// An error for each `traceWord`.
  fileprivate static let examples =
    Kind.allCases.map { PageError($0, "") }
    + [Kind.request, .answer].map { PageError($0, "", isScript: true) }

  fileprivate var traceWord: String {
    switch kind {
    case .exception: "exception"
    case .rejection: "rejection"
    case .console: "console"
    case .request: isScript ? "script-request" : "request"
    case .answer: isScript ? "script-answer" : "answer"
    }
  }
}
