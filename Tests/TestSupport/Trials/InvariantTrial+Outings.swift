internal import Invariants

extension InvariantTrial {
  /// The results of each invariant in the replays of a group.
  ///
  /// - Parameter few: The approximate number of replays per part, for a quick test; nil for all.
  package func checks(on outing: Outing, few: Int? = nil) throws -> [String] {
    var tests = Dictionary(uniqueKeysWithValues: invariants.map { ($0.name, Exercise()) })
    for replay in outing.replays(few: few) {
      for finding in try judged(replay, of: outing) {
        tests[finding.invariant.name]?.add(finding.verdict)
      }
    }
    return invariants.map { "\(outing.name), \($0.name): \(tests[$0.name]?.text ?? "")" }
  }

  /// The violations in the replays of a group, one per line.
  package func violations(on outing: Outing) throws -> [String] {
    try outing.replays(few: nil).flatMap { replay in
      try judged(replay, of: outing).compactMap { finding in
        finding.line.map { "\(replay.key): \($0)" }
      }
    }
  }

  private func judged(_ replay: Outing.Replay, of outing: Outing) throws -> [InvariantVerdict] {
    outing.isSeen
      ? try stage.judgedAsSeen(replay.key, replay.recording, by: invariants)
      : try stage.judged(
        replay.key, replay.recording, replay.engine, at: replay.clock, by: invariants)
  }
}
