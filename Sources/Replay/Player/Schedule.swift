internal import Model
internal import Text

/// The steps of a replay and their times: the moments of a recording and the frames of a clock in a
/// single order. A touch at the exact time of a frame comes before the frame.
///
/// A schedule depends on input alone, so it can be computed before the engine runs or alongside it.
struct Schedule<Source: EventSource, Clock: Ticks> {
  let scene: Scene
  /// The events of the moment at the current cue; they may be swapped out after the cue was
  /// processed.
  var moment = Moment(at: .zero)
  private var timeline: Timeline<Source>
  private var frames: FrameCount<Clock>
  private var stage = Stage.reading
  /// The time of the last moment; before the first moment, the time of the first moment.
  private var lastMoment = Instant.zero

  /// A step that must be shown.
  enum Cue {
    /// Directly before a moment of input.
    case before
    /// Directly after a moment of input.
    case after
    /// A frame without events.
    case frame(Instant)
    /// A frame with a moment that contains only observations or marks.
    case reported
    /// A frame after the last moment. The consumer decides how many of these frames to draw.
    case idle(Instant)
  }

  private enum Stage {
    /// The next moment must be read.
    case reading
    /// The next moment has been read.
    case waiting
    /// The cue before the moment has been returned.
    case handling
    /// No moment is left.
    case settling
  }

  init(_ source: Source, at ticks: Clock) {
    timeline = Timeline(source)
    scene = timeline.scene
    frames = FrameCount(ticks)
  }

  /// Whether the last frame cue is a frame of the clock. An additional frame at the time of an
  /// observation is shown, but not drawn.
  var isDrawn: Bool { frames.wasOfClock }

  /// Appends the events of the current moment to a step.
  func copyEvents(to step: inout Step) {
    for index in 0..<moment.events.count { step.moment.events.append(moment.events[index]) }
  }

  /// Starts at the first event, or at the first frame of a recording without events, and returns
  /// the start time.
  mutating func open() throws(FormatError) -> Instant {
    stage = try timeline.next(into: &moment) ? .waiting : .settling
    guard stage == .waiting else { return frames.next ?? .zero }
    lastMoment = moment.time
    frames.skip(to: moment.time)
    return moment.time
  }

  /// The next cue; nil if the clock has no more frames.
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
  /// The time at which the frames resume after a long wait: shortly before the next moment, so that
  /// the state before the moment is shown. The result is nil if no frame is skipped. Without
  /// skipping, a recording of a few lines could require the frames of several years.
  ///
  /// The result depends on times alone, so that two replays of a recording draw the same frames on
  /// all engines. After a moment, frames are drawn for as long as a replay waits for a moving
  /// engine by default.
  @inline(__always)
  static func resumption(from frame: Instant, _ lastMoment: Instant, to moment: Instant) -> Instant?
  {
    guard frame - lastMoment >= ReplayLimit().maximum else { return nil }
    let lead = TimeSpan.seconds(1)
    return moment - frame > lead ? moment - lead : nil
  }
}
