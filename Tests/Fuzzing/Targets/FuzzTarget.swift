/// A reader that gets the inputs of a fuzzer.
///
/// Each input must be rejected with a message or read. A trap, a hang or an inconsistent result is
/// a bug. `make fuzz` searches for such inputs, and a test reads the kept inputs with each reader.
public enum FuzzTarget: String, CaseIterable, Sendable {
  case recording, suite, results, trace, imported, answers, requests, messages, posts, names
}

/// A description of an inconsistent result.
public struct Contradiction: Error, CustomStringConvertible {
  public let description: String

  init(_ description: String) { self.description = description }
}

extension FuzzTarget {
  /// Reads an input to its end.
  public func read(_ bytes: [UInt8]) throws(Contradiction) {
    switch self {
    case .recording: try readRecording(bytes)
    case .suite: try readSuite(bytes)
    case .results: try readResults(bytes)
    case .trace: try readTrace(bytes)
    case .imported: try readImported(bytes)
    case .answers: readAnswers(bytes)
    case .requests: try readRequests(bytes)
    case .messages: try readMessages(bytes)
    case .posts: try readPost(bytes)
    case .names: try readName(bytes)
    }
  }
}

/// Expects that the message of a rejection is not empty.
func check(refusal message: String) throws(Contradiction) {
  if message.isEmpty { throw Contradiction("refused without a word") }
}
