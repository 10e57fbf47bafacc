public import Gesture
public import Replay

/// An invariant of one replay, judged while the steps go by.
///
/// It keeps the few numbers that it needs of the past and never a step, so that a replay of any
/// length is judged in the same memory. Each view that it watches has an instance and a tally of its
/// own.
protocol ReplayInvariant: Rule {
  /// The steps it must see; it is shown no others.
  static var interest: Interest { get }

  /// What an engine must do or report itself for the invariant to be judged.
  static var needs: Abilities { get }

  /// What it reads of a view besides: reported by the engine or, if it reports nothing, inferred.
  static var reads: Abilities { get }

  /// Whether it can be judged in a scene of several views only on an engine that holds them all.
  static var needsEveryView: Bool { get }

  /// Whether a recording that has lost the exact paths of the fingers leaves it untested.
  static var needsExactPaths: Bool { get }

  /// Whether an engine that shows one right picture for ever keeps it.
  static var holdsOfStillness: Bool { get }

  /// Why it cannot be judged on an engine that reports all it needs; nil where it can.
  static func reasonUntested(in scene: Scene, _ terms: Terms) -> Reason?

  /// Whether it speaks of a view, as the scene declares it.
  static func watches(_ view: ViewScene) -> Bool

  /// The same, where the other views of the scene or the engine's contract matter as well.
  static func watches(_ view: Int, of scene: Scene, _ terms: Terms) -> Bool

  init()

  /// Is called once, before the first step.
  mutating func prepare(for view: ViewScene, of scene: Scene, _ terms: Terms)

  /// The check itself: counts into the tally what a step puts to the test.
  mutating func observe(_ facts: borrowing Facts, _ tally: inout Tally)

  /// Whether one side of what it distinguishes was never seen, so that it held weakly.
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

  /// Why it cannot be judged, if it cannot: the first thing that is missing.
  static func obstacle(in scene: Scene, _ terms: Terms) -> Reason? {
    if let reason = terms.lacks(terms.infers ? needs : needs.union(reads)) { return reason }
    if needsEveryView, scene.views.count > 1, let reason = terms.lacks(.manyViews) { return reason }
    return reasonUntested(in: scene, terms)
  }
}

/// What invariants are judged by: what the engine declares, and the tolerances.
public struct Terms: Sendable {
  /// What the engine can do and report.
  public var abilities: Abilities
  /// The numbers that the engine promises to keep.
  public var contract: EngineContract
  /// How far values may be off.
  public var tolerances: Tolerances
  /// Whether what the engine does not report is inferred. What a recorded device did between two looks
  /// nobody knows.
  package var infers = true
  /// Whether the engine shows a web page of somebody's own.
  package var showsPage = false
  /// The time from one frame to the next, which windows of frames are counted in.
  package var frame = TimeSpan(nanoseconds: 16_666_667)

  /// The terms of an engine, with the built-in tolerances unless others are given.
  public init(
    abilities: Abilities, contract: EngineContract, tolerances: Tolerances = Tolerances()
  ) {
    self.abilities = abilities
    self.contract = contract
    self.tolerances = tolerances
  }

  /// Those of one scene: what is declared in pixels is as long as they are.
  func resolved(in scene: Scene) -> Terms {
    var terms = self
    terms.contract = contract.resolved(in: scene.window)
    return terms
  }

  /// The reason an invariant that needs these abilities cannot be judged, if it cannot.
  func lacks(_ needed: Abilities) -> Reason? {
    abilities.isSuperset(of: needed) ? nil : .notReported(needed.subtracting(abilities))
  }

  /// How far a speed carries a view in some seconds, at most. One that is inferred is that of the
  /// steps beside this one.
  ///
  /// - Parameter share: how much faster than that it may have been in between.
  func reach(of speed: Double, in seconds: Double, share: Double = 1.25) -> Double {
    abilities.contains(.velocity) ? (share * speed + 30) * seconds : (3 * speed + 30) * seconds + 3
  }

  /// How far an offset may be off at rest.
  func atRest(_ offset: Double, _ facts: borrowing Facts) -> Double {
    tolerances.rest(at: offset, scale: facts.scale) + contract.coarsestStep
  }

  /// How far the content may be off where it follows fingers on a way of some length.
  func ofWay(_ way: Double) -> Double { tolerances.moving + tolerances.movingShare * way }

  /// How far a zoom may be off, as a share.
  var ofZoom: Double { tolerances.zoom + contract.zoomResolution }

  /// How far a velocity may be off that is measured over so many seconds.
  func ofVelocity(_ velocity: Double, over seconds: Double) -> Double {
    tolerances.velocityShare * velocity.magnitude + tolerances.velocity
      + 2 * contract.offsetResolution / seconds
  }
}

/// How a replay ended.
public struct End: Sendable {
  /// At rest, at a limit, or where its source broke off.
  public var ending: Ending
  /// What the recording has lost.
  public var quality: Quality

  /// The end of a replay of a recording with such flaws.
  public init(_ ending: Ending, quality: Quality = []) {
    self.ending = ending
    self.quality = quality
  }
}
