public import Model
public import Replay

/// An invariant between two replays of one engine: a changed recording must change the picture in a
/// known way, and in no other.
///
/// It needs no constants of the engine and no oracle, because the engine is compared with itself.
/// The second replay runs alongside the first one, step by step, so that a recording of any length
/// is compared in constant memory.
protocol Relation: Rule {
  /// What an engine must be able to do for it.
  static var needs: Abilities { get }

  /// The replays to compare with the original, or the reason why there are none.
  static func trials(of original: Original, _ terms: Terms) -> Trials
}

extension Relation {
  static var tolerance: ToleranceClass { .related }
  static var needs: Abilities { [] }
}

/// The replay that others are compared with, and everything needed to make another one.
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

/// The replays that a relation runs.
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
  /// The maximum difference between the offsets of two replays.
  func related(at offset: Double) -> Double {
    // At large offsets, the offset itself is less exact.
    max(tolerances.related, 1e-12 * offset.magnitude)
      // An engine that shows its own position in pixels starts the transformed picture up to half a
      // pixel off.
      + (contract.showsPixels ? 1.5 : 1) * contract.offsetResolution
  }
}
