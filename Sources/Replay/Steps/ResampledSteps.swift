public import Gesture

/// The steps of another source that fall on given instants, counted anew.
///
/// For steps that are only known where they were taken, as in a saved trace: a step is kept or left
/// out, never made up in between. An engine is sampled at another rate by giving its player other
/// ticks. Moments between the instants are left out too, so the result is for comparing, not for judging.
public struct ResampledSteps<Base: StepSource, Clock: Ticks>: StepSource {
  private var base: Base
  private let ticks: Clock
  private var k: Int64 = 0
  private var index = 0

  /// The steps of a source that fall on the ticks of a clock.
  public init(_ base: Base, at ticks: Clock) {
    self.base = base
    self.ticks = ticks
  }

  /// The scene of the other source.
  public var scene: Scene { base.scene }
  /// How the other source ended.
  public var ending: Ending? { base.ending }

  /// Fills in the next step; false at the end.
  public mutating func next(into step: inout Step) throws(ReplayError) -> Bool {
    while try base.next(into: &step) {
      while let tick = ticks.tick(k), tick < step.time { k += 1 }
      guard ticks.tick(k) == step.time else { continue }
      step.index = index
      index += 1
      return true
    }
    return false
  }
}
