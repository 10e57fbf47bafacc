public import Gesture
public import Verdicts

/// What a run says of one recording on one engine: a line of a results file.
public struct JudgedRecording: Equatable, Sendable {
  public var recording: String
  /// Its place in the whole plan, counted from 0.
  package var number = 0
  /// What the recording says of itself.
  public var title = ""
  public var tags: [String] = []
  /// What is to be known of its quality, and what that leaves untested.
  public var remarks: [String] = []
  /// The hash of its bytes; empty where it was not asked for.
  package var hash = ""
  public var engine: String
  /// How much time of the gesture was replayed, and in how many steps.
  public var time = TimeSpan.zero
  public var steps = 0
  public var ending = ""
  /// How long it took on the clock on the wall, where that is to be told.
  package var seconds: Double?
  public var invariants: [JudgedInvariant] = []
  /// Why it could not be judged.
  public var error: Failure?
  /// Why the engine does not take the recording on, in its own words; that is no failure of it.
  public var refusal: String?
  /// How it differs from another engine, where it was compared with one.
  package var compare: ComparedEngines?
  /// What it takes to draw the replay; where nobody is to look at it, nothing.
  package var scene: DrawnScene?
  package var trace: DrawnTrace?
  /// What the page looked like, where pictures were asked for.
  package var pictures: [KeptPicture] = []

  package init(_ recording: String, on engine: String) {
    (self.recording, self.engine) = (recording, engine)
  }

  /// What prevented judging.
  public struct Failure: Equatable, Sendable {
    public var kind: Kind
    public var message: String
    public var place: FileLocation

    public enum Kind: String, CaseIterable, Sendable {
      /// The recording is wrong.
      case format
      /// The program of the engine is not there, or ended before it answered anything.
      case start
      case engine
      case timeout
    }

    package init(_ kind: Kind, _ message: String, at place: FileLocation = .nowhere) {
      (self.kind, self.message, self.place) = (kind, message, place)
    }
  }

  /// The invariants that broke and count: neither waived nor mere warnings.
  public var broken: [JudgedInvariant] {
    invariants.filter { $0.verdict == .broken && $0.level == .error }
  }

  public var warned: [JudgedInvariant] {
    invariants.filter { $0.verdict == .broken && $0.level == .warn }
  }

  public var waived: [JudgedInvariant] { invariants.filter { $0.verdict == .waived } }

  /// The invariants that the recording names, and that nothing put to the test.
  package var missing: [JudgedInvariant] { invariants.filter(\.isMissed) }

  /// Whether there is something to look at: an error, a break, even one that does not count, or an
  /// invariant that the recording names and that was not put to the test.
  package var isTold: Bool {
    error != nil
      || invariants.contains { $0.verdict == .broken || $0.verdict == .waived || $0.isMissed }
  }

  /// Whether anything was put to the test: a recording of which nothing was has not held.
  public var isTested: Bool { error == nil && invariants.contains(where: \.isTested) }

  /// Whether the engine took it on, and nothing was put to the test all the same.
  package var isUntested: Bool { error == nil && refusal == nil && !isTested }

  /// Why nothing was put to the test, where nothing was and nothing failed.
  package var whyNotTested: String? {
    if let refusal { return refusal }
    guard isUntested else { return nil }
    let untested = invariants.filter { $0.verdict == .untested }
    if untested.contains(where: { $0.reason == JudgedInvariant.unanswered }) {
      return JudgedInvariant.still
    }
    guard let first = untested.first, let reason = first.reason,
      untested.allSatisfy({ $0.reason == reason })
    else { return invariants.isEmpty ? "no invariant was judged" : JudgedInvariant.unexercised }
    return reason
  }
}

/// What a run says of one invariant on one recording and engine.
public struct JudgedInvariant: Equatable, Sendable {
  public var name: String
  public var verdict: Word
  public var level = Level.error
  /// How often it was put to the test; 0 where it broke or was untested.
  public var occasions = 0
  /// How much of the tolerance was left at worst, negative where it broke; in `unit`.
  public var margin: Double?
  public var unit = ""
  /// Whether it is a formula that held and whose rates and deltas never were anything but 0 or unknown.
  package var isStill = false
  /// Why it is untested; nothing where no more is to be said than that nothing put it to the test.
  public var reason: String?
  /// What the verdict rests on that the engine does not report, so that it was inferred from fingers
  /// and offsets: `activity`, `velocity`, `insets`.
  package var inferred: [String] = []
  /// The first time it was broken.
  public var first: Violation?
  /// How often it broke.
  public var times = 0
  /// Why a break does not count.
  public var waiver: String?
  /// What is not built in and holds here.
  package var settings: [RunHead.Setting] = []
  /// Who names it to be put to the test, where it was not though the engine offers what it needs: a
  /// place in the recording, `flick.xml:7`, or `--only`.
  package var wanted: String?

  package init(_ name: String, _ verdict: Word) { (self.name, self.verdict) = (name, verdict) }

  /// What must hold, of an invariant that is written as a formula.
  var formula: String? { settings.first { $0.name == "formula" }?.value }

  /// What somebody's own formula is for, where its file says so.
  var why: String? { settings.first { $0.name == "why" }?.value }

  /// The reason in words.
  public var whyUntested: String {
    verdict == .notApplicable
      ? "the scene has nothing the invariant speaks of"
      : reason ?? "nothing in the recording puts it to the test"
  }

  /// `inferred activity and velocity`; nothing where all was reported.
  var basis: String? { inferred.isEmpty ? nil : "inferred \(inferred.joined(separator: " and "))" }

  public var isTested: Bool { verdict == .held || verdict == .broken || verdict == .waived }

  /// The option that names invariants for a whole run, of which one recording is enough.
  package static let only = "--only"

  /// Whether the recording itself names it, and it was not put to the test.
  package var isMissed: Bool { wanted != nil && wanted != Self.only }

  /// The line of the recording that names it; 0 where none does.
  package var wantedLine: Int32 {
    wanted.flatMap { $0.split(separator: ":").last }.flatMap { Int32($0) } ?? 0
  }

  /// Why an invariant is untested that any picture keeps which never changes.
  package static let unanswered =
    "nothing that is shown ever changes, and what stands still keeps it"
  /// The same, said of a whole recording.
  fileprivate static let still = "nothing that is shown ever changes"
  fileprivate static let unexercised = "nothing in the recording puts an invariant to the test"

  public enum Word: String, CaseIterable, Sendable {
    case held, broken, waived, untested
    case notApplicable = "not-applicable"
  }
}
