public import Model
public import Replay

/// An invariant between two replays of one engine: a changed recording must change the picture in a
/// known way and in no other way.
///
/// A relation needs no constants of the engine and no oracle, because the engine is compared with
/// itself. The second replay runs alongside the first replay, step by step, so that a recording of
/// any length is compared in constant memory.
protocol Relation: Rule {
  /// The abilities that an engine must declare for the relation to be judged.
  static var needs: Abilities { get }

  /// The replays to compare with the original, or the reason why there are no such replays.
  static func trials(of original: Original, _ terms: Terms) -> Trials
}

extension Relation {
  static var tolerance: ToleranceClass { .related }
  static var needs: Abilities { [] }
}

/// The replay with which other replays are compared, and everything needed to replay again.
public struct Original: Sendable {
  /// The recording.
  public var recording: Replayable
  /// The scene of the recording.
  public var scene: Scene
  /// The engine that replays the recording.
  public var engine: EngineFactory
  /// The clock that draws the frames.
  public var clock: FrameClock

  /// Creates the description of a replay of a recording on an engine.
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

/// An additional replay, which follows the steps of the original replay.
protocol Trial {
  mutating func observe(_ step: borrowing Step) throws(ReplayError)

  mutating func conclude(_ end: End) throws(ReplayError) -> Verdict
}

extension Terms {
  /// The maximum difference between the offsets of two replays.
  func related(at offset: Double) -> Double {
    // Large offsets are less exact.
    max(tolerances.related, 1e-12 * offset.magnitude)
      // An engine that rounds shown positions to pixels may start the transformed replay up to half
      // a pixel off.
      + (contract.showsPixels ? 1.5 : 1) * contract.offsetResolution
  }
}
