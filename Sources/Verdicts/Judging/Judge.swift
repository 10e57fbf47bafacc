public import Gesture
public import Replay

/// Judges one replay by many invariants while its steps go by.
public struct Judge {
  private let tracker: FactsTracker
  private let response = Response()
  /// The invariants at each view of the scene.
  private let rows: [Row]
  private var verdicts: [(invariant: any ReplayInvariant.Type, verdict: Verdict)] = []

  /// What one invariant says of one replay: the worst over the views it watches.
  public struct Finding: Sendable {
    public var invariant: any Invariant.Type
    public var verdict: Verdict
  }

  public init(
    _ scene: Scene, by invariants: [any ReplayInvariant.Type] = Catalogue.invariants, _ terms: Terms
  ) {
    tracker = FactsTracker(scene, resolution: terms.contract.offsetResolution)
    var instances: [[InvariantInstance]] = scene.views.map { _ in [] }
    for invariant in invariants {
      verdicts.append((invariant, invariant.join(&instances, scene, terms)))
    }
    rows = instances.map(Row.init)
  }

  /// Judges by invariants that each have their own tolerance.
  public init(_ scene: Scene, by settings: [InvariantSetting], _ terms: Terms) {
    tracker = FactsTracker(scene, resolution: terms.contract.offsetResolution)
    var instances: [[InvariantInstance]] = scene.views.map { _ in [] }
    var terms = terms
    for setting in settings {
      guard let invariant = setting.invariant as? any ReplayInvariant.Type else { continue }
      terms.tolerances = setting.tolerances
      verdicts.append((invariant, invariant.join(&instances, scene, terms)))
    }
    rows = instances.map(Row.init)
  }
}

extension Judge {
  public func observe(_ step: borrowing Step) {
    response.note(step)
    tracker.note(step) { view, facts in rows[view].observe(facts) }
  }

  /// Whether fingers or the app did something, and nothing that is shown ever changed.
  public var isUnanswered: Bool { response.isMissing }

  /// What every invariant says in the end, in the order they were given.
  public func findings(_ end: End) -> [Finding] {
    verdicts.map { entry in
      let name = entry.invariant.name
      let heard = rows.flatMap(\.instances).filter { $0.name == name }.map { $0.conclude(end) }
      let finding = Finding(
        invariant: entry.invariant, verdict: heard.reduce(entry.verdict) { $0.worse($1) })
      return isUnanswered ? finding.unanswered : finding
    }
  }
}

extension Judge.Finding {
  /// The same where nothing that is shown ever changed: what holds of any still picture was not put
  /// to the test.
  public var unanswered: Judge.Finding {
    guard case .held = verdict, Catalogue.holdsOfStillness(invariant) else { return self }
    return Judge.Finding(invariant: invariant, verdict: .untested(.unanswered))
  }
}

/// The invariants at one view, and what interests each of them side by side: a step looks through
/// the interests alone, and touches only the invariants it concerns.
private struct Row {
  let instances: [InvariantInstance]
  private let interests: [Interest]
  /// The instances again, without a count of who holds them: `instances` does.
  private let observers: [Unmanaged<InvariantInstance>]

  init(_ instances: [InvariantInstance]) {
    self.instances = instances
    interests = instances.map(\.interest)
    observers = instances.map { .passUnretained($0) }
  }

  func observe(_ facts: borrowing Facts) {
    let interest = facts.interest
    for index in interests.indices where !interests[index].isDisjoint(with: interest) {
      observers[index]._withUnsafeGuaranteedRef { $0.observe(facts) }
    }
  }
}

/// An invariant at a view. A class, so that the inner loop makes one virtual call for an invariant
/// that a step concerns, and none for the others.
class InvariantInstance {
  let name: String
  let interest: Interest

  init(_ name: String, _ interest: Interest) {
    self.name = name
    self.interest = interest
  }

  func observe(_ facts: borrowing Facts) {}
  func conclude(_ end: End) -> Verdict { .notApplicable }
}

private final class TypedInstance<Invariant: ReplayInvariant>: InvariantInstance {
  @exclusivity(unchecked) private var invariant: Invariant

  init(_ invariant: Invariant) {
    self.invariant = invariant
    super.init(Invariant.name, Invariant.interest)
  }

  override func observe(_ facts: borrowing Facts) { invariant.observe(facts) }
  override func conclude(_ end: End) -> Verdict { invariant.conclude(end) }
}

extension ReplayInvariant {
  /// Takes its instances; what is to be said if it has none.
  fileprivate static func join(
    _ instances: inout [[InvariantInstance]], _ scene: Scene, _ terms: Terms
  ) -> Verdict {
    switch applicability(for: scene, terms) {
    case .watching(let invariants):
      for (view, invariant) in invariants where instances.indices.contains(view) {
        instances[view].append(TypedInstance(invariant))
      }
      return .notApplicable
    case .untested(let reason): return .untested(reason)
    case .notApplicable: return .notApplicable
    }
  }
}

extension Verdict {
  /// The worse of two verdicts on one invariant; occasions add up.
  func worse(_ other: Verdict) -> Verdict {
    switch (self, other) {
    case (.broken(let one, let times), .broken(let two, let more)):
      .broken((one.step <= two.step ? one : two).worse(two.excess, one.excess), times: times + more)
    case (.broken, _): self
    case (_, .broken): other
    case (.held(let one, let margin, let weak), .held(let two, let rest, let soft)):
      .held(
        occasions: one + two, margin: [margin, rest].compactMap { $0 }.min(), weak: weak && soft)
    case (.held, _): self
    case (_, .held): other
    case (.untested, _): self
    default: other
    }
  }
}
