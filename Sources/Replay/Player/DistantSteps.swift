internal import Model
internal import Text

/// Replays events on an engine in batches: some hundred steps during the input, or half a second of
/// frames while everything comes to rest.
///
/// In lock-step mode a batch is one moment or one frame.
///
/// A `Player` makes the same steps. Frames at the end of the last batch may be unneeded and left
/// out, so the engine may have advanced further than the last step shows.
struct DistantSteps<Source: EventSource, Clock: Ticks>: PlayedSteps {
  let scene: Scene
  var course: ReplayCourse
  private let engine: any DistantEngine
  private var schedule: Schedule<Source, Clock>
  /// The current batch. Only the first `count` steps belong to it; the remaining steps are kept to
  /// reuse their memory.
  private var passage: [Step] = []
  private var count = 0
  private var position = 0
  /// The index in the batch of the first frame after the last moment.
  private var idle = 0
  private var isOpen = false
  /// The error that ended the reading, thrown after all events before it have been played.
  private var failure: FormatError?
  private var index = 0

  init(_ source: Source, on engine: any DistantEngine, at ticks: Clock, patience: ReplayLimit) {
    schedule = Schedule(source, at: ticks)
    scene = schedule.scene
    self.engine = engine
    course = ReplayCourse(patience: patience)
  }

  /// The maximum number of steps in a batch. The number of rows (one view in one step) is limited,
  /// so that a reply stays well below the maximum line length.
  private var maxSteps: Int { engine.isLockStep ? 2 : max(2, 1024 / max(1, scene.views.count)) }

  /// The maximum duration of the frames after the last moment in one batch.
  private static var settling: TimeSpan { .milliseconds(500) }

  mutating func make(_ step: inout Step) throws(ReplayError) -> Bool {
    if position == count { try request() }
    guard position < count, position < idle || index == 0 || !course.isOver else { return false }
    swap(&step, &passage[position])
    position += 1
    index += 1
    return true
  }

  mutating func end() throws(ReplayError) -> Ending {
    do { try engine.finish() } catch { throw .engine(error) }
    return course.lastEnding
  }

  private mutating func request() throws(ReplayError) {
    if let failure { throw .format(failure) }
    position = 0
    count = 0
    var isFirst = false
    do throws(FormatError) {
      if !isOpen {
        course.begin(at: try schedule.open())
        (isOpen, isFirst) = (true, true)
      }
      idle = .max
      try plan()
    } catch {
      failure = error
      if count == 0 { throw .format(error) }
    }
    do throws(EngineError) {
      if isFirst {
        var engine = engine
        try engine.advance(to: course.now)
      }
      if count > 0 { try engine.fill(&passage, count: count) }
    } catch { throw .engine(error) }
  }

  /// Adds the next steps to the batch, as scheduled.
  private mutating func plan() throws(FormatError) {
    var begin: Instant?
    while let cue = try schedule.next() {
      switch cue {
      case .before:
        add(.before, at: schedule.moment.time)
        passage[count - 1].moment.events.append(contentsOf: schedule.moment.events)
        continue
      case .after:
        add(.after, at: schedule.moment.time)
        swap(&passage[count - 1].moment.events, &schedule.moment.events)
      case .frame(let time): draw(at: time)
      case .reported:
        draw(at: schedule.moment.time)
        swap(&passage[count - 1].moment.events, &schedule.moment.events)
      case .idle(let time):
        if begin == nil { idle = count }
        begin = begin ?? time
        draw(at: time)
      }
      if count + 2 > maxSteps { return }
      if let begin, passage[count - 1].time - begin >= Self.settling { return }
    }
    if idle == .max { idle = count }
  }

  private mutating func draw(at time: Instant) {
    add(.frame, at: time)
    passage[count - 1].isBetweenFrames = !schedule.isDrawn
  }

  private mutating func add(_ cause: Step.Cause, at time: Instant) {
    if count == passage.count { passage.append(Step()) }
    passage[count].prepare(index + count, cause, at: time, views: scene.views.count)
    count += 1
  }
}
