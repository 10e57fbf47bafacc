public import Gesture
public import Replay

/// A whole replay in memory. Judging and comparing stream instead.
public struct Trace: Equatable, Sendable {
  /// The scene of the replay.
  public var scene: Scene
  /// All steps, in order.
  public var steps: [Step]
  /// How the replay ended; nil where that is unknown.
  public var ending: Ending?

  /// A trace of given steps.
  public init(_ scene: Scene, steps: [Step] = [], ending: Ending? = nil) {
    self.scene = scene
    self.steps = steps
    self.ending = ending
  }

  /// Reads all the steps of a source.
  public init(of source: consuming some StepSource) throws(ReplayError) {
    self.init(source.scene)
    var step = Step()
    while try source.next(into: &step) { steps.append(step) }
    ending = source.ending
  }
}
