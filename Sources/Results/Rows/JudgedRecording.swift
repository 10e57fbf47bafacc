public import Invariants
public import Model
public import Text

/// The result of one recording on one engine: a line of a results file.
public struct JudgedRecording: Equatable, Sendable {
  public var recording: String
  /// The index of the row in the whole plan, from 0.
  package var number = 0
  /// The title of the recording; `tags` are the recording's tags.
  public var title = ""
  public var tags: [String] = []
  /// Remarks on the quality of the recording, and what cannot be tested because of it.
  public var remarks: [String] = []
  /// The hash of the recording; empty if it was not requested.
  package var hash = ""
  public var engine: String
  /// The replayed duration of the gesture; `steps` is the number of steps.
  public var time = TimeSpan.zero
  public var steps = 0
  public var ending = ""
  /// The elapsed real time in seconds, if timing is enabled.
  package var seconds: Double?
  public var invariants: [JudgedInvariant] = []
  /// Verdicts in the short form of a results file. The sets are empty except while a line is
  /// written or read.
  package var verdicts = VerdictSets()
  /// The error that prevented judging; nil if the recording was judged.
  public var error: Failure?
  /// The engine's reason for refusing the recording. A refusal is not a failure.
  public var refusal: String?
  /// Why nothing was observed of a web page, so that no invariant has held; nil if something was
  /// observed.
  public var unobserved: String?
  /// The difference to another engine, if they were compared.
  package var compare: ComparedEngines?
  /// Whether the trace was saved as a pending trace, which the user accepts as the baseline or
  /// rejects.
  package var isPending = false
  /// The scene for drawing the replay, together with `trace`; nil if the replay will not be drawn.
  package var scene: DrawnScene?
  package var trace: DrawnTrace?
  /// Screenshots of the page, if pictures were requested.
  package var pictures: [KeptPicture] = []

  package init(_ recording: String, on engine: String) {
    self.recording = recording
    self.engine = engine
  }

  /// The error that prevented judging.
  public struct Failure: Equatable, Sendable {
    public var kind: Kind
    public var message: String
    public var location: FileLocation

    public enum Kind: String, CaseIterable, Sendable {
      /// The recording is invalid.
      case format
      /// The engine's program does not exist, or ended before its first response.
      case start
      case engine
      case timeout
    }

    package init(_ kind: Kind, _ message: String, at location: FileLocation = .nowhere) {
      self.kind = kind
      self.message = message
      self.location = location
    }
  }

  /// The broken invariants that count: neither waived nor warnings.
  public var broken: [JudgedInvariant] {
    invariants.filter { $0.verdict == .broken && $0.level == .error }
  }

  public var warned: [JudgedInvariant] {
    invariants.filter { $0.verdict == .broken && $0.level == .warn }
  }

  public var waived: [JudgedInvariant] { invariants.filter { $0.verdict == .waived } }

  /// The invariants that the recording requires and that were not exercised.
  package var missing: [JudgedInvariant] { invariants.filter(\.isMissed) }

  /// Whether the row needs attention: it has an error, a violation (also a waived violation or a
  /// warning), or a required invariant that was not exercised, or nothing was observed of a web
  /// page.
  package var needsAttention: Bool {
    error != nil || isUnobserved
      || invariants.contains { $0.verdict == .broken || $0.verdict == .waived || $0.isMissed }
  }

  /// Whether any invariant was exercised. If nothing was observed of a web page, only a broken
  /// invariant counts.
  public var isTested: Bool {
    guard error == nil else { return false }
    // If the page shows nothing, only a violation is a result.
    return unobserved == nil ? invariants.contains(where: \.isTested) : !broken.isEmpty
  }

  /// Whether nothing was observed of a web page, and no invariant broke either.
  package var isUnobserved: Bool { unobserved != nil && isUntested }

  /// Whether the engine accepted the recording, but no invariant was exercised.
  package var isUntested: Bool { error == nil && refusal == nil && !isTested }

