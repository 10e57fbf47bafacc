public import Gesture
public import Replay

/// An invariant between two replays of one engine: what a changed recording must change, and
/// nothing else.
///
/// It needs no constant of the engine and no oracle: the engine is its own. The second replay runs
/// beside the first one, step by step, so that a recording of any length is related in the same
/// memory.
protocol Relation: Rule {
  /// What an engine must be able to do for it.
  static var needs: Abilities { get }

  /// The replays to be held against the original, or why there can be none.
  static func trials(of original: Original, _ terms: Terms) -> Trials
}

extension Relation {
  static var tolerance: ToleranceClass { .related }
  static var needs: Abilities { [] }
}

/// The replay that others are compared with, and what is needed to make another.
public struct Original: Sendable {
  /// The recording.
  public var recording: Replayable
  /// Its scene.
  public var scene: Scene
  /// The engine that replays it.
  public var engine: EngineFactory
  /// The clock that draws the frames.
  public var clock: FrameClock

  /// A replay of a recording on an engine.
  public init(
    _ recording: Replayable, in scene: Scene, on engine: EngineFactory, at clock: FrameClock
  ) {
    self.recording = recording
    self.scene = scene
    self.engine = engine
    self.clock = clock
  }
}

/// What a relation puts an engine through.
enum Trials {
  case replays([any Trial])
  case untested(Reason)
  case notApplicable
}

/// One further replay, which follows the steps of the original.
protocol Trial {
  mutating func observe(_ step: borrowing Step) throws(ReplayError)

  mutating func conclude(_ end: End) throws(ReplayError) -> Verdict
}

extension Terms {
  /// How far what two replays show may lie apart.
  func related(at offset: Double) -> Double {
    // Far out a place itself is no more exact.
    max(tolerances.related, 1e-12 * offset.magnitude)
      // An engine that shows its own place in pixels begins the image up to half a pixel beside it.
      + (contract.showsPixels ? 1.5 : 1) * contract.offsetResolution
  }
}
