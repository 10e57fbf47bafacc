public import Gesture

/// Why something was not written.
public enum WriteError: Error, Hashable, Sendable {
  /// The file, or the disk below it, refused.
  case file(FileFailure)
  /// The format has no words for it, or a reader would refuse it.
  case cannotBeSaid(Objection)
  /// What it is made from cannot be read, or is malformed.
  case source(FormatError)

  /// Of a file that could not be begun people know the name that it was to have; of one that stands
  /// in the way they must know its own.
  func named(_ target: String, insteadOf part: String) -> WriteError {
    guard case .file(var trouble) = self, trouble.file == part, trouble.reason != "file exists"
    else {
      return self
    }
    trouble.file = target
    return .file(trouble)
  }

  /// What the system would not do with a file, by its number for why.
  static func refused(
    _ file: String, _ attempt: String, _ code: Int32, _ advice: String? = nil
  ) -> WriteError {
    .file(FileFailure(file, attempt: attempt, reason: reason(of: code), advice: advice))
  }

  /// A pipe that nobody had read when the process was asked to end.
  static func unread(_ file: String) -> WriteError {
    .file(FileFailure(file, attempt: "write", reason: "interrupted while it waited for a reader"))
  }

  /// What is read of a source while something is made of it.
  package static func reading<Result>(
    _ read: @autoclosure () throws(FormatError) -> Result
  ) throws(WriteError) -> Result {
    do { return try read() } catch { throw .source(error) }
  }
}

/// What a file could not be made to do, in words a person can act on.
public struct FileFailure: Hashable, Sendable {
  /// The file as it was named.
  public var file: String
  /// What was tried: `write`, `create`, `rename to x.xml`.
  package var attempt: String
  /// Why it failed, in the system's words.
  package var reason: String
  /// What a person can do about it.
  package var advice: String?

  /// What failed with a file, and why.
  package init(_ file: String, attempt: String, reason: String, advice: String? = nil) {
    self.file = file
    self.attempt = attempt
    self.reason = reason
    self.advice = advice
  }
}

extension WriteError: CustomStringConvertible {
  /// `x.xml.part: cannot write: no space left on device`.
  public var description: String {
    switch self {
    case .file(let trouble):
      let text = "\(trouble.file.visible): cannot \(trouble.attempt.visible): \(trouble.reason)"
      return trouble.advice.map { text + "; " + $0 } ?? text
    case .cannotBeSaid(let objection): return "cannot be written: " + objection.message
    case .source(let error): return error.description
    }
  }
}
