/// How a verb ended: its exit code, and reasons that the user can act on.
package struct Outcome: Equatable, Sendable {
  package private(set) var code: ExitCode
  package private(set) var reasons: [String]
  /// The reasons why the run is incomplete, independent of the exit code.
  package private(set) var incomplete: [String]

  package static let held = Outcome(.held, reasons: [])

  /// Creates an outcome other than plain success, with its reason:
  /// `2 of 14 recordings are malformed`.
  package init(_ code: ExitCode, _ reason: String) { self.init(code, reasons: [reason]) }

  /// Creates an outcome with several reasons.
  package init(_ code: ExitCode, reasons: [String]) {
    self.code = code
    self.reasons = reasons
    incomplete = code == .incomplete ? reasons : []
  }

  /// Creates the outcome for a session error.
  package init(_ error: SessionError) {
    switch error.kind {
    case .unjudged: self.init(.unjudged, error.message)
    case .incomplete: self.init(.incomplete, error.message)
    case .nothing: self.init(.nothing, error.message)
    case .faultless: self.init(.broken, error.message)
    }
  }

  /// An outcome whose reason has already been printed as the last line on stderr.
  package static func reported(_ code: ExitCode) -> Outcome { Outcome(code, reasons: []) }

  /// The last line on stderr: `exit 1: 2 of 14 recordings are malformed`; nil if there is no reason
  /// to print.
  package var lastLine: String? {
    reasons.isEmpty ? nil : "exit \(code.rawValue): \(reasons.joined(separator: "; "))"
  }

  /// Combines this outcome with another outcome: the more severe code wins, and its reason comes
  /// first.
  package mutating func add(_ other: Outcome) {
    if other.code == .held { return }
    incomplete += other.incomplete
    if other.code.isGraver(than: code) {
      reasons = other.reasons + reasons
      code = other.code
    } else {
      reasons += other.reasons
    }
  }

  /// Adds an outcome other than plain success, with its reason.
  package mutating func add(_ code: ExitCode, _ reason: String) { add(Outcome(code, reason)) }

  /// This outcome if violations do not count. An incomplete run remains incomplete.
  package var withoutViolations: Outcome {
    guard code == .broken else { return self }
    return Outcome(incomplete.isEmpty ? .held : .incomplete, reasons: reasons)
  }

  /// The outcome of a verb that was interrupted while it processed recordings one by one.
  package static func interrupted(after done: Int, of all: Int) -> Outcome {
    Interruption.hasCome && done < all
      ? Outcome(.interrupted, "\(Interruption.text) after \(done) of \(all) recordings") : .held
  }

  /// Creates the outcome of several counts out of a total, each with its code:
  /// `2 of 14 recordings are malformed`.
  package init(
    of whole: Int, _ parts: [(count: Int, code: ExitCode, predicate: String)],
    noun: String = "recording"
  ) {
    self = .held
    for part in parts where part.count > 0 {
      add(part.code, Self.share(part.count, of: whole, noun, are: part.predicate))
    }
  }

  /// The text for a count out of a total: `2 of 14 recordings are malformed`,
  /// `the recording is malformed`.
  static func share(_ part: Int, of whole: Int, _ noun: String, are predicate: String) -> String {
    if part == 1, whole == 1 { return "the \(noun) is \(predicate)" }
    let things = whole == 1 ? noun : noun + "s"
    return "\(part) of \(whole) \(things) \(part == 1 ? "is" : "are") \(predicate)"
  }
}
