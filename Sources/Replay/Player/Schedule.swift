internal import Model
internal import Text

/// The steps of a replay and their times: the moments of a recording and the frames of a clock in
/// one order. A touch at the exact time of a frame comes before the frame.
///
/// It depends on input alone, so it can be computed ahead of an engine as well as alongside one.
struct Schedule<Source: EventSource, Clock: Ticks> {
  let scene: Scene
  /// The events at a cue of a moment; it may be swapped out once the cue has been processed.
  var moment = Moment(at: .zero)
  private var timeline: Timeline<Source>
  private var frames: FrameCount<Clock>
  private var stage = Stage.reading
  /// The time of the last moment; before there is one, that of the first.
  private var lastMoment = Instant.zero

  /// One step to be shown.
  enum Cue {
    /// Directly before the moment, which contains input.
    case before
    /// Directly after it.
    case after
    /// A frame without events.
    case frame(Instant)
    /// A frame with a moment that contains only observations or marks.
    case reported
    /// A frame after the last moment: the consumer decides how many of them to draw.
    case idle(Instant)
  }

  private enum Stage {
    /// The next moment must be read.
    case reading
    /// The next moment has been read.
    case waiting
    /// The cue before it has been returned.
    case handling
    /// No moment is left.
    case settling
  }

  init(_ source: Source, at ticks: Clock) {
    timeline = Timeline(source)
    scene = timeline.scene
    frames = FrameCount(ticks)
  }

  /// Whether the last cue, which is a frame, is one of the clock. An additional frame at the time
  /// of an observation is shown, but not drawn.
  var isDrawn: Bool { frames.wasOfClock }

  /// Copies the events at the cue of a moment that has not been processed yet.
  func copyEvents(to step: inout Step) {
    for index in 0..<moment.events.count { step.moment.events.append(moment.events[index]) }
  }

  /// Begins at the first event, or at the first frame of a recording without events; returns the
  /// time.
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
  /// The time at which the frames resume after a long wait, shortly before the next moment, so that
  /// the state before it is shown; nil if no frame is skipped. A recording of a few lines must not
  /// cost the frames of years.
  ///
  /// It depends on times alone, so that two replays of a recording draw the same frames whatever
  /// their engines do. After a moment, frames are drawn for as long as the replay waits for a
  /// moving engine.
  @inline(__always)
  static func resumption(from frame: Instant, _ lastMoment: Instant, to moment: Instant) -> Instant?
  {
    guard frame - lastMoment >= ReplayLimit().maximum else { return nil }
    let lead = TimeSpan.seconds(1)
    return moment - frame > lead ? moment - lead : nil
  }
}