  /// Why nothing was exercised; nil if something was, or the row has an error.
  package var whyNotTested: String? {
    if let refusal { return refusal }
    guard isUntested else { return nil }
    if let unobserved { return unobserved }
    let untested = invariants.filter { $0.verdict == .untested }
    if untested.contains(where: { $0.reason == JudgedInvariant.unanswered }) {
      return JudgedInvariant.still
    }
    guard !invariants.isEmpty else { return "no invariant was judged" }
    return untested.map(\.reason).mostFrequent ?? JudgedInvariant.unexercised
  }
}

extension [String?] {
  /// The most frequent reason; of several equally frequent reasons, the first. It is nil if a
  /// missing reason is the most frequent.
  fileprivate var mostFrequent: String? {
    var counts: [String?: Int] = [:]
    for reason in self { counts[reason, default: 0] += 1 }
    let most = counts.values.max() ?? 0
    return first { counts[$0] == most } ?? nil
  }
}

/// The result of one invariant on one recording and engine.
public struct JudgedInvariant: Equatable, Sendable {
  public var name: String
  public var verdict: Word
  public var level = Level.error
  /// The number of checks; 0 if the invariant broke or was untested.
  public var checks = 0
  /// The smallest remaining part of the tolerance, in `unit`; negative if the invariant broke.
  public var margin: Double?
  public var unit = ""
  /// The smallest share of the tolerance that was left; nil if the invariant did not hold or has no
  /// tolerance.
  package var shareLeft: Double?
  /// Whether this is a formula that held without a change: nothing that it requires changed, or all
  /// its rates and deltas were 0 or unknown.
  package var isStill = false
  /// Why the invariant is untested; nil if the only reason is that nothing exercised it.
  public var reason: String?
  /// The values on which the verdict depends and that the engine does not report. They were
  /// inferred from fingers and offsets: `activity`, `velocity`, `insets`.
  package var inferred: [String] = []
  /// The first violation; nil if there is none.
  public var first: Violation?
  /// The number of violations.
  public var times = 0
  /// Why a violation does not count; nil without a waiver.
  public var waiver: String?
  /// The settings of the invariant that differ from the built-in settings.
  package var settings: [RunHead.Setting] = []
  /// The source that requires the invariant, if the invariant was not exercised although the engine
  /// has the needed abilities. It is a location in the recording, `flick.xml:7`, or `--only`.
  package var wanted: String?

  package init(_ name: String, _ verdict: Word) {
    self.name = name
    self.verdict = verdict
  }

  /// The formula of an invariant that is written as a formula, or its pattern.
  package var formula: String? { settings.first { $0.name == "formula" }?.value }

  /// The pattern with its parameters, if the formula is a pattern.
  package var pattern: String? { formula.flatMap { $0.hasPrefix("pattern ") ? $0 : nil } }

  /// The purpose of a user-defined formula, if its file states one.
  package var why: String? { settings.first { $0.name == "why" }?.value }

  /// The reason why the invariant is untested, as text.
  public var whyUntested: String {
    verdict == .notApplicable
      ? "the invariant does not apply to this scene"
      : reason ?? "nothing in the recording exercises it"
  }

  /// The inferred values as text: `inferred activity and velocity`; nil if everything was reported.
  package var basis: String? {
    inferred.isEmpty ? nil : "inferred \(inferred.joined(separator: " and "))"
  }

  public var isTested: Bool { verdict == .held || verdict == .broken || verdict == .waived }

  /// The option that requires invariants of a whole run, each of which must be exercised by at
  /// least one recording.
  package static let only = "--only"

  /// Whether the recording itself requires the invariant, which was not exercised.
  package var isMissed: Bool { wanted != nil && wanted != Self.only }

  /// The line of the recording that requires the invariant; 0 if there is none.
  package var wantedLine: Int32 {
    wanted.flatMap { $0.split(separator: ":").last }.flatMap { Int32($0) } ?? 0
  }

  /// The reason for an untested invariant that any unchanging display satisfies.
  package static let unanswered =
    "the display never changes, and a constant display satisfies it"
  /// The corresponding reason for a whole recording.
  fileprivate static let still = "the display never changes"
  fileprivate static let unexercised = "nothing in the recording exercises an invariant"

  public enum Word: String, CaseIterable, Sendable {
    case held, broken, waived, untested
    case notApplicable = "not-applicable"
  }
}
