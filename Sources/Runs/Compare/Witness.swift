internal import Invariants
internal import Model
internal import Replay
internal import Results
internal import Text

/// Judges and draws one of the two engines of a comparison. It receives every step of its engine,
/// including steps without a counterpart.
final class Witness {
  private let judge: Judge
  private let settings: Settings
  private let scene: Scene
  private var pen: TraceSampler?
  private var start: Instant?
  private(set) var time = TimeSpan.zero
  private(set) var steps = 0
  /// Checks that additional replays show the same steps.
  private(set) var determinism: Determinism
  private var lastInput = FileLocation.nowhere

  /// - Parameter others: Further replays on the same engine.
  init(
    _ scene: Scene, _ settings: Settings, _ terms: Terms, _ pen: TraceSampler?,
    _ others: [any StepSource]
  ) {
    var terms = terms
    terms.excusedPageErrors = settings.excusedPageErrors
    judge = Judge(scene, by: settings.judged, terms)
    self.settings = settings
    self.scene = scene
    self.pen = pen
    determinism = Determinism(against: others, terms.contract)
  }

  func see(_ step: Step) throws(ReplayError) {
    judge.observe(step)
    pen?.add(step)
    for event in step.moment.events where event.value.isInput { lastInput = event.location }
    try determinism.add(step, lastInput)
    start = start ?? step.time
    time = step.time - (start ?? step.time)
    steps += 1
  }

  func invariants(_ end: End) -> [JudgedInvariant] {
    judge.verdicts(end).map { JudgedInvariant($0, settings.setting(of: $0.invariant.name), scene) }
  }

  /// Why nothing was observed of a web page; nil otherwise.
  var unobserved: String? { judge.unobserved?.text }

  var trace: DrawnTrace? { pen?.finish() }
}

/// Steps that are passed to a witness as they are read.
struct WitnessedSteps: StepSource {
  var base: any StepSource
  let witness: Witness

  var scene: Scene { base.scene }
  var ending: Ending? { base.ending }

  mutating func next(into step: inout Step) throws(ReplayError) -> Bool {
    guard try base.next(into: &step) else { return false }
    try witness.see(step)
    return true
  }
}
