public import Gesture
public import Replay

/// An invariant that every replay keeps, judged while the steps go by.
///
/// An invariant keeps the few numbers it needs of the past and never a step, so a replay of any
/// length is judged in the same memory.
public protocol ReplayInvariant: Invariant {
  /// The steps it must see; it is asked about no others.
  static var interest: Interest { get }

  /// Where it takes its instances in a scene.
  static func applicability(for scene: Scene, _ terms: Terms) -> Applicability<Self>

  mutating func observe(_ facts: borrowing Facts)

  func conclude(_ end: End) -> Verdict
}

/// Where an invariant sits: at the views it watches, or nowhere.
public enum Applicability<Invariant: ReplayInvariant>: Sendable {
  case watching([(view: Int, invariant: Invariant)])
  case untested(Reason)
  case notApplicable
}

extension Applicability {
  /// A instance at every view that a test lets through; none at all means that the invariant does
  /// not apply.
  public static func views(
    of scene: Scene, where applies: (ViewScene) -> Bool = { _ in true },
    _ invariant: (ViewScene) -> Invariant
  ) -> Applicability {
    let instances = scene.views.indices.filter { applies(scene.views[$0]) }
      .map { (view: $0, invariant: invariant(scene.views[$0])) }
    return instances.isEmpty ? .notApplicable : .watching(instances)
  }
}

/// What invariants are judged by: what the engine declares and what was settled beforehand.
public struct Terms: Sendable {
  public var abilities: Abilities
  public var contract: EngineContract
  public var tolerances: Tolerances

  public init(
    abilities: Abilities, contract: EngineContract, tolerances: Tolerances = Tolerances()
  ) {
    self.abilities = abilities
    self.contract = contract
    self.tolerances = tolerances
  }
}

extension Terms {
  /// The reason an invariant that needs these abilities cannot be judged, if it cannot.
  public func lacks(_ needed: Abilities) -> Reason? {
    abilities.isSuperset(of: needed) ? nil : .notReported(needed.subtracting(abilities))
  }

  /// How far an offset may be off at rest.
  func atRest(_ offset: Double, _ facts: borrowing Facts) -> Double {
    tolerances.rest(at: offset, scale: facts.scale) + contract.offsetResolution
  }

  /// How far a velocity may be off that is measured over so many seconds.
  func ofVelocity(_ velocity: Double, over seconds: Double) -> Double {
    tolerances.velocityShare * velocity.magnitude + tolerances.velocity
      + 2 * contract.offsetResolution / seconds
  }
}

/// How a replay ended.
public struct End: Sendable {
  public var ending: Ending
  public var quality: Quality

  public init(_ ending: Ending, quality: Quality = []) {
    self.ending = ending
    self.quality = quality
  }
}
