internal import Reports
public import Results
internal import Runs

/// The result of judging a recording on an engine, or of comparing two engines, for your own test.
public struct Judgement: Sendable {
  /// All results, invariant by invariant, as in a results file.
  public let recording: JudgedRecording
  /// Required invariants that were not exercised, as text.
  public let missing: [String]
  private let text: String

  /// Whether all required invariants were exercised, and no invariant has a violation that counts.
  public var holds: Bool { broken.isEmpty && missing.isEmpty }

  /// The broken invariants that count: neither waived nor warnings.
  public var broken: [JudgedInvariant] { recording.broken }
}

extension Judgement: CustomStringConvertible {
  /// The output of `flickbook check`: location, invariant, expected and found values, a plot, and
  /// the commands that show and judge the recording again.
  public var description: String { text + missing.map { "\nnot exercised: " + $0 }.joined() }
}

extension Judgement {
  /// Runs a plan with a single recording on a single engine.
  init(_ plan: CheckPlan, saving output: CheckOutput) throws {
    let session = try CheckSession(plan, saving: output)
    var row = session.work.check(0) { false }.row
    var waivers = session.waivers
    waivers.apply(to: &row)
    // A recording that needs no attention takes a single line. A waived violation and a warning
    // also need attention.
    var report = RunReport(
      session.head, PlotLook(width: 100), order: .plan, isVerbose: !row.needsAttention,
      detail: .failures)
    let lines = report.add(row)
    let text = (row.needsAttention ? lines : Array(lines.prefix(1))).joined(separator: "\n")
    guard row.error == nil else { throw SessionError(.unjudged, text) }
    self.init(recording: row, missing: Self.missing(row, plan, session.head), text: text)
  }

  /// A test must not pass because nothing was tested.
  private static func missing(
    _ row: JudgedRecording, _ plan: CheckPlan, _ head: RunHead
  ) -> [String] {
    var required = RequiredInvariants(head)
    required.add(row)
    // Invariants named in a call are all required, regardless of the engine's abilities.
    let idle = row.invariants.filter { plan.invariants.only.contains($0.name) && !$0.isTested }
    var missing = required.outcome.reasons + idle.map { "\($0.name): \($0.whyUntested)" }
    if let why = row.whyNotTested {
      let what = plan.contest == nil ? "any invariant" : "any difference"
      missing.append(
        (row.refusal != nil ? "\(what), since the engine refused it: " : "\(what): ") + why)
    }
    return missing
  }
}
