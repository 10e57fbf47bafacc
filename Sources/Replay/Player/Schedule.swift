internal import Gesture

/// What a replay is asked for, and when: the moments of a recording and the frames of a clock on
/// one line of time, a touch at the very moment of a frame before the frame.
///
/// It knows input alone, so it can be walked ahead of an engine as well as beside one.
struct Schedule<Source: EventSource, Clock: Ticks> {
  let scene: Scene
  /// What happens at a cue of a moment; it may be swapped out once the cue has been dealt with.
  var moment = Moment(at: .zero)
  private var timeline: Timeline<Source>
  private var frames: FrameCount<Clock>
  private var stage = Stage.reading
  /// When the last moment was; before there is one, when the first is.
  private var lastMoment = Instant.zero

  /// One thing to be shown.
  enum Cue {
    /// Just before the moment, which holds input.
    case before
    /// Just after it.
    case after
    /// A frame, at which nothing happens.
    case frame(Instant)
    /// A frame that carries a moment in which something was only seen or marked.
    case reported
    /// A frame after the last moment: how many of them are worth drawing is not decided here.
    case idle(Instant)
  }

  private enum Stage {
    /// The next moment has to be read.
    case reading
    /// The next moment is known.
    case waiting
    /// The cue before it has been given.
    case handling
    /// No moment is left.
    case settling
  }

  init(_ source: Source, at ticks: Clock) {
    timeline = Timeline(source)
    scene = timeline.scene
    frames = FrameCount(ticks)
  }

  /// Whether the last cue, which is a frame, is one of the clock. An odd one stands where the
  /// recording says what was seen: it is shown, and not drawn.
  var isDrawn: Bool { frames.wasOfClock }

  /// Copies what happens at the cue of a moment, which is not dealt with yet.
  func copyEvents(to step: inout Step) {
    for index in 0..<moment.events.count { step.moment.events.append(moment.events[index]) }
  }

  /// Begins at the first event, or at the first frame of a recording without events: at what time.
  mutating func open() throws(FormatError) -> Instant {
    stage = try timeline.next(into: &moment) ? .waiting : .settling
    guard stage == .waiting else { return frames.next ?? .zero }
    lastMoment = moment.time
    frames.skip(to: moment.time)
    return moment.time
  }

  /// The next cue; nil where no clock ticks any more.
  @inline(__always)
  mutating func next() throws(FormatError) -> Cue? {
    if stage == .handling {
      if moment.isObserved { frames.demand(at: moment.time) }
      stage = .reading
      return .after
    }
    if stage == .reading { stage = try timeline.next(into: &moment) ? .waiting : .settling }
    if stage == .waiting {
      if let frame = frames.pass(before: moment.time, since: lastMoment) { return .frame(frame) }
      lastMoment = moment.time
      guard moment.isInput else {
        frames.pass(moment.time)
        stage = .reading
        return .reported
      }
      stage = .handling
      return .before
    }
    guard let frame = frames.next else { return nil }
    frames.pass(frame)
    return .idle(frame)
  }
}

extension ReplayLimit {
  /// Where the frames of a long wait go on, shortly before the next moment, so that it is seen what
  /// that finds; nil where no frame is left out. A recording of a few lines must not cost the frames of
  /// years.
  ///
  /// It looks at times alone, so that two replays of a recording draw the same frames whatever their
  /// engines do. Frames are drawn after a moment for as long as an engine that moves is waited for.
  @inline(__always)
  static func resumption(from frame: Instant, _ lastMoment: Instant, to moment: Instant) -> Instant?
  {
    guard frame - lastMoment >= ReplayLimit().most else { return nil }
    let lead = TimeSpan.seconds(1)
    return moment - frame > lead ? moment - lead : nil
  }
}
