internal import Model
internal import Text

/// The steps of an engine that runs on its own clock: the engine receives the whole recording at
/// once, and decides the times of its frames.
///
/// This is the only source of steps whose memory grows with the recording. Observations and marks
/// are left out, because the engine shows nothing at exactly those times.
struct PerformedSteps<Source: EventSource>: PlayedSteps {
  let scene: Scene
  var course: ReplayCourse
  private let patience: ReplayLimit
  private let engine: any DistantEngine
  private var timeline: Timeline<Source>
  private var steps: [Step]?
  private var position = 0

  init(_ source: Source, on engine: any DistantEngine, patience: ReplayLimit) {
    timeline = Timeline(source)
    scene = timeline.scene
    self.engine = engine
    self.patience = patience
    course = ReplayCourse(patience: patience)
  }

  mutating func make(_ step: inout Step) throws(ReplayError) -> Bool {
    if steps == nil { steps = try perform() }
    guard let steps, position < steps.count else { return false }
    step = steps[position]
    step.index = position
    position += 1
    return true
  }

  mutating func end() throws(ReplayError) -> Ending {
    do { try engine.finish() } catch { throw .engine(error) }
    return course.lastEnding
  }

  private mutating func perform() throws(ReplayError) -> [Step] {
    var moments: [Moment] = []
    do throws(FormatError) {
      var moment = Moment(at: .zero)
      while try timeline.next(into: &moment) {
        if moment.isInput { moments.append(moment) }
      }
    } catch {
      throw .format(error)
    }
    let start = moments.first?.time ?? .zero
    do throws(EngineError) {
      var engine = engine
      try engine.advance(to: start)
      return try engine.perform(moments, patience)
    } catch {
      throw .engine(error)
    }
  }
}
