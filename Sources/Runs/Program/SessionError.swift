/// Why a session could not run its plan: the plan is invalid, or no result is possible.
public struct SessionError: Error, Hashable, Sendable {
  /// The consequence for the session as a whole.
  public var kind: Kind
  /// The parts of the plan that the error concerns, if any.
  public var parts: [Part]
  /// The error, as text that does not name the parts.
  public var message: String
  /// Whether the message is the predicate of a sentence about the parts, and not a whole sentence.
  private var isPredicate = false
  /// The command that was probably intended, if known.
  package var intended: String?
  /// The change that makes the command line valid, if known.
  package var correction: Correction?

  package init(_ kind: Kind, _ message: String) {
    self.kind = kind
    parts = []
    self.message = message
  }

  /// Creates an error in a part of a plan.
  ///
  /// - Parameter command: The command that was probably intended, if known.
  init(in part: Part, _ message: String, intended command: String? = nil) {
    kind = .unjudged
    parts = [part]
    self.message = message
    intended = command
  }

  /// Creates an error from a predicate about parts of a plan: `rate` `cannot be 0`.
  init(of parts: Part..., are predicate: String) {
    kind = .unjudged
    self.parts = parts
    message = predicate
    isPredicate = true
  }

  /// The consequence of an error for the session as a whole.
  public enum Kind: String, CaseIterable, Sendable {
    /// A recording, an engine or the plan itself prevents judging.
    case unjudged
    /// A required part of the session is missing.
    case incomplete
    /// There is nothing to do.
    case nothing
    /// The recording to be shrunk shows no failure.
    case faultless
  }

  /// A part of a plan, by its parameter name in an API call. A command line sets it by the option
  /// of the same name.
  public enum Part: String, CaseIterable, Sendable {
    case engine, against, trusted, only, skip, invariant, rate, suite
    case rule, level, tolerance, allow, resume

    /// The option that sets the part. Results name it as the origin of a setting.
    package var option: String { "--" + rawValue }
  }
}

extension SessionError: CustomStringConvertible {
  /// The error as text.
  public var description: String { text { $0.rawValue } ?? message }

  /// The sentence about the parts, with the given names; nil if the message is a whole sentence.
  private func text(_ name: (Part) -> String) -> String? {
    isPredicate ? parts.map(name).listed("and") + " " + message : nil
  }

  /// The whole sentence for a command line, which always names the option.
  package func message(naming name: (Part) -> String) -> String {
    text(name) ?? (parts.first.map { name($0) + ": " } ?? "") + message
  }

  /// Runs a function, and converts any error that it throws to a SessionError.
  package static func wrapping<Result>(_ work: () throws -> Result) throws(SessionError) -> Result {
    do {
      return try work()
    } catch let error as SessionError {
      throw error
    } catch {
      throw SessionError(.unjudged, "\(error)")
    }
  }
}
