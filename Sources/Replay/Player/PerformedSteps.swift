#if !hasFeature(Embedded)
  internal import Gesture

  /// What an engine showed that plays on a clock of its own: the whole recording is handed to it at
  /// once, and its frames are whenever it drew.
  ///
  /// The only source of steps whose memory grows with the recording. What was only seen or marked
  /// is left out: nothing was shown at those very times.
  struct PerformedSteps<Source: EventSource>: StepSource {
    let scene: Scene
    private(set) var ending: Ending?
    private let patience: ReplayLimit
    private let engine: any DistantEngine
    private var timeline: Timeline<Source>
    private var steps: [Step]?
    private var position = 0
    private var watch = RestWatch(from: .zero)

    init(_ source: Source, on engine: any DistantEngine, patience: ReplayLimit) {
      timeline = Timeline(source)
      scene = timeline.scene
      self.engine = engine
      self.patience = patience
    }

    mutating func next(into step: inout Step) throws(ReplayError) -> Bool {
      guard ending == nil else { return false }
      if steps == nil { steps = try perform() }
      let steps = steps ?? []
      guard position < steps.count else {
        do { try engine.finish() } catch {
          ending = .engineError
          throw .engine(error)
        }
        ending = watch.rest.ending(at: steps.last?.time ?? .zero, patience)
        return false
      }
      step = steps[position]
      step.index = position
      position += 1
      watch.follow(&step)
      return true
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
        let steps = try engine.perform(moments, patience)
        watch = RestWatch(from: steps.first?.time ?? start)
        return steps
      } catch {
        ending = .engineError
        throw .engine(error)
      }
    }
  }
#endif
