public import Model
public import Replay

/// An invariant of one replay, judged step by step.
///
/// It stores a few numbers of the past and never a step, so that a replay of any length is judged
/// in constant memory. Each view that it watches has its own instance and its own tally.
protocol ReplayInvariant: Rule {
  /// The steps that it must see; it receives no others.
  static var interest: Interest { get }

  /// What an engine must do or report itself for the invariant to be judged.
  static var needs: Abilities { get }

  /// Further values of a view that it reads: reported by the engine or, if the engine does not
  /// report them, inferred.
  static var reads: Abilities { get }

  /// Whether a scene of several views can be judged only on an engine that contains all of them.
  static var needsEveryView: Bool { get }

  /// Whether it is untested on a recording without the exact paths of the fingers.
  static var needsExactPaths: Bool { get }

  /// Whether an engine that shows one correct picture forever satisfies it.
  static var holdsOfStillness: Bool { get }

  /// Why it cannot be judged on an engine that reports all it needs; nil if it can.
  static func reasonUntested(in scene: Scene, _ terms: Terms) -> Reason?

  /// Whether it applies to a view, according to the scene.
  static func watches(_ view: ViewScene) -> Bool

  /// The same, if the other views of the scene or the engine's contract matter as well.
  static func watches(_ view: Int, of scene: Scene, _ terms: Terms) -> Bool

  init()

  /// Called once, before the first step.
  mutating func prepare(for view: ViewScene, of scene: Scene, _ terms: Terms)

  /// The check itself: records in the tally what a step exercises.
  mutating func observe(_ facts: borrowing Facts, _ tally: inout Tally)

  /// Whether one of the two cases that it distinguishes never occurred, so that it held weakly.
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

  /// Why it cannot be judged: the first requirement that is missing; nil if none is.
  static func obstacle(in scene: Scene, _ terms: Terms) -> Reason? {
    if let reason = terms.lacks(terms.infers ? needs : needs.union(reads)) { return reason }
    if needsEveryView, scene.views.count > 1, let reason = terms.lacks(.manyViews) { return reason }
    // Content that moves less than a slop is hidden.
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
  /// At rest, at a limit, or where its source ended.
  public var ending: Ending
  /// The precision that the recording lacks.
  public var quality: Quality

  /// The end of a replay of a recording with the given flaws.
  public init(_ ending: Ending, quality: Quality = []) {
    self.ending = ending
    self.quality = quality
  }
}
