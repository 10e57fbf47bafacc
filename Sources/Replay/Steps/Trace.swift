public import Gesture

/// A whole replay in memory: for tests and for looking back. Judging and comparing stream instead.
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

/// A trace in memory as a source of steps.
public struct RecalledSteps: StepSource {
  private let trace: Trace
  private var position = 0

  /// The steps of a trace.
  public init(_ trace: Trace) {
    self.trace = trace
  }

  /// The scene of the trace.
  public var scene: Scene { trace.scene }
  /// How the replay ended; nil before the last step.
  public var ending: Ending? { position < trace.steps.count ? nil : trace.ending }

  /// Fills in the next step; false at the end.
  public mutating func next(into step: inout Step) throws(ReplayError) -> Bool {
    guard position < trace.steps.count else { return false }
    step = trace.steps[position]
    position += 1
    return true
  }
}
