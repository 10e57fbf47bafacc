internal import Model
internal import Replay
internal import Text

/// An engine in another process.
///
/// Everything that the engine sends is validated: it must report what was requested, at the
/// requested times, and nothing that it declared not to report.
final class ProcessEngine: DistantEngine {
  private let processes: EngineProcesses
  let introduction: Introduction
  private let settings: [EngineSetting]
  private(set) var process: EngineProcess?
  var lateFaults: LateFaults?
  var declared = Abilities.all
  var now = Instant.zero
  /// Tracks the events, to derive values that the engine does not report.
  var grammar: EventGrammar
  let viewCount: Int
  /// The columns that the engine does not report, so that they are derived from the scene.
  let derivedColumns: [SampleColumn]
  /// The values derived at the last step, and whether values have been derived yet.
  var derived: [ViewState]
  var hasDerived = false
  /// Whether views are nested, so that their frames depend on offsets.
  let isNested: Bool
  let scene: Scene
  /// The last reported readouts of each view, which are valid until the next report.
  var readouts: [Readouts]
  /// The last reported signals of the app itself, which are valid until the next report.
  var signals = AppSignals()
  var fingers = FingersDown()
  /// The last reported state, and the callbacks that `show(in:)` has not yet returned.
  private var shown = Frame()
  private var steps = [Step(), Step()]

  init(
    _ scene: Scene, _ processes: EngineProcesses, _ introduction: Introduction,
    _ settings: [EngineSetting]
  ) throws(EngineError) {
    self.scene = scene
    self.processes = processes
    self.introduction = introduction
    self.settings = settings
    grammar = EventGrammar(scene)
    derived = scene.startingStates
    viewCount = scene.views.count
    isNested = scene.views.contains { $0.inside != nil }
    derivedColumns = SampleColumn.derived.filter { !introduction.columns.contains($0) }
    readouts = Array(repeating: Readouts(), count: viewCount)
    process = try processes.lend()
  }

  deinit {
    if let process { processes.putBack(process) }
  }

  var ownsClock: Bool { introduction.ownsClock }

  var isLockStep: Bool { processes.command.isLockStep }

  func handle(_ moment: Moment) throws(EngineError) {
    for (index, cause) in [Step.Cause.before, .after].enumerated() {
      steps[index].prepare(0, cause, at: moment.time, views: viewCount)
      steps[index].moment = moment
    }
    try fill(&steps, count: 2)
    show(steps[0].frame.callbacks, steps[1].frame)
  }

  /// Advances to a time. The first call loads the scene. Any further call queries the state at that
  /// time without drawing a frame.
  func advance(to time: Instant) throws(EngineError) {
    guard var process else { throw Self.gone }
    if process.hasScene { return try look(at: time, drawing: false) }
    now = time
    var first = [Step()]
    first[0].prepare(0, .before, at: time, views: viewCount)
    if !process.isQuiet() {
      process = try processes.lend()
      self.process = process
    }
    try process.begin(scene, settings, at: time, for: lateFaults) { (reply) throws(Objection) in
      try self.read(reply, into: &first, count: 1)
    }
    show([], first[0].frame)
  }

  func drawFrame(at time: Instant) throws(EngineError) { try look(at: time, drawing: true) }

  private func look(at time: Instant, drawing: Bool) throws(EngineError) {
    steps[0].prepare(0, .frame, at: time, views: viewCount)
    steps[0].isBetweenFrames = !drawing
    try fill(&steps, count: 1)
    show([], steps[0].frame)
  }

  func finish() throws(EngineError) {
    guard let process else { return }
    self.process = nil
    try process.finish()
    processes.putBack(process)
  }

  func show(in frame: inout Frame) {
    frame.views = shown.views
    frame.callbacks.append(contentsOf: shown.callbacks)
    frame.signals = shown.signals
    shown.callbacks.removeAll(keepingCapacity: true)
  }

  private func show(_ callbacks: [Callback], _ frame: Frame) {
    shown.views = frame.views
    shown.signals = frame.signals
    shown.callbacks += callbacks + frame.callbacks
  }

  static let gone = EngineError(.broken, "it was stopped")
}
