package import Results

/// The invariants that must be tested, and the progress so far. A suite, `--only` or a recording
/// requires them.
package struct RequiredInvariants {
  private var open: [(invariant: String, from: String)] = []
  /// The required number of checks over all recordings, for each invariant, and the number so far.
  private var minimum: [(invariant: String, minimum: Int, from: String, checks: Int)] = []
  /// The formulas of a suite that no recording has tested so far, with the first reason. A formula
  /// with a signal that is never reported would otherwise hold forever.
  private var own: [(invariant: String, from: String, reason: String?)] = []
  private var missing: [String] = []
  /// Whether `--only` names invariants. Each of them must then be tested by at least one recording,
  /// on each engine with the required abilities.
  private let isOnly: Bool
  private var only: [Only] = []

  private struct Only {
    let invariant: String
    let engine: String
    var isTested = false
    /// Why the first recording that could have tested the invariant did not.
    var reason: String?
  }

  /// Creates the list of requirements for a whole run: at least one recording must meet each of
  /// them.
  package init(_ head: RunHead) {
    open = head.settings.compactMap { setting in
      setting.isRequired ? (setting.invariant, setting.from) : nil
    }
    minimum = head.settings.compactMap { setting in
      guard setting.name == "min-exercised", let minimum = Int(setting.value) else { return nil }
      return (setting.invariant, minimum, setting.from, 0)
    }
    let excused = head.settings.filter { setting in
      setting.name == "required" && setting.value == "false"
        || setting.name == "level" && setting.value != "error"
    }
    own = head.settings.compactMap { setting in
      setting.name == "formula" && !excused.contains { $0.invariant == setting.invariant }
        ? (setting.invariant, setting.from, nil) : nil
    }
    isOnly = head.select.contains(JudgedInvariant.only)
  }

  package mutating func add(_ row: JudgedRecording) {
    guard row.error == nil else { return }
    let origin = row.recording + ":"
    for invariant in row.invariants {
      if invariant.isTested { open.removeAll { $0.invariant == invariant.name } }
      for index in minimum.indices where minimum[index].invariant == invariant.name {
        // A violation is worse than too few checks, so it counts as the required number.
        let isBroken = invariant.verdict == .broken
        minimum[index].checks += isBroken ? minimum[index].minimum : invariant.checks
      }
      addOwn(invariant)
      add(invariant, row)
      for setting in invariant.settings where setting.from.hasPrefix(origin) {
        checkOwn(setting, invariant, row)
      }
    }
  }

  private mutating func addOwn(_ invariant: JudgedInvariant) {
    guard let index = own.firstIndex(where: { $0.invariant == invariant.name }) else { return }
    if invariant.isTested || invariant.verdict == .untested && invariant.reason == nil {
      own.remove(at: index)
    } else if own[index].reason == nil {
      own[index].reason = invariant.reason
    }
  }

  private mutating func add(_ invariant: JudgedInvariant, _ row: JudgedRecording) {
    if invariant.isMissed, !invariant.settings.contains(where: \.isRequired) {
      missing.append(
        "\(invariant.wanted ?? row.recording): \(invariant.name) was not exercised on \(row.engine): "
          + invariant.whyUntested)
    }
    guard isOnly else { return }
    var index = only.firstIndex { $0.invariant == invariant.name && $0.engine == row.engine }
    if index == nil {
      only.append(Only(invariant: invariant.name, engine: row.engine))
      index = only.count - 1
    }
    guard let index else { return }
    if invariant.isTested {
      only[index].isTested = true
    } else if invariant.wanted == JudgedInvariant.only, only[index].reason == nil {
      only[index].reason = "\(invariant.whyUntested) (\(row.recording))"
    }
  }

  /// Checks a requirement in a recording. The same recording must meet it.
  private mutating func checkOwn(
    _ setting: RunHead.Setting, _ invariant: JudgedInvariant, _ row: JudgedRecording
  ) {
    if setting.isRequired, !invariant.isTested {
      missing.append("\(invariant.name) was not exercised (\(setting.from))")
    }
    if setting.name == "min-exercised", invariant.verdict == .held || !invariant.isTested,
      let minimum = Int(setting.value), invariant.checks < minimum
    {
      missing.append(
        "\(invariant.name) was tested \(invariant.checks.counted("time")); at least \(minimum) are "
          + "required (\(setting.from))")
    }
  }

  package var outcome: Outcome {
    var reasons = missing
    reasons += open.map { required in
      let reason = own.first { $0.invariant == required.invariant }?.reason.map { ": \($0)" } ?? ""
      return "no recording exercises \(required.invariant)\(reason) (\(required.from))"
    }
    reasons += own.compactMap { own in
      open.contains { $0.invariant == own.invariant }
        ? nil
        : own.reason.map {
          "no recording can exercise \(own.invariant): \($0) (\(own.from))"
        }
    }
    reasons += minimum.compactMap { required in
      guard required.checks < required.minimum else { return nil }
      return
        "\(required.invariant) was tested \(required.checks.counted("time")) in all; at least "
        + "\(required.minimum) are required (\(required.from))"
    }
    reasons += only.compactMap { invariant in
      guard !invariant.isTested, let reason = invariant.reason else { return nil }
      return
        "no recording exercises \(invariant.invariant), which \(JudgedInvariant.only) names, "
        + "on \(invariant.engine): \(reason)"
    }
    guard let first = reasons.first else { return .held }
    let rest = reasons.count > 1 ? ", and \(reasons.count - 1) more like this" : ""
    return Outcome(.incomplete, first + rest)
  }
}

extension RunHead.Setting {
  /// Whether this setting requires the invariant to be tested.
  fileprivate var isRequired: Bool { name == "required" && value == "true" }
}
