// This file is compiled only into a mutated copy of the sources, as a part of TestSupport.
internal import Engines
internal import Exploration
internal import Replay
package import Invariants

/// The results of invariants on a part of all recordings, which are available sooner than the
/// tests' results.
///
/// The parts belong to `InvariantTrial.checks` and `verdictsOnSlips`, which count and add up the
/// same values. So a number that differs in a part also differs in the whole.
package struct QuickLook {
  private let stage: Stage
  private var before: [String: String] = [:]
  private var beforeOnSlips: Set<String> = []
  private var beforeElsewhere: Set<String> = []

  package init(_ stage: Stage) throws {
    self.stage = stage
    for group in Self.groups.indices {
      before.merge(try texts(group, Catalogue.invariants)) { one, _ in one }
    }
    let trial = InvariantTrial(on: stage)
    for seeds in Self.slips { beforeOnSlips.formUnion(try trial.verdictsOnSlips(seeds)) }
    for (_, outing) in Self.outings {
      beforeElsewhere.formUnion(try trial.checks(on: outing, few: Self.few))
    }
  }

  /// The first difference from the results without a mutant; nil if there is none.
  package func news(of invariants: [Invariant]) throws -> String? {
    for group in Self.groups.indices {
      for (name, text) in try texts(group, invariants) where before[name] != text {
        return "other occasions"
      }
    }
    let trial = InvariantTrial(invariants, on: stage)
    for seeds in Self.slips
    where try !beforeOnSlips.isSuperset(of: trial.verdictsOnSlips(seeds)) {
      return "other verdicts on slips"
    }
    for (figures, outing) in Self.outings
    where try !beforeElsewhere.isSuperset(of: trial.checks(on: outing, few: Self.few)) {
      return "other \(figures)"
    }
    return nil
  }

  private static let slips: [Range<UInt64>] = (0..<10).map { 2000 + $0 * 300..<2300 + $0 * 300 }

  private static let outings = Outing.all.flatMap { figures, outings in
    outings.map { (figures, $0) }
  }
  private static let few = 15

  /// The engines; nil means the mixes.
  private static let groups: [EngineFactory?] =
    [BuiltInEngines.ios, nil] + Array(InvariantTrial.goodEngines.dropFirst())

  private func texts(_ group: Int, _ invariants: [Invariant]) throws -> [String: String] {
    var tests = invariants.map { _ in Exercise() }
    func add(_ findings: [InvariantVerdict]) {
      for (invariant, finding) in findings.enumerated() { tests[invariant].add(finding.verdict) }
    }
    if let engine = Self.groups[group] {
      for path in Corpus.small {
        add(
          try stage.judged(
            engine.name + path, { try Corpus.recording(path) }, engine, by: invariants))
      }
    } else {
      for seed in InvariantTrial.mixes {
        add(try stage.judged("mix \(seed)", { .mix(seed) }, BuiltInEngines.ios, by: invariants))
      }
    }
    let named = zip(invariants, tests).map { ("\(group) \($0.name)", $1.text) }
    return Dictionary(uniqueKeysWithValues: named)
  }
}
