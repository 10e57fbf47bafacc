internal import Gesture
internal import Replay
internal import Reporting
internal import Verdicts

/// Sees every step of one of two engines, also those that the other was not asked for: judges it, and
/// draws it.
final class Witness {
  private let judge: Judge
  private let settings: Settings
  private let scene: Scene
  private var pen: TracePen?
  private var start: Instant?
  private(set) var time = Lapse.zero
  private(set) var steps = 0

  init(_ scene: Scene, _ settings: Settings, _ terms: Terms, _ pen: TracePen?) {
    judge = Judge(scene, by: settings.judged, terms)
    self.settings = settings
    self.scene = scene
    self.pen = pen
  }
}

extension Witness {
  func see(_ step: Step) {
    judge.observe(step)
    pen?.take(step)
    start = start ?? step.time
    time = step.time - (start ?? step.time)
    steps += 1
  }

  func laws(_ end: End) -> [JudgedLaw] {
    judge.findings(end).map { JudgedLaw($0, settings.setting(of: $0.law.name), scene) }
  }

  var trace: DrawnTrace? { pen?.finish() }
}

/// Steps that somebody sees on their way.
struct WitnessedSteps: StepSource {
  private var base: any StepSource
  private let witness: Witness

  init(_ base: any StepSource, by witness: Witness) {
    self.base = base
    self.witness = witness
  }

  var scene: Scene { base.scene }
  var ending: Ending? { base.ending }

  mutating func next(into step: inout Step) throws(ReplayError) -> Bool {
    guard try base.next(into: &step) else { return false }
    witness.see(step)
    return true
  }
}
