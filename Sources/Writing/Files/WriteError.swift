public import Text

/// The reason why a file or a recording was not written.
public enum WriteError: Error, Hashable, Sendable {
  /// An error of the file or the disk.
  case file(FileFailure)
  /// The format cannot represent the content, or a reader would reject it.
  case cannotBeSaid(Objection)
  /// The source cannot be read, or is malformed.
  case source(FormatError)

  /// The same error with the target as its file, if a file could not be created. If an existing
  /// file is the cause, the error still names that file.
  func named(_ target: String, insteadOf part: String) -> WriteError {
    guard case .file(var trouble) = self, trouble.file == part, trouble.reason != "file exists"
    else {
      return self
    }
    trouble.file = target
    return .file(trouble)
  }

  /// The error of a system call with this error number.
  static func refused(
    _ file: String, _ attempt: String, _ code: Int32, _ advice: String? = nil
  ) -> WriteError {
    .file(FileFailure(file, attempt: attempt, reason: reason(of: code), advice: advice))
  }

  /// The error if a pipe has no reader when the process is requested to end.
  static func unread(_ file: String) -> WriteError {
    .file(FileFailure(file, attempt: "write", reason: "interrupted while it waited for a reader"))
  }

  /// Runs code that reads a source while something is written.
  package static func reading<Result>(
    _ read: @autoclosure () throws(FormatError) -> Result
  ) throws(WriteError) -> Result {
    do { return try read() } catch { throw .source(error) }
  }
}

/// A failed file operation, described for the user.
public struct FileFailure: Hashable, Sendable {
  /// The path as given.
  public var file: String
  /// The operation, such as `write`, `create` or `rename to x.xml`.
  package var attempt: String
  /// The system's description of the reason.
  package var reason: String
  /// Advice to the user.
  package var advice: String?

  /// Creates a failure from the operation on a file, and the reason.
  package init(_ file: String, attempt: String, reason: String, advice: String? = nil) {
    self.file = file
    self.attempt = attempt
    self.reason = reason
    self.advice = advice
  }
}

extension WriteError: CustomStringConvertible {
  /// The error as text, such as `x.xml.part: cannot write: no space left on device`.
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
