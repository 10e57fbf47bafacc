internal import Model

/// An invariant at one view. This is a class, so that the inner loop makes one virtual call per
/// invariant that is interested in a step, and no call for all other invariants.
class InvariantInstance {
  /// The index of the invariant among the judged invariants.
  let number: Int
  let interest: Interest
  @exclusivity(unchecked) final var tally: Tally

  init(_ number: Int, _ interest: Interest, _ tally: Tally) {
    self.number = number
    self.interest = interest
    self.tally = tally
  }

  func observe(_ facts: borrowing Facts) {}
  func conclude(_ end: End) -> Verdict { .notApplicable }
}

private final class TypedInstance<Judged: ReplayInvariant>: InvariantInstance {
  @exclusivity(unchecked) private var invariant: Judged

  init(_ number: Int, _ view: Int, of scene: Scene, _ terms: Terms) {
    invariant = Judged()
    invariant.prepare(for: scene.views[view], of: scene, terms)
    // An invariant about views that do not move is checked in each of their steps.
    let interest = Judged.holdsOfStillness ? Judged.interest.union(.repeated) : Judged.interest
    super.init(number, interest, Tally(terms))
  }

  override func observe(_ facts: borrowing Facts) { invariant.observe(facts, &tally) }
  override func conclude(_ end: End) -> Verdict { invariant.conclude(end, tally) }
}

extension ReplayInvariant {
  /// Adds an instance for every view that the invariant watches. Returns the verdict that applies
  /// if no instance was added.
  static func join(
    _ instances: inout [[InvariantInstance]], _ number: Int, _ scene: Scene, _ terms: Terms
  ) -> Verdict {
    if let reason = obstacle(in: scene, terms) { return .untested(reason) }
    for view in scene.views.indices where watches(view, of: scene, terms) {
      instances[view].append(TypedInstance<Self>(number, view, of: scene, terms))
    }
    return .notApplicable
  }
}
