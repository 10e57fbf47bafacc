internal import Files
internal import Model
internal import Replay

/// Steps whose numbers are rounded like the numbers of a trace, so that both can be compared: at
/// the end of a slow motion, a rounded number stops changing earlier.
struct RoundedSteps: StepSource {
  private var base: any StepSource
  private let rounding: TraceRounding
  private var watch = StepWatch()

  init(_ base: any StepSource, to step: Double) {
    self.base = base
    rounding = TraceRounding(to: step)
  }

  var scene: Scene { base.scene }
  var ending: Ending? { base.ending }

  mutating func next(into step: inout Step) throws(ReplayError) -> Bool {
    guard try base.next(into: &step) else { return false }
    for index in step.frame.views.indices {
      let view = step.frame.views[index]
      step.frame.views[index].offset = Point(
        x: rounding.rounded(view.offset.x), y: rounding.rounded(view.offset.y))
      step.frame.views[index].zoom = rounding.rounded(view.zoom)
    }
    watch.follow(&step)
    return true
  }
}
