internal import Exploration
internal import Gesture
internal import Replay
internal import Verdicts

/// Whether a recording still shows the fault that is looked for: it breaks the law on one engine, and
/// keeps it on one that is trusted.
///
/// Without the second half a recording shrinks into one that shows another fault, or that no engine
/// could make sense of.
struct BreakQuestion: Sendable {
  let setting: LawSetting
  let engine: Hearing
  let trusted: Hearing?
}

extension BreakQuestion {
  /// An engine that fails on a recording has not broken the law.
  func reply(_ recording: Recording) -> Shrinking.Reply {
    guard breaks(recording, engine) == true else { return Shrinking.Reply(isSame: false) }
    guard let trusted else { return Shrinking.Reply(isSame: true) }
    return Shrinking.Reply(isSame: breaks(recording, trusted) == false, replays: 2)
  }

  /// Whether an engine breaks the law; nil where it cannot be told.
  private func breaks(_ recording: Recording, _ hearing: Hearing) -> Bool? {
    let findings = try? hearing.findings(recording, by: [setting])
    return findings.map { $0.contains(where: \.isBroken) }
  }
}

extension BreakQuestion {
  /// Why a recording is none to begin with; nil where it is.
  func objection(_ recording: Recording) throws(ReplayError) -> String? {
    let law = setting.law.name
    let findings = try engine.findings(recording, by: [setting])
    guard findings.contains(where: \.isBroken) else {
      return "\(law) does not break on \(engine.engine.name)"
    }
    guard let trusted else { return nil }
    let others = try trusted.findings(recording, by: [setting])
    guard others.contains(where: \.isBroken) else { return nil }
    return "\(law) breaks on \(trusted.engine.name) too"
  }
}
