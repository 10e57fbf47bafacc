/// Why a session could not do what its plan asks: the plan is wrong, or nothing can be found out.
public struct SessionError: Error, Hashable, Sendable {
  /// What it means for the session as a whole.
  public var kind: Kind
  /// The parts of the plan that it is about, where it is about some.
  public var parts: [Part]
  /// What is wrong, in words that do not name the parts.
  public var message: String
  /// Whether the message is what is said of the parts, and no sentence of its own.
  private var isPredicate = false

  init(_ kind: Kind, _ message: String) {
    self.kind = kind
    parts = []
    self.message = message
  }

  /// Something is wrong in parts of a plan.
  init(in part: Part, _ message: String) {
    kind = .unjudged
    parts = [part]
    self.message = message
  }

  /// Something that is said of parts of a plan: `rate` `cannot be 0`.
  init(of parts: Part..., are predicate: String) {
    kind = .unjudged
    self.parts = parts
    message = predicate
    isPredicate = true
  }

  /// What an error means for the session as a whole.
  public enum Kind: String, CaseIterable, Sendable {
    /// A recording, an engine or the plan itself does not let anything be judged.
    case unjudged
    /// Something that belongs to the session is missing.
    case incomplete
    /// There is nothing to do.
    case nothing
    /// What was to be shrunk shows no fault.
    case faultless
  }

  /// A part of a plan, by the name that it has in a call.
  public enum Part: String, CaseIterable, Sendable {
    case engine, against, trusted, only, skip, invariant, rate, suite
  }
}

extension SessionError: CustomStringConvertible {
  /// What is wrong, in words.
  public var description: String { text { $0.rawValue } ?? message }

  /// The whole sentence with the names that somebody gives the parts; nil where it needs none.
  private func text(_ name: (Part) -> String) -> String? {
    isPredicate ? parts.map(name).listed("and") + " " + message : nil
  }

  /// The whole sentence as a command line says it, which names the option in each case.
  func message(naming name: (Part) -> String) -> String {
    text(name) ?? (parts.first.map { name($0) + ": " } ?? "") + message
  }

  /// Runs a function, and turns any error that it throws into a SessionError.
  static func wrapping<Result>(_ work: () throws -> Result) throws(SessionError) -> Result {
    do {
      return try work()
    } catch let error as SessionError {
      throw error
    } catch {
      throw SessionError(.unjudged, "\(error)")
    }
  }
}
