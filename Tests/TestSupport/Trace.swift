package import Model
package import Replay

/// A whole replay in memory, for tests. Judging and comparing use streams instead.
package struct Trace: Equatable, Sendable {
  /// The scene of the replay.
  package var scene: Scene
  /// All steps, in the order of time.
  package var steps: [Step]
  /// How the replay ended; nil if that is unknown.
  package var ending: Ending?

  /// Creates a trace from steps.
  package init(_ scene: Scene, steps: [Step] = [], ending: Ending? = nil) {
    self.scene = scene
    self.steps = steps
    self.ending = ending
  }

  /// Reads all steps of a source.
  package init(of source: consuming some StepSource) throws(ReplayError) {
    self.init(source.scene)
    var step = Step()
    while try source.next(into: &step) { steps.append(step) }
    ending = source.ending
  }
}
