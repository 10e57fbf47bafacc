package import Model
package import Replay

/// Judges a running replay in a web page by the invariants of the catalogue. Types that are known
/// only at run time are not available in WebAssembly, so `Tools/wasm` generates the code that adds
/// the invariants.
package final class LiveJudge {
  private let tracker: FactsTracker
  private let response = Response()
  private let scene: Scene
  private let terms: Terms
  private var names: [String] = []
  private var judged: [Verdict] = []
  private var holdsOfStillness: [Bool] = []
  private var instances: [[InvariantInstance]]

  /// Creates a judge of a replay on an engine that responds at once, and not only at frames.
  package init(_ scene: Scene, _ terms: Terms) {
    let terms = terms.resolved(in: scene)
    self.scene = scene
    self.terms = terms
    tracker = FactsTracker(scene, terms)
    instances = scene.views.map { _ in [] }
    joinAll()
  }

  func join<Rule: ReplayInvariant>(_ rule: Rule.Type, _ name: String) {
    guard !Rule.isOnRequest else { return }
    judged.append(Rule.join(&instances, judged.count, scene, terms))
    names.append(name)
    holdsOfStillness.append(Rule.holdsOfStillness)
  }
}

extension LiveJudge {
  /// The number of invariants.
  package var count: Int { names.count }

  /// The name of an invariant.
  package func name(_ index: Int) -> String { names[index] }

  /// Judges the next step.
  package func observe(_ step: borrowing Step) {
    response.note(step)
    let instances = instances
    tracker.note(step) { Self.show($1, to: instances[$0]) }
  }

  private static func show(_ facts: Facts, to row: [InvariantInstance]) {
    let interest = facts.interest.rawValue
    for instance in row where instance.interest.rawValue & interest != 0 {
      instance.observe(facts)
    }
  }

  /// The verdicts on the replay so far.
  ///
  /// - Parameter isLast: Whether the replay ends here. If so, no further step can be judged.
  package func verdicts(_ end: End, isLast: Bool) -> [Verdict] {
    let instances = instances
    if isLast { tracker.finish { Self.show($1, to: instances[$0]) } }
    var verdicts = judged
    for row in instances {
      for instance in row {
        verdicts[instance.number] = verdicts[instance.number].worse(instance.conclude(end))
      }
    }
    guard response.isMissing else { return verdicts }
    for index in verdicts.indices where holdsOfStillness[index] {
      if case .held = verdicts[index] { verdicts[index] = .untested(.unanswered) }
    }
    return verdicts
  }
}
