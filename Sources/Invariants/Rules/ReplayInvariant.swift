public import Model
public import Replay

/// An invariant of one replay, judged step by step.
///
/// An invariant stores a few numbers of the past and never a step, so that a replay of any length
/// is judged in constant memory. Each watched view has its own instance and its own tally.
protocol ReplayInvariant: Rule {
  /// The steps that the invariant must see; it receives no other steps.
  static var interest: Interest { get }

  /// The abilities that an engine must declare for the invariant to be judged.
  static var needs: Abilities { get }

  /// Further values of a view that the invariant reads: reported by the engine, or inferred if the
  /// engine does not report them.
  static var reads: Abilities { get }

  /// Whether a scene of several views can be judged only on an engine that contains all of them.
  static var needsEveryView: Bool { get }

  /// Whether the invariant is untested on a recording without the exact paths of the fingers.
  static var needsExactPaths: Bool { get }

  /// Whether an engine that shows one correct picture forever satisfies the invariant.
  static var holdsOfStillness: Bool { get }

  /// Why the invariant cannot be judged on an engine that has all the abilities it needs; nil if it
  /// can.
  static func reasonUntested(in scene: Scene, _ terms: Terms) -> Reason?

  /// Whether the invariant applies to a view, according to the declaration of that view alone.
  static func watches(_ view: ViewScene) -> Bool

  /// Whether the invariant applies to a view, if the other views of the scene or the engine's
  /// contract matter as well.
  static func watches(_ view: Int, of scene: Scene, _ terms: Terms) -> Bool

  init()

  /// Called once, before the first step.
  mutating func prepare(for view: ViewScene, of scene: Scene, _ terms: Terms)

  /// Checks the invariant at a step, and records the result in the tally.
  mutating func observe(_ facts: borrowing Facts, _ tally: inout Tally)

  /// Whether the invariant held weakly: one of the two cases that it distinguishes never occurred.
  var isWeak: Bool { get }

  func conclude(_ end: End, _ tally: Tally) -> Verdict
}

extension ReplayInvariant {
  static var needs: Abilities { [] }
  static var reads: Abilities { [] }
  static var needsEveryView: Bool { false }
  static var needsExactPaths: Bool { false }
  static var holdsOfStillness: Bool { false }

  static func reasonUntested(in scene: Scene, _ terms: Terms) -> Reason? { nil }
  static func watches(_ view: ViewScene) -> Bool { true }
  static func watches(_ view: Int, of scene: Scene, _ terms: Terms) -> Bool {
    watches(scene.views[view])
  }

  mutating func prepare(for view: ViewScene, of scene: Scene, _ terms: Terms) {}

  var isWeak: Bool { false }

  func conclude(_ end: End, _ tally: Tally) -> Verdict {
    tally.verdict(end, exact: Self.needsExactPaths, weak: isWeak)
  }

  /// Why the invariant cannot be judged: the first missing requirement; nil if none is missing.
  static func obstacle(in scene: Scene, _ terms: Terms) -> Reason? {
    if let reason = terms.lacks(terms.infers ? needs : needs.union(reads)) { return reason }
    if needsEveryView, scene.views.count > 1, let reason = terms.lacks(.manyViews) { return reason }
    // If the observations may be wrong by more than a slop, movements of the content are hidden.
    if terms.observationError > terms.contract.slop {
      return .inexact(terms.observationError)
    }
    return reasonUntested(in: scene, terms)
  }
}

extension Terms {
  /// Why an invariant that needs these abilities cannot be judged; nil if it can.
  func lacks(_ needed: Abilities) -> Reason? {
    abilities.isSuperset(of: needed) ? nil : .notReported(needed.subtracting(abilities))
  }

  /// The tolerance of an offset at rest.
  func restTolerance(_ offset: Double, _ facts: borrowing Facts) -> Double {
    tolerances.rest(at: offset, scale: facts.scale) + contract.coarsestStep
  }
}

/// How a replay ended.
public struct End: Sendable {
  /// Whether the replay ended at rest, at a limit, or at the end of its source.
  public var ending: Ending
  /// The precision that the recording lacks.
  public var quality: Quality

  /// Creates the end of a replay of a recording with the given flaws.
  public init(_ ending: Ending, quality: Quality = []) {
    self.ending = ending
    self.quality = quality
  }
}
