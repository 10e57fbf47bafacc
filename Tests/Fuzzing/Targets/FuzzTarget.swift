/// A reader that is fed with whatever a fuzzer thinks of.
///
/// Each input must be refused in words or read; a trap, a hang or an answer that contradicts itself is a
/// fault. `make fuzz` looks for such inputs, and a test feeds each reader with what it has found before.
public enum FuzzTarget: String, CaseIterable, Sendable {
  case recording, suite, results, trace, imported, answers, requests, messages, posts, names
}

/// What contradicts itself, in words.
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

/// A refusal must say what is wrong.
func check(refusal message: String) throws(Contradiction) {
  if message.isEmpty { throw Contradiction("refused without a word") }
}
